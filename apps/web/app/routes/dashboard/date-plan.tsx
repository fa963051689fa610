import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#features/profiles/api.ts'
import { firstResultTexts } from '#features/profiles/field-texts.ts'
import { DeadlineOutcome, hoursToKeep } from '#features/roadmaps/change/deadline-outcome.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { formatDay, formatList } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'

interface DatePlanProps {
  roadmap: Roadmap
  hoursLeft: number
  saving: boolean
  onPace: (hoursPerWeek: number) => void
}

/** By when the learner wants to be there, whether that can be kept, and what they want first. */
export function DatePlan({ roadmap: { requests, hoursPerWeek }, hoursLeft, saving, onPace }: DatePlanProps) {
  const { i18n } = useLingui()
  const { id } = useCurrentUser()
  const { data: profile } = useQuery(profileQuery(id))
  const deadline = requests.find((one) => one.kind === 'deadline' && one.ignored !== true)
  const { until, later = [] } = deadline?.kind === 'deadline' ? deadline : {}
  const result = profile?.firstResult ?? null
  const needed = until === undefined ? null : hoursToKeep({ hoursLeft, until, hoursPerWeek })
  return (
    <div className="grid justify-items-start gap-1">
      {until === undefined ? (
        <TextLink to={`${pages.profileWizard}?step=2#finishBy`}>
          <Trans>Set a date to finish by</Trans>
        </TextLink>
      ) : (
        <p>
          <strong className="font-semibold">
            <Trans>Finish by {formatDay(new Date(`${until}T00:00`))}</Trans>
          </strong>
          {'. '}
          <DeadlineOutcome hoursLeft={hoursLeft} until={until} hoursPerWeek={hoursPerWeek} />
        </p>
      )}
      {needed !== null && (
        <Button variant="link" busy={saving} onClick={() => onPace(needed)}>
          <Trans>Plan {needed} hours a week</Trans>
        </Button>
      )}
      {later.length > 0 && (
        <p className="text-ink-soft">
          <Trans>Left for later, to keep your date: {formatList(later)}</Trans>
        </p>
      )}
      {result !== null && (
        <p className="text-ink-soft">
          <Trans>First result: {i18n._(firstResultTexts[result])}</Trans>
        </p>
      )}
    </div>
  )
}
