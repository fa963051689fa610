import { Plural, Trans } from '@lingui/react/macro'
import { monthsFor } from '@milepost/contract/roadmaps/pace'

const usualHoursPerWeek = 10

/** How long a beginner learns for a career, in a line. */
export function CareerLength({ hours }: { hours: number }) {
  const months = monthsFor(hours, usualHoursPerWeek)
  return (
    <Trans>
      <Plural value={Math.round(hours)} one="About # hour" other="About # hours" /> to learn,{' '}
      <Plural value={months} one="# month" other="# months" /> at{' '}
      <Plural value={usualHoursPerWeek} one="# hour a week" other="# hours a week" />
    </Trans>
  )
}
