import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

const delay = 700
const skipDelay = 300

/** Around the screens: the first tooltip waits, the next one within the skip delay does not. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={delay} timeout={skipDelay}>
      {children}
    </Base.Provider>
  )
}

/** A hint for sighted users: the control inside must carry the same text as its name. */
export function Tooltip({
  text,
  children,
  side = 'top',
}: {
  text: ReactNode
  children: ReactElement
  side?: 'top' | 'right' | 'bottom'
}) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} side={side} className="z-50">
          <Base.Popup className="floating rounded-small bg-ink px-3 py-1.5 text-small text-paper">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
