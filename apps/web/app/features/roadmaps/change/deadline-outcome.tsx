import { Plural, Trans } from '@lingui/react/macro'
import { hoursPerWeekUntil } from '@milepost/contract/roadmaps/pace'
import { formatDay } from '#lib/format.ts'
import { serverNow } from '#lib/server-clock.ts'

/** More than this leaves no time for work or school. */
const maxComfortableHours = 40

/** The hours a week that a deadline needs from today: null where it has passed, 0 where nothing is left. */
export function hoursNeeded(hoursLeft: number, until: string): number | null {
  return hoursPerWeekUntil(hoursLeft, until, serverNow())
}

interface DeadlineOutcomeProps {
  needed: number | null
  until: string
  hoursPerWeek: number | null
}

/** What a deadline means for the hours a week. */
export function DeadlineOutcome({ needed, until, hoursPerWeek }: DeadlineOutcomeProps) {
  const day = formatDay(new Date(`${until}T00:00`))
  if (needed === 0) return <Trans>You’ve finished your roadmap.</Trans>
  if (needed === null) return <Trans>{day} has passed. You can set a new date in your answers.</Trans>
  if (hoursPerWeek !== null && hoursPerWeek >= needed)
    return (
      <Trans>
        Your <Plural value={hoursPerWeek} one="# hour" other="# hours" /> a week are enough to finish by {day}.
      </Trans>
    )
  if (needed > maxComfortableHours)
    return (
      <Trans>
        To finish by {day} you’d need <Plural value={needed} one="# hour" other="# hours" /> a week. Give yourself more
        time, or take something back to make your roadmap shorter.
      </Trans>
    )
  return (
    <Trans>
      To finish by {day} you need about <Plural value={needed} one="# hour" other="# hours" /> a week, or a shorter
      roadmap.
    </Trans>
  )
}
