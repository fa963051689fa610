import { Popover as Base } from '@base-ui/react/popover'
import type { ReactNode } from 'react'
import type { OpenPopover } from '#ui/popover-button.tsx'

interface PopoverProps extends OpenPopover {
  title: ReactNode
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A panel of a PopoverButton. It takes the focus, closes by Escape or a press outside, and then returns the focus. */
export function Popover({ open, onOpenChange, button, title, actions, children }: PopoverProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        // A press on the button closes the panel by itself.
        const { target } = details.event
        if (target instanceof Node && button?.contains(target)) details.cancel()
        else onOpenChange(next)
      }}
    >
      <Base.Portal>
        {/* With much in it, it would move from below the button to beside it, while it is read. */}
        <Base.Positioner
          anchor={button}
          sideOffset={8}
          align="end"
          collisionPadding={16}
          collisionAvoidance={{ side: 'none' }}
          // As a part of the page, it would be scrolled with it when the focus moves down inside.
          positionMethod="fixed"
          className="z-50"
        >
          <Base.Popup
            finalFocus={() => button}
            className="floating flex max-h-(--available-height) w-[min(26rem,var(--available-width))] flex-col overflow-hidden rounded-large bg-raised text-ink shadow-floating outline-none"
          >
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
