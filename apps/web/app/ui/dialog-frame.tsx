import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { classNames } from '#ui/class-names.ts'

interface DialogFrameProps {
  wide?: boolean
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Where the focus goes when it closes; null: back to where it was. */
  returnFocus?: (() => HTMLElement | null) | undefined
  children: ReactNode
}

/** What a dialog and a question share: the veil over the page, and the card in its middle. */
export function DialogFrame({ wide = false, initialFocus, returnFocus, children }: DialogFrameProps) {
  return (
    <Dialog.Portal>
      {/* Also over a dialog that asked the question. */}
      <Dialog.Backdrop forceRender className="veil fixed inset-0 z-40" />
      <Dialog.Viewport className="fixed inset-0 z-40 grid place-items-center overflow-y-auto p-4">
        <Dialog.Popup
          className={classNames(
            'dialog floating relative w-full rounded-large bg-raised text-ink shadow-floating',
            wide ? 'max-w-prose' : 'max-w-form',
          )}
          {...(initialFocus !== undefined && { initialFocus })}
          {...(returnFocus !== undefined && { finalFocus: () => returnFocus() ?? true })}
        >
          {children}
        </Dialog.Popup>
      </Dialog.Viewport>
    </Dialog.Portal>
  )
}
