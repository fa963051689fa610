import { type ReactNode, useId } from 'react'
import { SectionTitle } from '#ui/section-title.tsx'

interface TitledSectionProps {
  title: ReactNode
  /** What one should know before reading it. */
  note?: ReactNode
  children: ReactNode
}

/** A part of an article under its own title. */
export function TitledSection({ title, note, children }: TitledSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid content-start gap-4">
      <SectionTitle id={id} note={note} className="max-w-prose">
        {title}
      </SectionTitle>
      {children}
    </section>
  )
}
