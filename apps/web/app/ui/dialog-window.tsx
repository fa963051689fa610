import { Dialog as Base } from '@base-ui/react/dialog'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { useCloseOnBack } from '#lib/leave-guards.ts'
import { dialogActions } from '#ui/dialog-classes.ts'
import { DialogFrame } from '#ui/dialog-frame.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { X } from './icons.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one first in reading order. */
  actions?: ReactNode
  wide?: boolean
  /** While something is being sent it stays open. */
  busy?: boolean
  /** Long dialogs start at their title rather than at their first control. */
  startAtTitle?: boolean
  /** Where the focus goes when it closes; null: back to where it was. */
  returnFocus?: (() => HTMLElement | null) | undefined
}

/** A modal dialog: holds the focus, closes by Escape, its cross or a press outside, gives the focus back. */
export function DialogWindow({ open, onClose, title, description, children, actions, ...options }: DialogProps) {
  const { wide = false, busy = false, startAtTitle = false, returnFocus } = options
  const { t } = useLingui()
  const titleElement = useRef<HTMLHeadingElement>(null)
  useCloseOnBack(open && !busy, onClose)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && !busy && onClose()}>
      <DialogFrame wide={wide} initialFocus={startAtTitle ? titleElement : undefined} returnFocus={returnFocus}>
        <Base.Title
          ref={titleElement}
          className="pr-10 text-title outline-none"
          {...(startAtTitle && { tabIndex: -1 })}
        >
          {title}
        </Base.Title>
        {description !== undefined && <Base.Description className="text-ink-soft">{description}</Base.Description>}
        {children}
        {actions !== undefined && <div className={dialogActions}>{actions}</div>}
        <div className="dialog-close">
          <Base.Close
            render={
              <IconButton label={t`Close`} className="translate-x-2 -translate-y-2 bg-raised">
                <X className="size-5" aria-hidden />
              </IconButton>
            }
          />
        </div>
      </DialogFrame>
    </Base.Root>
  )
}
