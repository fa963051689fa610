import { Trans } from '@lingui/react/macro'
import { type OverviewSection, type OverviewStep, sectionsOf } from '#features/overview/steps.ts'
import { langOf } from '#lib/i18n.ts'
import { classNames } from '#ui/class-names.ts'
import { Check, ChevronRight } from '#ui/icons.ts'

/** The sections of the route, folded to the one the learner is in. */
export function StepSections({ steps, next }: { steps: readonly OverviewStep[]; next: OverviewStep | null }) {
  const sections = sectionsOf(steps)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {sections.map((section) => (
        <Section key={section.steps[0]?.id} section={section} next={next} />
      ))}
    </div>
  )
}

function Section({ section: { name, steps }, next }: { section: OverviewSection; next: OverviewStep | null }) {
  const done = steps.filter((step) => step.done).length
  return (
    <details
      className="group/section border-b border-line pb-2 last:border-0"
      open={next !== null && steps.includes(next)}
    >
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-2 rounded-small [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-5 shrink-0 text-spruce transition-transform group-open/section:rotate-90"
          aria-hidden
        />
        <h3 className="min-w-0 flex-1 text-body">{name}</h3>
        <span className="shrink-0 text-small text-ink-soft tabular-nums">
          <Trans>
            {done} of {steps.length}
          </Trans>
        </span>
        {done === steps.length && <Check className="size-5 shrink-0 text-spruce" aria-hidden />}
      </summary>
      <ol className="pt-2 pl-1">
        {steps.map((step) => (
          <Stop key={step.id} step={step} isNext={step.id === next?.id} />
        ))}
      </ol>
    </details>
  )
}

function Stop({ step, isNext }: { step: OverviewStep; isNext: boolean }) {
  return (
    <li className="group relative flex gap-3 pb-2.5" {...(isNext && { 'aria-current': 'step' as const })}>
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-7 bottom-0 left-[0.8125rem] w-0.5 group-last:hidden',
          step.done ? 'bg-spruce' : 'bg-line',
        )}
      />
      <span
        className={classNames(
          'relative inline-flex size-7 shrink-0 items-center justify-center text-small font-semibold tabular-nums',
          step.milestone ? 'rounded-small' : 'rounded-full',
          step.done && 'bg-spruce text-on-spruce',
          isNext && 'bg-signal text-on-signal',
          !step.done && !isNext && 'bg-sunken text-ink-soft',
        )}
      >
        {step.done ? (
          <>
            <Check className="size-4" aria-hidden />
            <span className="sr-only">
              <Trans>Done:</Trans>
            </span>
          </>
        ) : (
          step.id
        )}
      </span>
      <span className={classNames('pt-0.5', isNext && 'font-semibold')}>
        {step.done ? (
          <s lang={langOf(step.label)} className="text-ink-soft decoration-1">
            {step.label}
          </s>
        ) : (
          <span lang={langOf(step.label)}>{step.label}</span>
        )}
      </span>
    </li>
  )
}
