import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { PendingLine } from '#ui/pending-line.tsx'

interface LoadedProps<Data> {
  query: {
    readonly data: Data | undefined
    readonly error: Error | null
    readonly refetch: () => Promise<unknown>
    /** 'paused' while the connection is gone. */
    readonly fetchStatus?: 'fetching' | 'paused' | 'idle'
  }
  /** What is being done, as a sentence; else just that it loads. */
  loading?: ReactNode
  /** What failed, with a button that tries again. */
  failure: (retry: () => void, error: Error) => ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Shows what was loaded; else that it is on its way, or that it failed. After another try the focus goes to the part of the screen
 * that shows what came.
 */
export function Loaded<Data>({ query, loading = <Trans>Loading...</Trans>, failure, children }: LoadedProps<Data>) {
  const { data, error, refetch, fetchStatus } = query
  const retriedIn = useRef<HTMLElement>(null)
  const isThere = data !== undefined
  useEffect(() => {
    const area = retriedIn.current
    if (!isThere || area === null) return
    retriedIn.current = null
    area.tabIndex = -1
    area.focus({ preventScroll: true })
  }, [isThere])
  if (data !== undefined) return children(data)
  // What is asked for again has no error any more.
  if (error === null)
    return (
      <PendingLine>
        {fetchStatus === 'paused' ? <Trans>You’re offline, and this isn’t kept on this device.</Trans> : loading}
      </PendingLine>
    )
  const retry = () => {
    retriedIn.current = document.activeElement?.closest<HTMLElement>('section, main') ?? null
    void refetch()
  }
  return failure(retry, error)
}
