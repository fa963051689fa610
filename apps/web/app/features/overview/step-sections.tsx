import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { type OverviewStep, sectionsOf } from '#features/overview/steps.ts'
import { classNames } from '#ui/class-names.ts'

/** The whole route at a glance: sections side by side, the way behind one drawn through, the next stop marked. */
export function StepSections({ steps, next }: { steps: readonly OverviewStep[]; next: OverviewStep | null }) {
  return (
    <div className="gap-x-10 @xl:columns-2">
      {sectionsOf(steps).map((section) => (
        <section key={section.steps[0]?.id} className="mb-8 break-inside-avoid">
          <div className="mb-3 flex items-baseline justify-between gap-4 border-b border-line pb-1.5">
            <h3 className="text-body">{section.name}</h3>
            <span className="shrink-0 text-small text-ink-soft tabular-nums">
              <Trans>
                {section.steps.filter((step) => step.done).length} of {section.steps.length}
              </Trans>
            </span>
          </div>
          <ol>
            {section.steps.map((step) => (
              <Stop key={step.id} step={step} isNext={step.id === next?.id} />
            ))}
          </ol>
        </section>
      ))}
    </div>
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
        {step.done ? <s className="text-ink-soft decoration-1">{step.label}</s> : step.label}
      </span>
    </li>
  )
}
