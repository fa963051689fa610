import { useSyncExternalStore } from 'react'

// 640 px at the usual text size; in rem like the style sheet's breakpoints, so that both turn at the same width.
const narrow = '(width < 40rem)'

function watchWidth(listener: () => void) {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the screen is so small that an open panel takes all of it. */
export function useCoversScreen(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(narrow).matches,
    () => false,
  )
}
