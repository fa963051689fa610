import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StepStatus } from '@milepost/contract/progress/limits'
import type { Step } from '@milepost/contract/roadmaps/schema'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { revealTarget, sessionPage } from '#lib/addresses.ts'
import { type PlannedSession, plannedSessions } from '#lib/planned-sessions.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Check, Flag } from '#ui/icons.ts'
import { SessionHours } from '#ui/session-hours.tsx'

/** A step that was marked as done just now, and what it was before. */
export interface MarkedStep {
  readonly step: Step
  readonly before: StepStatus
}

interface StepBarProps {
  /** In order. */
  steps: readonly Step[]
  statuses: Readonly<Record<number, StepStatus>>
  tickedTasks: Readonly<Record<number, ReadonlySet<string>>>
  marked: MarkedStep | null
  /** The jobs that the marked step is the last one for. */
  titles: readonly string[]
  onDone: (step: Step) => void
  onUndo: (marked: MarkedStep) => void
  /** The learner continues to the next step. */
  onNext: () => void
}

const nextLink =
  'inline-flex min-h-12 shrink-0 items-center rounded-medium bg-spruce px-4 font-display font-semibold text-on-spruce hover:bg-spruce-strong'

/** Stays in view with the steps: where the learner is, with done one press away, and its undoing after that. */
export function StepBar({ steps, statuses, tickedTasks, marked, titles, onDone, onUndo, onNext }: StepBarProps) {
  const { t } = useLingui()
  const left = steps.filter(({ id }) => statuses[id] !== 'done')
  const [next] = left
  const { area, notePress } = useFocusAfterPress(marked)
  return (
    <section
      ref={area}
      tabIndex={-1}
      aria-label={t`Your next step`}
      className={classNames(
        'sticky top-0 z-20 -mx-[min(0.5rem,2vw)] flex min-h-14 flex-wrap items-center gap-x-4',
        'gap-y-1 rounded-b-medium border-b-2 px-[min(0.5rem,2vw)] outline-none print:hidden',
        // On a phone above the way around, within reach of a thumb.
        'max-sm:top-auto max-sm:bottom-[calc(3.5rem+1px)] max-sm:order-last max-sm:rounded-t-medium max-sm:rounded-b-none max-sm:border-t-2 max-sm:border-b-0',
        marked?.step.milestone === true ? 'border-signal bg-signal-soft py-4' : 'border-line bg-paper py-1.5',
      )}
    >
      <p
        role="status"
        className={classNames(
          marked === null ? 'sr-only' : 'min-w-0 flex-1',
          // Its name needs the width of a phone.
          marked?.step.milestone === true && 'max-sm:basis-full',
        )}
      >
        {marked !== null && <MarkedText marked={marked} titles={titles} left={left.length} />}
      </p>
      {marked === null && next !== undefined && (
        <NextStep
          step={next}
          total={steps.length}
          session={plannedSessions([next]).find(({ session }) => !tickedTasks[next.id]?.has(session.id))}
          onDone={() => {
            notePress()
            onDone(next)
          }}
        />
      )}
      {marked !== null && (
        <>
          <Button
            variant="quiet"
            className="shrink-0"
            onClick={() => {
              notePress()
              onUndo(marked)
            }}
          >
            <Trans>Undo</Trans>
          </Button>
          <Onward next={next} onNext={onNext} />
        </>
      )}
    </section>
  )
}

/** Keeps the focus with the bar when the button that was pressed in it has gone. */
function useFocusAfterPress(marked: MarkedStep | null) {
  const wasPressed = useRef(false)
  const area = useRef<HTMLElement>(null)
  useEffect(() => {
    void marked
    if (wasPressed.current) area.current?.focus()
    wasPressed.current = false
  }, [marked])
  return {
    area,
    notePress: () => {
      wasPressed.current = true
    },
  }
}

/** What was marked just now, and how far it still is. */
function MarkedText({ marked, titles, left }: { marked: MarkedStep; titles: readonly string[]; left: number }) {
  return (
    <span>
      <span
        className={classNames(
          'inline-flex items-center gap-1.5 font-semibold',
          marked.step.milestone && 'font-display text-lead font-bold',
        )}
      >
        {marked.step.milestone ? (
          <Flag className="size-7 shrink-0 text-signal-ink" aria-hidden />
        ) : (
          <Check className="size-4 shrink-0 text-spruce" aria-hidden />
        )}
        {marked.step.milestone ? (
          <Trans>Milestone reached: {marked.step.label}.</Trans>
        ) : (
          <Trans>Step {marked.step.id} done.</Trans>
        )}
      </span>
      {titles.map((title) => (
        <span key={title} className="font-semibold">
          <span> </span>
          <Trans>You can now apply for {title} jobs.</Trans>
        </span>
      ))}
      <span> </span>
      <span className="text-small text-ink-soft">
        <Plural value={left} one="# step to go." other="# steps to go." />
      </span>
    </span>
  )
}

interface NextStepProps {
  step: Step
  total: number
  /** What comes next of it. */
  session: PlannedSession | undefined
  onDone: () => void
}

/** The step that comes next, to be opened or marked as done, with the session to study now. */
function NextStep({ step, total, session, onDone }: NextStepProps) {
  return (
    <>
      <p className="min-w-0 flex-1 leading-tight">
        {session !== undefined && (
          <span className="line-clamp-2">
            <span>
              <Trans>Next:</Trans>
            </span>{' '}
            <Link
              to={sessionPage(session.subjectId, session.session.id)}
              className="font-display font-semibold text-spruce underline decoration-1 underline-offset-4"
            >
              {session.session.label}
            </Link>
            <span className="text-small text-ink-soft">
              <span>, </span>
              <SessionHours hours={session.session.hours} />
            </span>
          </span>
        )}
        <span>
          <Link
            to={{ search: `?step=${step.id}` }}
            state={revealTarget}
            preventScrollReset
            className="inline-block min-h-6 font-display font-semibold text-spruce underline decoration-1 underline-offset-4"
          >
            <Trans>
              Step {step.id} of {total}
            </Trans>
          </Link>{' '}
          <span className="whitespace-nowrap text-small text-ink-soft">
            · <Plural value={Math.round(step.hours)} one="# hour" other="# hours" />
          </span>
        </span>
      </p>
      <Button className="shrink-0" onClick={onDone}>
        <Trans>
          Mark as done <span className="sr-only">({step.label})</span>
        </Trans>
      </Button>
    </>
  )
}

/** From the step that was just marked to the next, or to the arrival after the last. */
function Onward({ next, onNext }: { next: Step | undefined; onNext: () => void }) {
  if (next === undefined)
    return (
      <a href="#arrival" className={nextLink}>
        <Trans>See what you did</Trans>
      </a>
    )
  return (
    <Link
      to={{ search: `?step=${next.id}` }}
      state={revealTarget}
      preventScrollReset
      onClick={onNext}
      className={nextLink}
    >
      <Trans>
        Next <span className="sr-only">({next.label})</span>
      </Trans>
    </Link>
  )
}
