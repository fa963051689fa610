const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

let isTouched = false
const waiting = new Set<() => void>()

function touch() {
  isTouched = true
  for (const sign of signs) window.removeEventListener(sign, touch, true)
  for (const work of waiting) work()
  waiting.clear()
}

/**
 * Does something once the visitor moves, points, types or focuses for the first time, at once if that has happened:
 * a page that is merely looked at loads nothing in advance. Out: takes it back.
 */
export function onFirstTouch(work: () => void): () => void {
  if (isTouched) {
    work()
    return () => undefined
  }
  if (waiting.size === 0)
    for (const sign of signs) window.addEventListener(sign, touch, { capture: true, passive: true })
  waiting.add(work)
  return () => waiting.delete(work)
}
