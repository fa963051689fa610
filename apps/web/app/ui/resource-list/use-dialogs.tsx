import { createContext, Fragment, type ReactNode, type RefObject, useContext, useRef, useState } from 'react'

/** What takes the focus when a dialog of a list has closed. */
export const FocusTarget = createContext<RefObject<HTMLElement | null> | null>(null)

/** What every dialog of a list is given. */
export interface DialogControl {
  readonly open: boolean
  readonly onClose: () => void
  /** Where the focus goes when it closes: to the list if what was pressed is gone or will be; null: back to where it was. */
  readonly returnFocus: (isDone?: boolean) => HTMLElement | null
}

/** The dialogs of a list by name: what each shows for the row it was opened for. */
export type Dialogs<Row, Name extends string> = Readonly<Record<Name, (row: Row, dialog: DialogControl) => ReactNode>>

/**
 * Opens one dialog at a time. It keeps its row while it closes, and begins afresh each time it opens.
 * @param focusTarget - The surrounding list's by itself.
 * @returns How to open one, and what to place beside the list.
 */
export function useDialogs<Row, Name extends string>(
  dialogs: Dialogs<Row, Name> | undefined,
  focusTarget?: RefObject<HTMLElement | null>,
) {
  const surrounding = useContext(FocusTarget)
  const target = focusTarget ?? surrounding
  const [opened, setOpened] = useState<{ name: Name; row: Row; key: number } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const pressed = useRef<Element | null>(null)
  const open = (name: Name, row: Row) => {
    pressed.current = document.activeElement
    setOpened((before) => ({ name, row, key: (before?.key ?? 0) + 1 }))
    setOpen(true)
  }
  const control: DialogControl = {
    open: isOpen,
    onClose: () => setOpen(false),
    returnFocus: (isDone = pressed.current?.isConnected === false) => (isDone ? (target?.current ?? null) : null),
  }
  const dialog = opened !== null && <Fragment key={opened.key}>{dialogs?.[opened.name](opened.row, control)}</Fragment>
  return { open, dialog }
}
