import type { ReactNode } from 'react'
import { ChevronRight } from './icons.ts'

interface FoldProps {
  summary: ReactNode
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** Something longer, folded away until asked for. */
export function Fold({ summary, isOpenAtFirst = false, children }: FoldProps) {
  return (
    <details className="group/fold" open={isOpenAtFirst}>
      <summary className="inline-flex min-h-8 list-none items-center gap-1.5 rounded-small font-display font-semibold text-spruce [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-5 shrink-0 transition-transform group-open/fold:rotate-90" aria-hidden />
        {summary}
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}
