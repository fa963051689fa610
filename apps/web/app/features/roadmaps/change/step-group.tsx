import { Plural, Trans } from '@lingui/react/macro'
import type { StepSummary } from '@milepost/contract/roadmaps/schema'
import type { ReactNode } from 'react'
import { langOf } from '#lib/i18n.ts'
import { classNames } from '#ui/class-names.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Check, Flag } from '#ui/icons.ts'

const shownAtOnce = 4

interface StepGroupProps {
  kind: 'done' | 'kept' | 'added' | 'removed'
  title: ReactNode
  steps: readonly StepSummary[]
  /** Shows its first steps without being asked; else its heading opens them. */
  open?: boolean
  note?: ReactNode
  /** What to say when there are no steps; without it the group is left out then. */
  none?: ReactNode
}

/** Steps that share one fate, as stops along a piece of road. */
export function StepGroup({ kind, title, steps, open = false, note, none }: StepGroupProps) {
  if (steps.length === 0 && none === undefined) return null
  const heading = (
    <h3 className="flex items-baseline gap-2 text-body">
      {title}
      <span className="font-medium text-ink-soft tabular-nums">{steps.length}</span>
    </h3>
  )
  const first = open ? steps.slice(0, shownAtOnce) : []
  const rest = steps.slice(first.length)
  return (
    <section className="grid gap-2">
      {open && heading}
      {steps.length === 0 && <p className="text-ink-soft">{none}</p>}
      {first.length > 0 && <Stops kind={kind} steps={first} />}
      {rest.length > 0 && (
        <Disclosure summary={open ? <Trans>Show {rest.length} more</Trans> : heading}>
          <Stops kind={kind} steps={rest} />
        </Disclosure>
      )}
      {note && <p className="pl-6.5 text-small text-ink-soft">{note}</p>}
    </section>
  )
}

const looks = {
  done: 'border-spruce bg-spruce text-on-spruce',
  kept: 'border-spruce bg-raised text-spruce',
  added: 'border-signal bg-signal text-on-signal',
  removed: 'border-line-strong border-dashed bg-raised text-ink-soft',
} as const

function Stops({ kind, steps }: { kind: StepGroupProps['kind']; steps: readonly StepSummary[] }) {
  return (
    <ul className="grid gap-2">
      {steps.map((step) => {
        const finished = step.status === 'done'
        return (
          <li key={step.key} className="flex gap-3">
            <span
              aria-hidden="true"
              className={classNames(
                'mt-0.5 grid size-6 shrink-0 place-items-center border-2',
                step.milestone ? 'rounded-t-full rounded-b-small' : 'rounded-full',
                looks[kind],
              )}
            >
              {finished ? <Check className="size-3.5" /> : step.milestone && <Flag className="size-3" />}
            </span>
            <span className="min-w-0">
              <span className={classNames('block', kind === 'removed' && !finished && 'text-ink-soft')}>
                {finished && (
                  <span className="sr-only">
                    <Trans>Done:</Trans>{' '}
                  </span>
                )}
                <span lang={langOf(step.label)}>{step.label}</span>
              </span>
              <span className="block text-small text-ink-soft">
                {step.section} · <Plural value={Math.round(step.hours)} one="# hour" other="# hours" />
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
