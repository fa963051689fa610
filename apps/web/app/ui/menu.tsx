import { type MouseEvent, type ReactNode, useId } from 'react'
import { classNames } from '#ui/class-names.ts'
import '#ui/menu.css'
import { Link } from '#ui/link.tsx'

const item = 'flex min-h-11 w-full items-center gap-3 rounded-small px-3 text-left hover:bg-spruce-soft'

interface MenuProps {
  /** What the button and its list are called for a screen reader. */
  label: string
  trigger: ReactNode
  /** In a row of a list. */
  isSmall?: boolean
  children: ReactNode
}

/**
 * A button with a short list of links and actions. The list is a native popover: it follows its button in the order of the Tab
 * key, and Escape or a press elsewhere closes it.
 */
export function Menu({ label, trigger, isSmall = false, children }: MenuProps) {
  const id = useId()
  return (
    <div className="relative inline-flex shrink-0">
      <button
        type="button"
        popoverTarget={id}
        onClick={toggleWithoutPopover}
        aria-label={label}
        className={classNames(
          'inline-flex items-center justify-center rounded-full',
          isSmall ? 'size-8 hover:bg-spruce-soft' : 'h-11 min-w-11',
        )}
      >
        {trigger}
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label={label}
        className="menu floating min-w-48 rounded-medium bg-raised p-1.5 text-ink shadow-floating"
      >
        <ul>{children}</ul>
      </nav>
    </div>
  )
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={item} onClick={close}>
        {children}
      </Link>
    </li>
  )
}

interface MenuActionProps {
  onSelect: (event: MouseEvent<HTMLButtonElement>) => void
  /** What it is called, if that is more than it shows. */
  label?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

export function MenuAction({ onSelect, label, disabled, className, children }: MenuActionProps) {
  return (
    <li className={className}>
      <button
        type="button"
        aria-label={label}
        disabled={disabled}
        className={item}
        onClick={(event) => {
          close(event)
          onSelect(event)
        }}
      >
        {children}
      </button>
    </li>
  )
}

function close({ currentTarget }: MouseEvent<HTMLElement>) {
  const list = currentTarget.closest<HTMLElement>('[popover]')
  list?.removeAttribute('data-open')
  list?.hidePopover?.()
}

/** In a browser without popovers (Safari before 17, Chrome before 114, Firefox before 125) the list is a part of the page. */
function toggleWithoutPopover({ currentTarget: { parentElement: area } }: MouseEvent<HTMLElement>) {
  const list = area?.querySelector('[popover]')
  if (!area || !list || 'popover' in list || !list.toggleAttribute('data-open')) return
  const listening = new AbortController()
  const closeOutside = (event: Event) => {
    const isInside = event.target instanceof Node && area.contains(event.target)
    if (event instanceof KeyboardEvent ? event.key !== 'Escape' : isInside) return
    list.removeAttribute('data-open')
    listening.abort()
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, closeOutside, { signal: listening.signal })
}
