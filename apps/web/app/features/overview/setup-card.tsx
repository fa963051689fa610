import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RouteToMilepost } from '#ui/illustrations.tsx'

/** What the overview shows a learner who has no roadmap yet. */
export function SetupCard() {
  return (
    <Card className="@container">
      <div className="grid items-center gap-8 @2xl:grid-cols-[minmax(0,1fr)_16rem] @2xl:gap-12 @2xl:p-4">
        <div className="grid justify-items-start gap-4">
          <h2 className="text-heading">
            <Trans>Setup Your Career Profile</Trans>
          </h2>
          <p className="max-w-prose text-lead text-ink-soft">
            <Trans>Complete your profile to generate a personalized career roadmap.</Trans>
          </p>
          <ButtonLink to={pages.profileWizard} size="large" className="mt-2">
            <Trans>Start Setup</Trans>
          </ButtonLink>
        </div>
        <RouteToMilepost className="w-full @max-2xl:hidden" />
      </div>
    </Card>
  )
}
