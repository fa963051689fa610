import type { ReactNode } from 'react'

/** Work that takes a while: a route being walked, and a line that says what is done. */
export function PendingLine({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="flex items-center gap-4 py-6 text-left text-ink-soft">
      <svg viewBox="0 0 72 16" className="h-4 w-18 shrink-0" fill="none" aria-hidden="true">
        <path
          d="M3 8h54"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray="5 7"
          className="animate-walk text-spruce"
        />
        <path d="M63 15V5.5a3 3 0 0 1 6 0V15z" className="fill-signal" />
      </svg>
      <p>{children}</p>
    </div>
  )
}
