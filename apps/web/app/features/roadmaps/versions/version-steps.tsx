import type { RoadmapSection } from '#features/roadmaps/sections.ts'
import { classNames } from '#ui/class-names.ts'
import { Flag } from '#ui/icons.ts'

/** One section of a version that is only looked at: where it led, not how far one has come. */
export function VersionSteps({ section }: { section: RoadmapSection }) {
  return (
    <section className="grid gap-2">
      <h3 className="border-b-2 border-line pb-1 text-body">{section.name}</h3>
      <ol className="grid gap-2">
        {section.steps.map((step) => (
          <li key={step.key} className="flex gap-3">
            <span
              aria-hidden="true"
              className={classNames(
                'grid size-7 shrink-0 place-items-center border-2 font-display text-small font-bold tabular-nums',
                step.milestone
                  ? 'rounded-t-full rounded-b-small border-signal-ink text-signal-ink'
                  : 'rounded-full border-line-strong text-ink-soft',
              )}
            >
              {step.milestone ? <Flag className="size-3.5" /> : step.id}
            </span>
            <span className="min-w-0 pt-0.5">
              {step.label} <span className="text-small whitespace-nowrap text-ink-soft">{step.estimatedTime}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
