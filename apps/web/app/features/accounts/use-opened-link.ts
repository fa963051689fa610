import { useCallback, useEffect, useRef, useState } from 'react'
import { isCodeNeeded } from '#features/accounts/is-code-needed.ts'
import { ApiError } from '#lib/api-error.ts'

type OpenedLinkState =
  | { readonly state: 'busy' }
  | { readonly state: 'done'; readonly message: string }
  /** `again`: the same call may succeed later; `message` is empty where no server said why. */
  | { readonly state: 'failed'; readonly message: string; readonly again: boolean; readonly needsCode: boolean }

/**
 * Runs the action of an emailed link once, as its page opens.
 * @returns The state, and a function to try again.
 */
export function useOpenedLink(work: () => Promise<string>): readonly [OpenedLinkState, () => void] {
  const [outcome, setOutcome] = useState<OpenedLinkState>({ state: 'busy' })
  const begun = useRef(false)
  const latest = useRef(work)
  const run = useCallback(() => {
    setOutcome({ state: 'busy' })
    latest.current().then(
      (message) => setOutcome({ state: 'done', message }),
      (error: unknown) => {
        const known = error instanceof ApiError ? error : undefined
        const again = known === undefined || known.status === 0 || known.status === 429 || known.status >= 500
        setOutcome({ state: 'failed', message: known?.message ?? '', again, needsCode: isCodeNeeded(error) })
      },
    )
  }, [])
  useEffect(() => {
    // The link works once: a second call would say that it is used up.
    if (begun.current) return
    begun.current = true
    run()
  }, [run])
  return [outcome, run]
}
