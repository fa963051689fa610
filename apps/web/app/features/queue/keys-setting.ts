import { useState } from 'react'
import { createStore } from '#lib/store.ts'
import { storedItems } from '#lib/stored-items.ts'

/** Whether single keys decide about what waits, in this browser. They do unless they were turned off. */
export function useKeysSetting(userId: string) {
  const store = createStore(storedItems.queueKeys, (value) => (typeof value === 'boolean' ? value : null), userId)
  const [isOn, setOn] = useState(() => store.read() ?? true)
  const change = (next: boolean) => {
    store.write(next)
    setOn(next)
  }
  return { isOn, change }
}
