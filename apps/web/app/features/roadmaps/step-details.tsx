import { Trans } from '@lingui/react/macro'
import type { Step } from '@milepost/contract/roadmaps'
import { ChevronRight } from 'lucide-react'

/** What to do at a stop: item by item, or one plain text. Folded away until asked for. */
export function StepDetails({ details, milestone }: { details: Step['details']; milestone: boolean }) {
  if (details.length === 0) return null
  return (
    <details className="group max-w-prose">
      <summary className="inline-flex min-h-8 list-none items-center gap-1.5 rounded-small font-display font-semibold text-spruce [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-5 transition-transform group-open:rotate-90" aria-hidden />
        {milestone ? <Trans>What to show</Trans> : <Trans>What to do</Trans>}
      </summary>
      <div className="mt-2 border-l-2 border-line pl-4">
        {typeof details === 'string' ? (
          <p className="whitespace-pre-line">{details}</p>
        ) : (
          <dl className="grid gap-3">
            {details.map((detail) => (
              <div key={detail.id}>
                <dt className="font-display font-semibold">{detail.label}</dt>
                <dd>{detail.description}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </details>
  )
}
