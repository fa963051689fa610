import { useLayoutEffect, useRef, useState } from 'react'

/** Runs one submission at a time, however often the button is pressed. */
export function useSubmit(refuse: (error: unknown) => void) {
  /** Null while it is under way; another object after each time, so that no end goes unseen. */
  const [idle, setIdle] = useState<object | null>({})
  // State comes too late for the second of two quick presses.
  const isSending = useRef(false)
  // Not before what was sent is off the screen: a press until then would send it again.
  useLayoutEffect(() => {
    if (idle !== null) isSending.current = false
  }, [idle])
  const send = async (act: () => Promise<unknown>) => {
    if (isSending.current) return
    isSending.current = true
    setIdle(null)
    await act().catch(refuse)
    setIdle({})
  }
  return { busy: idle === null, send }
}
