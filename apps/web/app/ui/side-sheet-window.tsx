import { Dialog } from '@base-ui/react/dialog'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCloseOnBack } from '#lib/leave-guards.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { X } from './icons.ts'

export interface SideSheetProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Puts the focus somewhere when it closes; false: it goes back to where it was. */
  moveFocus?: () => boolean
  children: ReactNode
}

/** Navigation on a small screen: slides in from the left, 18rem wide. */
export function SideSheetWindow({ open, onClose, title, moveFocus, children }: SideSheetProps) {
  const { t } = useLingui()
  useCloseOnBack(open, onClose)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil fixed inset-0 z-40" />
        <Dialog.Popup
          {...(moveFocus !== undefined && { finalFocus: () => !moveFocus() })}
          className="sheet fixed inset-y-0 left-0 z-40 flex w-72 max-w-[85vw] flex-col gap-4 overflow-y-auto bg-raised p-5 text-ink shadow-floating"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="text-title">{title}</Dialog.Title>
            <Dialog.Close
              render={
                <IconButton label={t`Close`}>
                  <X className="size-5" aria-hidden />
                </IconButton>
              }
            />
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
