import { useState } from 'react'

interface DialogState<T> {
  /** What it was opened for last; null before the first time. */
  readonly subject: T | null
  readonly isOpen: boolean
  /** Another one each time it opens, so that nothing is left from the time before. */
  readonly key: number
  open(subject: T): void
  close(): void
}

/** A dialog that is opened for one thing after the other, and keeps what it was opened for while it closes. */
export function useDialogState<T>(): DialogState<T> {
  const [opened, setOpened] = useState<{ subject: T; key: number } | null>(null)
  const [isOpen, setOpen] = useState(false)
  return {
    subject: opened?.subject ?? null,
    isOpen,
    key: opened?.key ?? 0,
    open: (subject) => {
      setOpened((before) => ({ subject, key: (before?.key ?? 0) + 1 }))
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}
