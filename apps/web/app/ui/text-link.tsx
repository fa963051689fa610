import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { Link } from '#ui/link.tsx'

interface TextLinkProps {
  to: To
  /** Kept in the history for the page it leads to. */
  state?: unknown
  children: ReactNode
}

/** A link within a line of text, at least 24 px high. */
export function TextLink({ to, state, children }: TextLinkProps) {
  return (
    <Link
      to={to}
      state={state}
      className="inline-block min-h-6 font-semibold text-spruce underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </Link>
  )
}
