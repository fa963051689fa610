import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

/** What a person wrote, under a line that says what it is. An answer is marked as one. */
export function Quote({ title, isAnswer = false, text }: { title: ReactNode; isAnswer?: boolean; text: string }) {
  return (
    <figure
      className={classNames(
        'grid gap-1 border-l-4 bg-paper px-4 py-3',
        isAnswer ? 'border-spruce' : 'border-line-strong',
      )}
    >
      <figcaption className="text-small text-ink-soft">{title}</figcaption>
      <blockquote className="whitespace-pre-line wrap-anywhere">{text}</blockquote>
    </figure>
  )
}
