import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RouteToMilepost } from '#ui/illustrations.tsx'

/** What the overview shows a learner who has no roadmap yet. */
export function SetupCard() {
  return (
    <Card className="grid items-center gap-8 md:grid-cols-[1fr_16rem] md:gap-12 md:p-12">
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
      <RouteToMilepost className="mx-auto w-40 max-md:hidden md:w-full" />
    </Card>
  )
}
