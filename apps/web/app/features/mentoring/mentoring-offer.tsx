import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

/** What mentoring is, for learners whose plan does not hold it. */
export function MentoringOffer() {
  return (
    <Card className="grid max-w-prose justify-items-start gap-4">
      <h2 className="text-title">
        <Trans>Part of the Premium plan</Trans>
      </h2>
      <p>
        <Trans>
          With Premium you can request a one-to-one session. Tell us what you’d like to talk about and when. We’ll reply
          here with a time and a link.
        </Trans>
      </p>
      <ButtonLink to={pages.plans}>
        <Trans>See plans</Trans>
      </ButtonLink>
    </Card>
  )
}
