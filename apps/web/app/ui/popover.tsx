import { Popover as Base } from '@base-ui/react/popover'
import type { ReactNode } from 'react'

interface PopoverProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What the button is called for a screen reader. */
  label: string
  trigger: ReactNode
  title: ReactNode
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A button that opens a panel with content of its own: it takes the focus, closes by Escape or a press outside, and gives the focus back. */
export function Popover({ open, onOpenChange, label, trigger, title, actions, children }: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger
        aria-label={label}
        className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-spruce-soft"
      >
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={8} align="end" collisionPadding={16} className="z-50">
          <Base.Popup className="floating flex max-h-(--available-height) w-[min(26rem,var(--available-width))] flex-col overflow-hidden rounded-large bg-raised text-ink shadow-floating outline-none">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-3">
              <Base.Title className="text-lead">{title}</Base.Title>
              {actions}
            </div>
            <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] overflow-y-auto">{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
