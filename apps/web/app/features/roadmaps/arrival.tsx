import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { maxYearsSaid, yearsAway } from '@milepost/contract/roadmaps/pace'
import { formatDay } from '#lib/format.ts'

/** When something is reached: its day, or in years where it is too far away for a day. */
export function useArrivalText(): (day: Date) => string {
  const { t } = useLingui()
  return (day) => {
    const years = yearsAway(day, new Date())
    if (years === null) return t`around ${formatDay(day)}`
    return years > maxYearsSaid ? t`in more than ${maxYearsSaid} years` : t`in about ${years} years`
  }
}

export function Arrival({ day }: { day: Date }) {
  return <span>{useArrivalText()(day)}</span>
}

/** When the learner arrives at a pace. */
export function ArrivalAtPace({ finish, hoursPerWeek }: { finish: Date; hoursPerWeek: number }) {
  const years = yearsAway(finish, new Date())
  if (years === null)
    return (
      <Trans>
        At <Plural value={hoursPerWeek} one="# hour" other="# hours" /> a week, you’ll finish{' '}
        <strong className="font-semibold whitespace-nowrap">around {formatDay(finish)}</strong>.
      </Trans>
    )
  if (years <= maxYearsSaid)
    return (
      <Trans>
        At <Plural value={hoursPerWeek} one="# hour" other="# hours" /> a week, this takes about {years} years.
      </Trans>
    )
  return (
    <Trans>
      At <Plural value={hoursPerWeek} one="# hour" other="# hours" /> a week, this takes more than {maxYearsSaid} years.
    </Trans>
  )
}
