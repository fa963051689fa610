import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Focuses the question that the address names, once its step is shown. */
export function useNamedField(): void {
  const { hash } = useLocation()
  const focused = useRef('')
  useEffect(() => {
    if (hash === '' || focused.current === hash) return
    const field = document.getElementById(decodeURIComponent(hash.slice(1)))
    if (field === null) return
    focused.current = hash
    field.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
  })
}
