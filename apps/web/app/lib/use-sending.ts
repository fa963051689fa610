import { useRef, useState } from 'react'

/**
 * Sends a form once however often it is pressed. In: what is done with a failure. Out: whether it is under way, and the
 * function that sends.
 */
export function useSending(refuse: (error: unknown) => void) {
  const [busy, setBusy] = useState(false)
  // State comes too late for the second of two quick presses.
  const isSending = useRef(false)
  const send = async (act: () => Promise<unknown>) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    await act().catch(refuse)
    isSending.current = false
    setBusy(false)
  }
  return { busy, send }
}
