import type { ReactNode } from 'react'

/** One figure of a list of figures (`dl`), with what it counts. */
export function Counter({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col border-t-4 border-spruce pt-4">
      <dt className="font-display font-semibold text-ink-soft">{label}</dt>
      <dd className="font-display text-display font-extrabold tabular-nums">{children}</dd>
    </div>
  )
}
