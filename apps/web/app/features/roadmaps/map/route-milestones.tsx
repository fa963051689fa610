import { Plural, Trans } from '@lingui/react/macro'
import type { StepStatus } from '@milepost/contract/progress/limits'
import type { Step } from '@milepost/contract/roadmaps/schema'
import { Arrival } from '#features/roadmaps/arrival.tsx'
import { langOf } from '#lib/i18n.ts'
import { classNames } from '#ui/class-names.ts'
import { Check, Flag } from '#ui/icons.ts'

interface RouteMilestonesProps {
  /** In order. */
  steps: readonly Pick<Step, 'id' | 'label' | 'milestone'>[]
  statuses: Readonly<Record<number, StepStatus>>
  /** The day each milestone is reached, by step number; empty without a plan. */
  dates: ReadonlyMap<number, Date>
}

/** What one wants to reach, and how far it is. */
export function RouteMilestones({ steps, statuses, dates }: RouteMilestonesProps) {
  const milestones = steps.filter(({ milestone }) => milestone)
  if (milestones.length === 0) return null
  return (
    <section aria-labelledby="milestones" className="@container grid gap-3">
      <h2 id="milestones" className="sr-only">
        <Trans>Milestones</Trans>
      </h2>
      <ol className="grid gap-x-8 gap-y-4 @xl:grid-cols-2 @4xl:grid-cols-4">
        {milestones.map((step) => {
          const done = statuses[step.id] === 'done'
          const open = steps.filter(({ id }) => id <= step.id && statuses[id] !== 'done').length
          const date = dates.get(step.id)
          return (
            <li key={step.id} className="flex items-start gap-3">
              <span
                aria-hidden="true"
                className={classNames(
                  'mt-0.5 grid size-8 shrink-0 place-items-center rounded-t-full rounded-b-small border-3',
                  done ? 'border-spruce bg-spruce text-on-spruce' : 'border-signal-ink text-signal-ink',
                )}
              >
                {done ? <Check className="size-4" /> : <Flag className="size-4" />}
              </span>
              <div className="min-w-0">
                <p lang={langOf(step.label)} className="font-display leading-snug font-semibold">
                  {step.label}
                </p>
                <p className="text-small text-ink-soft">
                  {done ? (
                    <Trans>reached</Trans>
                  ) : (
                    <>
                      <Plural value={open} one="the next step" other="# steps to go" />
                      {date !== undefined && (
                        <span>
                          {', '}
                          <Arrival day={date} />
                        </span>
                      )}
                    </>
                  )}
                </p>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
