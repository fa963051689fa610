import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether the screen may show what only this browser knows: not while it must still be as it was prerendered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
