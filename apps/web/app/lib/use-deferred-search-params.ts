import { startTransition, useEffect, useRef, useState } from 'react'
import { type NavigateOptions, useLocation, useNavigation, useSearchParams } from 'react-router'

/**
 * `useSearchParams` for changes that may come late, such as a search that waits for typing to pause: it must not call back
 * someone who has followed a link. The router tells of a link in a transition, so the change is made once that is rendered.
 */
export function useDeferredSearchParams() {
  const [address, setAddress] = useSearchParams()
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const isLeaving = location !== undefined && location.pathname !== pathname
  const [change, setChange] = useState<{ params: URLSearchParams; options?: NavigateOptions } | null>(null)
  const latest = useRef({ isLeaving, setAddress })
  latest.current = { isLeaving, setAddress }
  useEffect(() => {
    if (change !== null && !latest.current.isLeaving) latest.current.setAddress(change.params, change.options)
  }, [change])
  const changeAddress = (params: URLSearchParams, options?: NavigateOptions) =>
    startTransition(() => setChange({ params, ...(options && { options }) }))
  return [address, changeAddress] as const
}
