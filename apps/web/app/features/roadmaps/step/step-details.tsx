import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { tasksOf } from '@milepost/contract/progress/limits'
import type { Step, StepDetail } from '@milepost/contract/roadmaps/schema'
import { langOf } from '#lib/i18n.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Check, ChevronRight, Wrench } from '#ui/icons.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'

interface StepDetailsProps {
  details: Step['details']
  milestone: boolean
  done: boolean
  /** The learner is at this step. */
  here: boolean
  tickedTasks: ReadonlySet<string>
  onTick: (task: string, ticked: boolean) => void
}

/** What to do in a step, as tasks to tick or as one text. The outcome stays visible until the step is done. */
export function StepDetails({ details, milestone, done, here, tickedTasks, onTick }: StepDetailsProps) {
  const { t } = useLingui()
  if (details.length === 0) return null
  const items = typeof details === 'string' ? [] : details
  const outcome = items.find(({ id }) => id === 'outcome')
  const tools = items.find(({ id }) => id === 'tools')
  const tasks = items.filter((item) => item !== tools && (done || item !== outcome))
  const toTick = tasksOf(details)
  const total = toTick.length
  const ticked = toTick.filter(({ id }) => tickedTasks.has(id)).length
  return (
    <>
      {outcome !== undefined && !done && <StepOutcome {...outcome} />}
      {ticked > 0 && !done && (
        <div className="grid max-w-prose gap-1">
          <p className="text-small font-medium tabular-nums">
            <Trans>
              {ticked} of <Plural value={total} one="# part" other="# parts" /> done
            </Trans>
          </p>
          <ProgressBar label={t`Parts of this step`} value={(ticked / total) * 100} />
        </div>
      )}
      <details className="group max-w-prose" open={here}>
        <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-small font-display font-semibold text-spruce [&::-webkit-details-marker]:hidden">
          <ChevronRight className="size-5 transition-transform group-open:rotate-90" aria-hidden />
          {milestone ? <Trans>What to show</Trans> : <Trans>What to do</Trans>}
        </summary>
        <div className="mt-2 grid gap-4 border-l-2 border-line pl-4">
          {typeof details === 'string' && <p className="whitespace-pre-line">{details}</p>}
          {tasks.length > 0 && (
            <ul className="grid gap-3">
              {tasks.map((detail) => (
                <li key={detail.id}>
                  <Task
                    detail={detail}
                    done={done}
                    ticked={tickedTasks.has(detail.id)}
                    onTick={toTick.includes(detail) ? (on) => onTick(detail.id, on) : null}
                  />
                </li>
              ))}
            </ul>
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

interface TaskProps {
  detail: StepDetail
  done: boolean
  ticked: boolean
  /** Null where there is nothing to tick. */
  onTick: ((ticked: boolean) => void) | null
}

/** A task to tick. In a finished step everything is done. */
function Task({ detail: { label, description }, done, ticked, onTick }: TaskProps) {
  const text = (
    <>
      <span lang={langOf(label)} className="block font-display font-semibold">
        {label}
      </span>
      <span lang={langOf(description)} className="block">
        {description}
      </span>
    </>
  )
  if (done || onTick === null)
    return (
      <p className="flex items-start gap-3">
        {onTick !== null && <Check className="mt-1 size-5 shrink-0 text-spruce" aria-hidden />}
        <span>{text}</span>
      </p>
    )
  return (
    <Checkbox checked={ticked} onChange={(event) => onTick(event.target.checked)}>
      {text}
    </Checkbox>
  )
}

/** What one can do or show at the end. */
export function StepOutcome({ label, description }: StepDetail) {
  return (
    <div className="my-1 grid max-w-prose gap-0.5 border-l-4 border-spruce pl-4">
      <p lang={langOf(label)} className="font-display font-semibold text-spruce">
        {label}
      </p>
      <p lang={langOf(description)}>{description}</p>
    </div>
  )
}
