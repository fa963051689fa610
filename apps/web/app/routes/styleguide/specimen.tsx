import type { ReactNode } from 'react'
import { TitledSection } from '#ui/titled-section.tsx'

/** A chapter of the style guide. */
export function Chapter({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <TitledSection title={title} {...(note !== undefined && { note })}>
      <div className="grid gap-8">{children}</div>
    </TitledSection>
  )
}

/** One primitive with what it is called. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-3">
      <h3 className="text-small text-ink-soft">{name}</h3>
      {children}
    </div>
  )
}

/** Specimens side by side where there is room. */
export function Specimens({ children }: { children: ReactNode }) {
  return <div className="grid gap-8 md:grid-cols-2 xl:grid-cols-3">{children}</div>
}
