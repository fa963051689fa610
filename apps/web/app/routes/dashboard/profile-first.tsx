import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** Replaces the roadmap for a learner who has not answered the wizard yet. */
export function ProfileFirst() {
  return (
    <EmptyState
      title={<Trans>Setup Your Career Profile</Trans>}
      actions={
        <ButtonLink to={pages.profileWizard}>
          <Trans>Start Setup</Trans>
        </ButtonLink>
      }
    >
      <Trans>Complete your profile to generate a personalized career roadmap.</Trans>
    </EmptyState>
  )
}
