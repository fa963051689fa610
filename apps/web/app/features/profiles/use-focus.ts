import { useEffect, useRef } from 'react'

/**
 * Puts the focus where reading goes on: on what went wrong, else on the heading, whenever the view changes.
 * In: the view's name. Out: refs for those places, and the same on demand.
 */
export function useFocus(view: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const seen = useRef(view)
  const wanted = useRef(false)
  useEffect(() => {
    if (seen.current === view && !wanted.current) return
    seen.current = view
    wanted.current = false
    const place = summary.current ?? alert.current ?? heading.current
    place?.focus()
  })
  return {
    heading,
    summary,
    alert,
    moveFocus: () => {
      wanted.current = true
    },
  }
}
