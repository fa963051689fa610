import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { useCloseOnBack } from '#lib/leave-guards.ts'
import { dialogActions } from '#ui/dialog-classes.ts'
import { DialogFrame } from '#ui/dialog-frame.tsx'

export interface AlertDialogProps {
  open: boolean
  /** Escape. A press outside does not close it: the question wants an answer. */
  onClose: () => void
  title: ReactNode
  description: ReactNode
  /** What has happened to the answer, such as that it failed. */
  children?: ReactNode
  actions: ReactNode
  /** Where the focus goes when it closes; null: back to where it was. */
  returnFocus?: (() => HTMLElement | null) | undefined
}

/** A question that must be answered first. */
export function AlertDialogWindow({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  returnFocus,
}: AlertDialogProps) {
  useCloseOnBack(open, onClose)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogFrame returnFocus={returnFocus}>
        <Base.Title className="text-title">{title}</Base.Title>
        <Base.Description className="text-ink-soft">{description}</Base.Description>
        {children}
        <div className={dialogActions}>{actions}</div>
      </DialogFrame>
    </Base.Root>
  )
}
