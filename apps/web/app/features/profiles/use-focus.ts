import { useEffect, useRef } from 'react'

/** Moves the focus whenever the view changes: to the error, else to the heading. */
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
