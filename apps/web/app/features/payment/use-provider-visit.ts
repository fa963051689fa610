import { useEffect, useRef, useState } from 'react'
import { ApiError, type FailureCode } from '#lib/api-error.ts'

/** For these codes the server's message helps; the screen has messages for the others. */
const telling: readonly FailureCode[] = [
  'already_subscribed',
  'forbidden',
  'payment_unreachable',
  'rate_limited',
  'service_off',
]

/** Why one is still here: not signed in, the server's own words, or nothing that helps (''). */
export type VisitFailure = { readonly kind: 'signed-out' } | { readonly kind: 'failed'; readonly message: string }

/**
 * Leaves for the payment provider's pages. One page is opened however often the button is pressed, and the Back button
 * makes it ready again.
 */
export function useProviderVisit() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<VisitFailure | null>(null)
  // State comes too late for the second of two quick presses.
  const isLeaving = useRef(false)
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      isLeaving.current = false
      setBusy(false)
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const leave = async (open: () => Promise<string>): Promise<void> => {
    if (isLeaving.current) return
    isLeaving.current = true
    setBusy(true)
    setFailure(null)
    try {
      window.location.assign(await open())
    } catch (error) {
      isLeaving.current = false
      setBusy(false)
      setFailure(failureOf(error))
    }
  }
  return { leave, busy, failure, refuse: () => setFailure({ kind: 'signed-out' }), forget: () => setFailure(null) }
}

function failureOf(error: unknown): VisitFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed', message: '' }
  if (error.code === 'unauthenticated') return { kind: 'signed-out' }
  return { kind: 'failed', message: telling.includes(error.code) ? error.message : '' }
}
