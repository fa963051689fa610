import type { ReactNode } from 'react'

/** A part of a page for reading: a heading and paragraphs. */
export function ProseSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid max-w-prose gap-3">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  )
}
