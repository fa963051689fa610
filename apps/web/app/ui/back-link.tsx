import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { ArrowLeft } from './icons.ts'

/** From a page up to the list that it belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <nav className="-mb-8">
      <Link
        to={to}
        className="inline-flex min-h-6 items-center gap-1.5 font-display font-semibold text-spruce underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        <ArrowLeft className="size-4" aria-hidden />
        {children}
      </Link>
    </nav>
  )
}
