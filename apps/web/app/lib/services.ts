import { usualMinimumAge } from '@milepost/contract/services/limits'
import type { Services } from '@milepost/contract/services/schema'
import { useSyncExternalStore } from 'react'
import { call } from '#lib/api.ts'

type KnownServices = { isPending: boolean; data?: Services }

const pauses = [1000, 3000]
const unknown: KnownServices = { isPending: true }
let known = unknown
let isAsking = false
const listeners = new Set<() => void>()

function set(next: KnownServices) {
  known = next
  for (const listener of listeners) listener()
}

/** Tries a few times. Later screens try again. */
async function ask(tries = 0): Promise<void> {
  isAsking = true
  try {
    set({ isPending: false, data: await call('GET /services', {}) })
  } catch {
    const pause = pauses[tries]
    if (pause === undefined) set({ isPending: false })
    else {
      await new Promise((resolve) => setTimeout(resolve, pause))
      return ask(tries + 1)
    }
  }
  isAsking = false
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (known.data === undefined && !isAsking) void ask()
  return () => {
    listeners.delete(listener)
  }
}

const read = () => known
const readWhilePrerendering = () => unknown

/** Which outside services the server has: real, a sandbox, or off. Asked once; without `data` when no answer came. */
export function useServices(): KnownServices {
  return useSyncExternalStore(subscribe, read, readWhilePrerendering)
}

/** Years someone must have lived to be advised; what is usual until the server has said. */
export function useMinimumAge(): number {
  return useServices().data?.minimumAge ?? usualMinimumAge
}
