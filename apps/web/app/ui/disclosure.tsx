import type { ReactNode } from 'react'
import { ChevronRight } from './icons.ts'

interface DisclosureProps {
  summary: ReactNode
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** Something longer, folded away until asked for. */
export function Disclosure({ summary, isOpenAtFirst = false, children }: DisclosureProps) {
  return (
    <details className="group/disclosure" open={isOpenAtFirst}>
      <summary className="inline-flex min-h-8 list-none items-center gap-1.5 rounded-small font-display font-semibold text-spruce [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-5 shrink-0 transition-transform group-open/disclosure:rotate-90" aria-hidden />
        {summary}
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}
