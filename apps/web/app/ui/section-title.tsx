import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

interface SectionTitleProps {
  /** What the section or card is labelled by. */
  id: string
  /** 2, unless it is in a section with a title. */
  level?: 2 | 3
  /** What one should know before reading on. */
  note?: ReactNode
  className?: string
  children: ReactNode
}

/** The title of a section or card, with a note below it. */
export function SectionTitle({ id, level = 2, note, className, children }: SectionTitleProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames('grid gap-1', className)}>
      <Heading id={id} className="text-title">
        {children}
      </Heading>
      {note !== undefined && <p className="text-ink-soft">{note}</p>}
    </div>
  )
}
