import { type ReactNode, useId } from 'react'

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
      <div className="grid max-w-prose gap-1">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {note !== undefined && <p className="text-ink-soft">{note}</p>}
      </div>
      {children}
    </section>
  )
}
