import { Plural, Trans } from '@lingui/react/macro'
import type { RhythmWeek } from '@milepost/contract/rhythm/schema'
import type { ReactNode } from 'react'
import { formatDate } from '#lib/format.ts'
import { classNames } from '#ui/class-names.ts'
import { Check, Moon } from '#ui/icons.ts'

const looks = {
  learned: 'bg-spruce text-on-spruce',
  rest: 'bg-sunken text-ink-soft',
  missed: 'border-2 border-line',
  open: 'border-2 border-dashed border-signal',
} as const

/** The last weeks as places on a line, this one last. */
export function WeekRow({ weeks }: { weeks: readonly RhythmWeek[] }) {
  return (
    <ol className="flex flex-wrap gap-1.5">
      {weeks.map((week) => (
        <li key={week.start} className={classNames('grid size-8 place-items-center rounded-full', looks[week.state])}>
          {week.state === 'learned' && <Check className="size-4" aria-hidden />}
          {week.state === 'rest' && <Moon className="size-4" aria-hidden />}
          <span className="sr-only">
            <Trans>Week of {formatDate(week.start)}:</Trans> <WeekText {...week} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function WeekText({ state, hours }: RhythmWeek): ReactNode {
  if (state === 'rest') return <Trans>a rest week</Trans>
  if (state === 'missed') return <Trans>a quiet week</Trans>
  if (state === 'open') return <Trans>this week</Trans>
  return <Plural value={Math.round(hours)} _0="less than an hour" one="# hour" other="# hours" />
}
