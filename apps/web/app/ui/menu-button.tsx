import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { onFirstTouch } from '#lib/first-touch.ts'
import { classNames } from '#ui/class-names.ts'

export interface OpenMenu {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** What it hangs from, and where the focus goes when it closes. */
  readonly button: HTMLButtonElement | null
  /** Opened by a key: its first item is highlighted. */
  readonly isByKey: boolean
}

interface MenuButtonProps {
  /** What the button is called for a screen reader. */
  label: string
  trigger: ReactNode
  /** What opens: a menu of actions, or a panel with content of its own. */
  opens?: 'menu' | 'dialog'
  className?: string
  /** Loads the menu ahead: called when the visitor does anything at all. */
  load: () => void
  children: (menu: OpenMenu) => ReactNode
}

/** A button that opens a menu or a panel, which is loaded only then or shortly before. */
export function MenuButton({ label, trigger, opens = 'menu', className, load, children }: MenuButtonProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [shown, setShown] = useState({ open: false, wasOpen: false, isByKey: false })
  const loadOnce = useRef(load)
  useEffect(() => onFirstTouch(loadOnce.current), [])
  const change = (open: boolean, isByKey = false) => setShown({ open, wasOpen: true, isByKey })
  return (
    <>
      <button
        ref={setButton}
        type="button"
        aria-label={label}
        aria-haspopup={opens}
        aria-expanded={shown.open}
        className={classNames('inline-flex size-11 shrink-0 items-center justify-center rounded-full', className)}
        onClick={({ detail }) => change(!shown.open, detail === 0)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || opens !== 'menu' || shown.open) return
          event.preventDefault()
          change(true, true)
        }}
      >
        {trigger}
      </button>
      {shown.wasOpen && (
        <Suspense fallback={null}>
          {children({ open: shown.open, onOpenChange: change, button, isByKey: shown.isByKey })}
        </Suspense>
      )}
    </>
  )
}
