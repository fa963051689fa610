import { Menu as Base } from '@base-ui/react/menu'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { OpenMenu } from '#ui/menu-button.tsx'

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-small px-3 text-left outline-none data-highlighted:bg-spruce-soft'

/** A short list of actions and links that hangs from a MenuButton. */
export function Menu({ open, onOpenChange, button, isByKey, children }: OpenMenu & { children: ReactNode }) {
  const popup = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open || !isByKey) return
    const frame = requestAnimationFrame(() => popup.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [open, isByKey])
  return (
    <Base.Root
      modal={false}
      open={open}
      onOpenChange={(next, details) => {
        // A press on the button closes the menu by itself.
        const { target } = details.event
        if (target instanceof Node && button?.contains(target)) details.cancel()
        else onOpenChange(next)
      }}
    >
      <Base.Portal>
        <Base.Positioner anchor={button} sideOffset={8} align="end" className="z-50">
          <Base.Popup
            ref={popup}
            finalFocus={() => button}
            className="floating min-w-48 rounded-medium bg-raised p-1.5 text-ink shadow-floating outline-none"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Base.LinkItem closeOnClick className={item} render={<Link to={to} />}>
      {children}
    </Base.LinkItem>
  )
}

export function MenuAction({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <Base.Item className={item} onClick={onSelect}>
      {children}
    </Base.Item>
  )
}
