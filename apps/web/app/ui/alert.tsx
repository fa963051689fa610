import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { CircleCheck, Info, TriangleAlert } from './icons.ts'

type AlertTone = 'danger' | 'success' | 'note'

const tones = {
  danger: { look: 'bg-danger-soft text-danger', Icon: TriangleAlert },
  success: { look: 'bg-success-soft text-success', Icon: CircleCheck },
  note: { look: 'bg-signal-soft text-signal-ink', Icon: Info },
} as const

/** A message in the page. Danger interrupts a screen reader; the others wait for their turn. */
export function Alert({ tone = 'danger', children }: { tone?: AlertTone; children: ReactNode }) {
  const { look, Icon } = tones[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded-medium px-4 py-3', look)}
    >
      <Icon className="mt-[0.2em] size-5 shrink-0" aria-hidden />
      <div className="text-ink">{children}</div>
    </div>
  )
}
