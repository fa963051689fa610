import type { ReactNode } from 'react'
import { formatNumber } from '#lib/format.ts'
import { share } from '#ui/chart-shapes.ts'

interface SharesProps {
  rows: readonly { readonly key: string; readonly name: ReactNode; readonly count: number }[]
}

/** Counts with a bar each, as long as its count is beside the largest. */
export function Shares({ rows }: SharesProps) {
  const most = Math.max(0, ...rows.map(({ count }) => count))
  return (
    <ul className="grid gap-3">
      {rows.map(({ key, name, count }) => (
        <li key={key} className="grid gap-1">
          <p className="flex justify-between gap-4">
            <span>{name}</span>
            <span className="shrink-0 font-display font-semibold tabular-nums">{formatNumber(count)}</span>
          </p>
          <svg className="h-2 w-full" aria-hidden="true">
            <rect width="100%" height="100%" rx="4" className="fill-sunken" />
            {count > 0 && <rect width={`${share(count, most) * 100}%`} height="100%" rx="4" className="fill-spruce" />}
          </svg>
        </li>
      ))}
    </ul>
  )
}
