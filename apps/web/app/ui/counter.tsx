import type { ReactNode } from 'react'

/** One figure of a list of figures (`dl`), with what it counts. A long figure is set smaller rather than broken. */
export function Counter({ label, children }: { label: ReactNode; children: ReactNode }) {
  const characters = typeof children === 'string' ? Math.max(children.length, 1) : 3
  return (
    <div className="@container flex flex-col border-t-4 border-spruce pt-4">
      <dt className="font-display font-semibold text-ink-soft">{label}</dt>
      <dd
        className="font-display text-display font-extrabold whitespace-nowrap tabular-nums"
        style={{ fontSize: `min(var(--text-display), ${Math.round(150 / characters)}cqi)` }}
      >
        {children}
      </dd>
    </div>
  )
}
