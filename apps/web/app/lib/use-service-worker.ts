import { pages } from '@milepost/contract/pages'
import { useEffect } from 'react'

const quiet = 3_000

/** Has the service worker open a learner's screens without a connection. What the page itself loads goes first. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const options = { scope: pages.dashboard, updateViaCache: 'none' } as const
    const timer = setTimeout(() => {
      navigator.serviceWorker
        .register('/service-worker.js', options)
        // Registering keeps a worker that was about to remove itself. The message has it do so again.
        .then(({ active }) => active?.postMessage('visit'))
        .catch(() => undefined)
    }, quiet)
    return () => clearTimeout(timer)
  }, [])
}
