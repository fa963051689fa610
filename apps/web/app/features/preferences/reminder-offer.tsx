import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { quietDaysUntilReminder } from '@milepost/contract/rhythm/limits'
import { useQuery } from '@tanstack/react-query'
import { preferencesQuery } from '#features/preferences/api.ts'
import { useChoice } from '#features/preferences/use-choice.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** Offers the reminder after quiet days to a learner who doesn't have it. */
export function ReminderOffer({ userId }: { userId: string }) {
  const { data: saved } = useQuery(preferencesQuery(userId))
  const { choose, pending, outcome } = useChoice(userId)
  if (saved === undefined) return null
  const isOn = pending.quietReminder ?? saved.quietReminder
  return (
    <div className="grid max-w-prose justify-items-start gap-3 rounded-large bg-sunken p-4">
      <p>
        {isOn ? (
          <Trans>
            We’ll remind you once after {quietDaysUntilReminder} quiet days. You can change that in the{' '}
            <TextLink to={pages.settings}>settings</TextLink>.
          </Trans>
        ) : (
          <Trans>
            That was your first session. If {quietDaysUntilReminder} days pass without learning, we can name your next
            small step, once. Here and by email.
          </Trans>
        )}
      </p>
      {!isOn && (
        <Button variant="quiet" onClick={() => choose({ quietReminder: true })}>
          <Trans>Remind me</Trans>
        </Button>
      )}
      {outcome}
    </div>
  )
}
