import { lazy, Suspense, useEffect, useState } from 'react'
import { messageOf } from '#lib/api-error.ts'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { onFirstInteraction } from '#lib/on-first-interaction.ts'
import { dismissToast, hasQueuedToast, onQueuedToast, showToast, type ToastMessage } from '#ui/toaster.ts'

/**
 * Shows a toast. One with an action, or an error, stays until it is dismissed. The same id replaces the toast in place.
 */
export function notify({ id, ...toast }: ToastMessage & { id?: string }): string {
  return showToast(toast, id)
}

/** Says that something failed: in the server's own words, or `otherwise`. */
export function notifyFailure(error: unknown, otherwise: string): void {
  notify({ text: messageOf(error, otherwise), tone: 'danger' })
}

/** Takes a notice away that is of no interest any more. */
export function dismiss(id: string): void {
  dismissToast(id)
}

const List = lazy(() => importWithRetry(async () => ({ default: (await import('#ui/toast-list.tsx')).ToastList })))

/** Where notices appear: once, in the layout around the screens. Loaded with the first of them, or the first touch. */
export function ToastRegion() {
  const [isWanted, setWanted] = useState(hasQueuedToast)
  useEffect(() => {
    if (hasQueuedToast()) setWanted(true)
    return onQueuedToast(() => setWanted(true))
  }, [])
  useEffect(() => onFirstInteraction(() => setWanted(true)), [])
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <List />
    </Suspense>
  )
}
