import type { ReactNode } from 'react'
import { OpenCountry } from '#ui/illustrations.tsx'

interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Instead of the open country. */
  picture?: ReactNode
}

export function EmptyState({ title, children, actions, picture = <OpenCountry /> }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-form justify-items-center gap-3 py-10 text-center">
      {picture}
      <h2 className="text-title">{title}</h2>
      {children !== undefined && <div className="text-balance text-ink-soft">{children}</div>}
      {actions !== undefined && <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
