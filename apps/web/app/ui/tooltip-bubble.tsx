import { Tooltip as Base } from '@base-ui/react/tooltip'
import { useEffect, useState } from 'react'

const delay = 700
const skipDelay = 300
const marked = '[data-tooltip]'

/** One bubble for all tooltips: the first one waits, the next one within the skip delay does not. */
export function TooltipBubble() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const show = (next: HTMLElement) => {
      setAnchor(next)
      setOpen(true)
    }
    return followPointerAndFocus(show, () => setOpen(false))
  }, [])
  const side = anchor?.dataset['tooltipSide']
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen}>
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          sideOffset={8}
          side={side === 'right' || side === 'bottom' ? side : 'top'}
          className="z-50"
        >
          <Base.Popup data-tooltip-bubble className="floating rounded-small bg-ink px-3 py-1.5 text-small text-paper">
            {anchor?.dataset['tooltip']}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/**
 * Follows which tooltip to show.
 * @returns A function that stops it.
 */
function followPointerAndFocus(show: (anchor: HTMLElement) => void, hide: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: HTMLElement | null = null
  let shownUntil = Number.NEGATIVE_INFINITY
  let isShown = false

  const leave = () => {
    clearTimeout(timer)
    if (isShown) shownUntil = performance.now()
    isShown = false
    current = null
    hide()
  }
  const enter = (next: HTMLElement, wait: number) => {
    clearTimeout(timer)
    current = next
    timer = setTimeout(() => {
      isShown = true
      show(next)
    }, wait)
  }
  const point = ({ target, pointerType }: PointerEvent) => {
    // The pointer may move onto the bubble itself.
    if (pointerType === 'touch' || (target instanceof Element && target.closest('[data-tooltip-bubble]'))) return
    const next = target instanceof Element ? target.closest<HTMLElement>(marked) : null
    if (next === current) return
    if (current !== null) leave()
    if (next !== null) enter(next, performance.now() - shownUntil < skipDelay ? 0 : delay)
  }
  const focus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches(marked) && target.matches(':focus-visible')) enter(target, 0)
  }
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave()
  }
  const ends = new AbortController()
  const options = { signal: ends.signal, capture: true }
  document.addEventListener('pointerover', point, options)
  document.addEventListener('focusin', focus, options)
  document.addEventListener('focusout', leave, options)
  document.addEventListener('pointerdown', leave, options)
  document.addEventListener('keydown', press, options)
  // This is loaded by a first movement, which may have been the one onto a control.
  const under = document.querySelector<HTMLElement>(`${marked}:hover`)
  if (under !== null) enter(under, delay)
  return () => {
    clearTimeout(timer)
    ends.abort()
  }
}
