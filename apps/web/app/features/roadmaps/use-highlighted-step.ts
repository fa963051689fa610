import { useEffect, useState } from 'react'

const scrollDelay = 300
const highlightTime = 2_000
/** The learner has begun something: the page must not move under their hand. */
const beginnings = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Scrolls to the step in the address once the steps are on screen, unless the learner has begun something by then, and
 * highlights it for two seconds. `visit` changes when the same step is asked for again.
 */
export function useHighlightedStep(wanted: number | null, ready: boolean, visit: string | null): number | null {
  const [highlighted, setHighlighted] = useState<{ step: number; visit: string | null } | null>(null)
  useEffect(() => {
    if (wanted === null || !ready) return
    let unmark: ReturnType<typeof setTimeout> | undefined
    const begun = new AbortController()
    for (const name of beginnings) window.addEventListener(name, () => begun.abort(), { signal: begun.signal })
    const go = setTimeout(() => {
      const element = document.getElementById(`step-${wanted}`)
      if (element === null) return
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      if (!begun.signal.aborted) {
        element.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' })
        element.focus({ preventScroll: true })
      }
      setHighlighted({ step: wanted, visit })
      unmark = setTimeout(() => setHighlighted(null), highlightTime)
    }, scrollDelay)
    return () => {
      begun.abort()
      clearTimeout(go)
      clearTimeout(unmark)
      setHighlighted(null)
    }
  }, [wanted, ready, visit])
  return highlighted?.visit === visit ? highlighted.step : null
}
