import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatLocale } from '#lib/i18n.ts'

/** A week's Monday without its year, such as '16 Nov', in any time zone. */
export function formatMonday(start: string): string {
  return new Intl.DateTimeFormat(formatLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(start),
  )
}

interface WeekAxisProps {
  weeks: readonly { readonly start: string }[]
  top: string
  /** What the last week is called; this week, unless the weeks shown have ended. */
  last?: ReactNode
  children: ReactNode
}

/** The axes of a weekly chart: the scale from 0 to `top`, and the first and the last week. */
export function WeekAxis({ weeks, top, last = <Trans>this week</Trans>, children }: WeekAxisProps) {
  const first = weeks[0]
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 text-small text-ink-soft tabular-nums">
      <div className="flex flex-col justify-between text-right leading-none">
        <span>{top}</span>
        <span>0</span>
      </div>
      <svg className="h-40 w-full overflow-visible" aria-hidden="true">
        {[0, 50, 100].map((height) => (
          <line
            key={height}
            x1="0"
            x2="100%"
            y1={`${height}%`}
            y2={`${height}%`}
            className={height === 100 ? 'stroke-line-strong' : 'stroke-line'}
          />
        ))}
        {children}
      </svg>
      <span />
      <div className="flex flex-wrap justify-between gap-x-4">
        <span>{first === undefined ? '' : formatMonday(first.start)}</span>
        <span>{last}</span>
      </div>
    </div>
  )
}
