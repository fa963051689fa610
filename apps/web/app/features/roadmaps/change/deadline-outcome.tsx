import { Plural, Trans } from '@lingui/react/macro'
import { finishDay, hoursPerWeekUntil, maxHoursPerWeek, yearsAway } from '@milepost/contract/roadmaps/pace'
import { formatDay, formatMonth, formatSpan } from '#lib/format.ts'
import { serverNow } from '#lib/server-clock.ts'

/** More than this leaves no time for work or school. */
const maxComfortableHours = 40
const dayLength = 86_400_000

const dayOf = (until: string) => new Date(`${until}T00:00`)

interface DeadlineOutcomeProps {
  hoursLeft: number
  until: string
  hoursPerWeek: number | null
}

/** The hours a week that would keep a date: null where the ones that are planned keep it, or no week has as many. */
export function hoursToKeep({ hoursLeft, until, hoursPerWeek }: DeadlineOutcomeProps): number | null {
  const needed = hoursPerWeekUntil(hoursLeft, until, serverNow())
  return needed !== null && needed > (hoursPerWeek ?? 0) && needed <= maxHoursPerWeek ? needed : null
}

/** What a date means for the hours a week. One that can't be kept says by how much it is missed, and what it takes. */
export function DeadlineOutcome({ hoursLeft, until, hoursPerWeek }: DeadlineOutcomeProps) {
  const day = formatDay(dayOf(until))
  const needed = hoursPerWeekUntil(hoursLeft, until, serverNow())
  if (hoursLeft === 0) return <Trans>You’ve finished your roadmap.</Trans>
  if (needed === null) return <Trans>{day} has passed. You can set a new date in your answers.</Trans>
  if (needed > maxComfortableHours && needed > (hoursPerWeek ?? 0))
    return (
      <Trans>
        To finish by {day} you’d need <Plural value={needed} one="# hour" other="# hours" /> a week. Give yourself more
        time, or take something back to make your roadmap shorter.
      </Trans>
    )
  if (hoursPerWeek === null)
    return (
      <Trans>
        To finish by {day} you need about <Plural value={needed} one="# hour" other="# hours" /> a week, or a shorter
        roadmap.
      </Trans>
    )
  if (hoursPerWeek >= needed)
    return (
      <Trans>
        Your <Plural value={hoursPerWeek} one="# hour" other="# hours" /> a week are enough to finish by {day}.
      </Trans>
    )
  return <Missed until={until} needed={needed} hoursPerWeek={hoursPerWeek} hoursLeft={hoursLeft} />
}

function Missed({
  until,
  needed,
  hoursPerWeek,
  hoursLeft,
}: DeadlineOutcomeProps & { needed: number; hoursPerWeek: number }) {
  const today = serverNow()
  const finish = finishDay(today, hoursLeft, hoursPerWeek)
  const day = formatDay(dayOf(until))
  const delay = formatSpan(Math.round((finish.getTime() - dayOf(until).getTime()) / dayLength))
  const month = formatMonth(finish)
  return (
    <span>
      <Trans>
        At <Plural value={hoursPerWeek} one="# hour" other="# hours" /> a week you’d miss {day} by {delay}.
      </Trans>{' '}
      <span>
        {yearsAway(finish, today) === null ? (
          <Trans>
            It takes <Plural value={needed} one="# hour" other="# hours" /> a week, or until {month}.
          </Trans>
        ) : (
          <Trans>
            It takes <Plural value={needed} one="# hour" other="# hours" /> a week, or a shorter roadmap.
          </Trans>
        )}
      </span>
    </span>
  )
}
