import { Trans } from '@lingui/react/macro'
import type { SharedRoadmap } from '@milepost/contract/sharing'
import { Check, Flag } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'

type SharedStep = SharedRoadmap['steps'][number] & { readonly id: number }

interface SharedStepsProps {
  /** In order, numbered. */
  steps: readonly SharedStep[]
  highlighted: number | null
}

/** The stops of somebody else's route, to look at. */
export function SharedSteps({ steps, highlighted }: SharedStepsProps) {
  const here = steps.find(({ status }) => status !== 'done')
  const sections = [...Map.groupBy(steps, ({ section }) => section)]
  return (
    <div id="stops" tabIndex={-1} className="grid scroll-mt-8 gap-10 outline-none">
      {sections.map(([name, members]) => (
        <section key={name} aria-label={name} className="grid gap-4">
          <header className="flex flex-wrap items-baseline gap-x-4 border-b-2 border-line pb-2">
            <h2 className="text-lead">{name}</h2>
            <p className="text-small text-ink-soft">
              <Trans>
                {members.filter(({ status }) => status === 'done').length} of {members.length} done
              </Trans>
            </p>
          </header>
          <ol className="lg:columns-2 lg:gap-8">
            {members.map((step) => (
              <li
                key={step.id}
                id={`step-${step.id}`}
                tabIndex={-1}
                aria-current={step === here ? 'step' : undefined}
                className={classNames(
                  'mb-1 flex break-inside-avoid items-start gap-4 rounded-large p-3 outline-offset-0 transition-colors duration-500',
                  step === here && highlighted !== step.id && 'bg-raised shadow-raised',
                  highlighted === step.id && 'bg-signal-soft',
                )}
              >
                <Sign step={step} here={step === here} />
                <div className="min-w-0">
                  <h3 className="text-body">
                    {step.milestone && (
                      <span className="sr-only">
                        <Trans>Milestone:</Trans>{' '}
                      </span>
                    )}
                    {step.label}
                  </h3>
                  <p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
                    <StateOf step={step} here={step === here} />
                    <span>
                      <Trans>{Math.round(step.hours)} hours</Trans>
                    </span>
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function StateOf({ step: { status }, here }: { step: SharedStep; here: boolean }) {
  if (status === 'done') return <Trans>Done</Trans>
  if (here)
    return (
      <span className="rounded-small bg-ink px-1.5 font-medium text-paper">
        <Trans>The next stop</Trans>
      </span>
    )
  return status === 'ongoing' ? <Trans>Ongoing</Trans> : <Trans>Not started</Trans>
}

function Sign({ step: { id, status, milestone }, here }: { step: SharedStep; here: boolean }) {
  const ahead = milestone ? 'border-signal-ink bg-paper text-signal-ink' : 'border-line-strong bg-paper text-ink'
  const reached = here || status === 'ongoing' ? 'border-signal bg-signal text-on-signal' : ahead
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-9 shrink-0 place-items-center border-3 font-display text-small font-bold tabular-nums',
        milestone ? 'rounded-t-full rounded-b-small' : 'rounded-full',
        status === 'done' ? 'border-spruce bg-spruce text-on-spruce' : reached,
      )}
    >
      {status === 'done' ? <Check className="size-4" /> : milestone ? <Flag className="size-4" /> : id}
    </span>
  )
}
