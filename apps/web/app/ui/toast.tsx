import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstTouch } from '#lib/first-touch.ts'
import { loadPatiently } from '#lib/load-patiently.ts'
import { hasWaitingNotice, type Notice, onWaitingNotice, putNotice, takeNotice } from '#ui/notices.ts'

/**
 * Shows a notice at the edge of the screen. One with an action, or an error, stays until it is dismissed.
 * In: its text, tone and action; showing the same id again replaces the notice in place. Out: its id.
 */
export function notify({ id, ...notice }: Notice & { id?: string }): string {
  return putNotice(notice, id)
}

/** Takes a notice away that is of no interest any more. */
export function dismiss(id: string): void {
  takeNotice(id)
}

const List = lazy(() => loadPatiently(async () => ({ default: (await import('#ui/toast-list.tsx')).ToastList })))

/** Where notices appear: once, in the layout around the screens. Loaded with the first of them, or the first touch. */
export function ToastRegion() {
  const [isWanted, setWanted] = useState(hasWaitingNotice)
  useEffect(() => {
    if (hasWaitingNotice()) setWanted(true)
    return onWaitingNotice(() => setWanted(true))
  }, [])
  useEffect(() => onFirstTouch(() => setWanted(true)), [])
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <List />
    </Suspense>
  )
}
