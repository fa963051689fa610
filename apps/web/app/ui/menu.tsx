import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface MenuProps {
  /** What the button is called for a screen reader. */
  label: string
  trigger: ReactNode
  children: ReactNode
}

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-small px-3 text-left outline-none data-highlighted:bg-spruce-soft'

/** A button that opens a short list of actions and links. */
export function Menu({ label, trigger, children }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger aria-label={label} className="inline-flex size-11 items-center justify-center rounded-full">
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={8} align="end" className="z-50">
          <Base.Popup className="floating min-w-48 rounded-medium bg-raised p-1.5 text-ink shadow-floating outline-none">
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
