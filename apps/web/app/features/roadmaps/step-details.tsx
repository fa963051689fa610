import { Trans } from '@lingui/react/macro'
import type { Step, StepDetail } from '@milepost/contract/roadmaps'
import { ChevronRight, Wrench } from 'lucide-react'

interface StepDetailsProps {
  details: Step['details']
  milestone: boolean
  done: boolean
}

/**
 * What to do in a step, as items or as one text. Folded at first, except for the outcome, which stays visible until the
 * step is done.
 */
export function StepDetails({ details, milestone, done }: StepDetailsProps) {
  if (details.length === 0) return null
  const items = typeof details === 'string' ? [] : details
  const outcome = items.find(({ id }) => id === 'outcome')
  const tools = items.find(({ id }) => id === 'tools')
  const tasks = items.filter((item) => item !== tools && (done || item !== outcome))
  return (
    <>
      {outcome !== undefined && !done && <StepOutcome {...outcome} />}
      <details className="group max-w-prose">
        <summary className="inline-flex min-h-8 list-none items-center gap-1.5 rounded-small font-display font-semibold text-spruce [&::-webkit-details-marker]:hidden">
          <ChevronRight className="size-5 transition-transform group-open:rotate-90" aria-hidden />
          {milestone ? <Trans>What to show</Trans> : <Trans>What to do</Trans>}
        </summary>
        <div className="mt-2 grid gap-4 border-l-2 border-line pl-4">
          {typeof details === 'string' && <p className="whitespace-pre-line">{details}</p>}
          {tasks.length > 0 && (
            <dl className="grid gap-3">
              {tasks.map((task) => (
                <div key={task.id}>
                  <dt className="font-display font-semibold">{task.label}</dt>
                  <dd>{task.description}</dd>
                </div>
              ))}
            </dl>
          )}
          {tools !== undefined && (
            <p className="flex gap-2 text-small text-ink-soft">
              <Wrench className="mt-[0.2em] size-4 shrink-0" aria-hidden />
              <span>
                {tools.label}: {tools.description}
              </span>
            </p>
          )}
        </div>
      </details>
    </>
  )
}

function StepOutcome({ label, description }: StepDetail) {
  return (
    <div className="my-1 grid max-w-prose gap-0.5 border-l-4 border-spruce pl-4">
      <p className="font-display font-semibold text-spruce">{label}</p>
      <p>{description}</p>
    </div>
  )
}
