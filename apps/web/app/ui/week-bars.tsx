import type { ReactNode } from 'react'
import { formatNumber } from '#lib/format.ts'
import { share, topOf } from '#ui/chart-shapes.ts'
import { WeekAxis } from '#ui/week-axis.tsx'

interface WeekBarsProps {
  /** The earliest first; null: there is no figure, which is not 0. */
  weeks: readonly { readonly start: string; readonly value: number | null }[]
  /** The scale reaches at least so far. */
  least: number
  /** The label of the last week, which is highlighted as the current one unless the weeks have ended. */
  last?: ReactNode
}

/** A bar for each week, and a short line where there is no figure. */
export function WeekBars({ weeks, least, last }: WeekBarsProps) {
  const top = topOf(Math.max(0, ...weeks.map(({ value }) => value ?? 0)), least)
  const width = 100 / weeks.length
  return (
    <WeekAxis weeks={weeks} top={formatNumber(top)} last={last}>
      {weeks.map(({ start, value }, place) => {
        const height = share(value ?? 0, top) * 100
        const left = `${place * width + width * 0.15}%`
        if (value === null) {
          const right = `${place * width + width * 0.85}%`
          return (
            <line
              key={start}
              x1={left}
              x2={right}
              y1="97%"
              y2="97%"
              className="stroke-line-strong"
              strokeDasharray="3 3"
            />
          )
        }
        return (
          <rect
            key={start}
            x={left}
            width={`${width * 0.7}%`}
            y={`${100 - height}%`}
            height={`${height}%`}
            rx="3"
            className={last === undefined && place === weeks.length - 1 ? 'fill-signal' : 'fill-spruce'}
          />
        )
      })}
    </WeekAxis>
  )
}
