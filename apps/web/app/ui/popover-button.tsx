import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { onFirstInteraction } from '#lib/on-first-interaction.ts'
import { classNames } from '#ui/class-names.ts'

export interface OpenPopover {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** What it hangs from, and where the focus goes when it closes. */
  readonly button: HTMLButtonElement | null
}

interface PopoverButtonProps {
  /** What the button is called for a screen reader. */
  label: string
  trigger: ReactNode
  className?: string
  /** Loads the panel ahead: called when the visitor does anything at all. */
  load: () => void
  children: (popover: OpenPopover) => ReactNode
}

/** A button that opens a panel, which is loaded only then or shortly before. */
export function PopoverButton({ label, trigger, className, load, children }: PopoverButtonProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [shown, setShown] = useState({ open: false, wasOpen: false })
  const loadOnce = useRef(load)
  useEffect(() => onFirstInteraction(loadOnce.current), [])
  const change = (open: boolean) => setShown({ open, wasOpen: true })
  return (
    <>
      <button
        ref={setButton}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={shown.open}
        className={classNames('inline-flex size-11 shrink-0 items-center justify-center rounded-full', className)}
        onClick={() => change(!shown.open)}
      >
        {trigger}
      </button>
      {shown.wasOpen && (
        <Suspense fallback={null}>{children({ open: shown.open, onOpenChange: change, button })}</Suspense>
      )}
    </>
  )
}
