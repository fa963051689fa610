import type { ReactNode } from 'react'

interface PageHeadingProps {
  title: ReactNode
  subtitle?: ReactNode
  actions?: ReactNode
}

export function PageHeading({ title, subtitle, actions }: PageHeadingProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="grid max-w-prose min-w-0 grow basis-96 grid-cols-[minmax(0,1fr)] gap-2 wrap-anywhere">
        <h1 className="text-heading">{title}</h1>
        {subtitle !== undefined && <p className="text-balance text-ink-soft sm:text-lead">{subtitle}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  )
}
