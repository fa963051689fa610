const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

let hasInteracted = false
const waiting = new Set<() => void>()

function onInteraction() {
  hasInteracted = true
  for (const event of events) window.removeEventListener(event, onInteraction, true)
  for (const work of waiting) work()
  waiting.clear()
}

/**
 * Runs `work` once the visitor moves, points, types or focuses, or at once if that has happened: a page that is not used
 * loads nothing in advance.
 * @returns A function that cancels it.
 */
export function onFirstInteraction(work: () => void): () => void {
  if (hasInteracted) {
    work()
    return () => undefined
  }
  if (waiting.size === 0)
    for (const event of events) window.addEventListener(event, onInteraction, { capture: true, passive: true })
  waiting.add(work)
  return () => waiting.delete(work)
}
