import { useEffect, useState } from 'react'

const scrollDelay = 300
const highlightTime = 2_000

/**
 * Scrolls to the step in the address once the steps are on screen, and highlights it for two seconds. A press puts that
 * off: what is pressed must not move away. `visit` changes when the same step is asked for again.
 */
export function useHighlightedStep(wanted: number | null, ready: boolean, visit: string | null): number | null {
  const [highlighted, setHighlighted] = useState<{ step: number; visit: string | null } | null>(null)
  useEffect(() => {
    if (wanted === null || !ready) return
    let unmark: ReturnType<typeof setTimeout> | undefined
    const arrived = new AbortController()
    const go = () => {
      arrived.abort()
      const element = document.getElementById(`step-${wanted}`)
      if (element === null) return
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      element.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' })
      element.focus({ preventScroll: true })
      setHighlighted({ step: wanted, visit })
      unmark = setTimeout(() => setHighlighted(null), highlightTime)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const { signal } = arrived
    const stop = () => clearTimeout(timer)
    const start = () => {
      stop()
      timer = setTimeout(go, scrollDelay)
    }
    start()
    window.addEventListener('pointerdown', stop, { signal })
    window.addEventListener('pointerup', start, { signal })
    // A finger has begun to scroll: the page stays where the learner takes it.
    window.addEventListener('pointercancel', () => arrived.abort(), { signal })
    return () => {
      arrived.abort()
      stop()
      clearTimeout(unmark)
      setHighlighted(null)
    }
  }, [wanted, ready, visit])
  return highlighted?.visit === visit ? highlighted.step : null
}
