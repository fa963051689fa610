import type { ReactNode } from 'react'
import { BrokenRoute } from '#ui/illustrations.tsx'

interface ErrorStateProps {
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

/** Stands where a part of a screen should be that could not be had. */
export function ErrorState({ title, children, actions }: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto grid max-w-form justify-items-center gap-3 py-10 text-center">
      <BrokenRoute />
      <h2 className="text-title">{title}</h2>
      {children !== undefined && <div className="text-ink-soft">{children}</div>}
      {actions !== undefined && <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
