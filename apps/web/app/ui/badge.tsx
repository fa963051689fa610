import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

export type BadgeTone = 'plain' | 'spruce' | 'signal' | 'success' | 'danger'

const tones: Record<BadgeTone, string> = {
  plain: 'bg-sunken text-ink-soft',
  spruce: 'bg-spruce-soft text-spruce',
  signal: 'bg-signal-soft text-signal-ink',
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
}

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center gap-1.5 rounded-small px-2 text-small font-medium wrap-break-word @3xl:whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
