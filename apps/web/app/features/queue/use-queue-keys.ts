import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** What each key does. Upper case needs Shift. */
export interface QueueKeys {
  readonly j: () => void
  readonly k: () => void
  readonly o: () => void
  readonly a: () => void
  readonly r: () => void
  readonly d: () => void
  readonly x: () => void
  readonly X: () => void
  readonly z: () => void
  readonly '?': () => void
}

const isTyped = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('textarea, select, input:not([type=checkbox]), [contenteditable]')

/**
 * Single keys for the part of the page that has the focus. Not while typing, in dialogs, with another modifier, or while `isPaused`:
 * a key that is held or pressed twice must not decide about the next item.
 */
export function useQueueKeys(keys: QueueKeys, { isOn, isPaused }: { isOn: boolean; isPaused: boolean }) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    if (!isOn || isPaused || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    // Events of dialogs bubble through React's tree, though they are elsewhere in the page.
    if (!(target instanceof Node) || !currentTarget.contains(target) || isTyped(target)) return
    const name = key.toLowerCase() === 'x' && event.shiftKey ? 'X' : key === '?' ? key : key.toLowerCase()
    if (!Object.hasOwn(keys, name)) return
    event.preventDefault()
    keys[name as keyof QueueKeys]()
  }
}

/** Moves the focus to the row of a key once that is shown. */
export function useRowFocus() {
  const wanted = useRef<string | null>(null)
  const latest = useRef('')
  const rows = useRef(new Map<string, HTMLElement>())
  // A row keeps its element while it is rendered again: a dialog that closes then asks for it.
  const rowOf = (key: string) => {
    const row = rows.current.get(key)
    return row?.isConnected === true ? row : null
  }
  const [, setMoves] = useState(0)
  useEffect(() => {
    if (wanted.current === null) return
    rowOf(wanted.current)?.focus()
    wanted.current = null
  })
  return {
    focusOn: (key: string) => {
      wanted.current = key
      latest.current = key
      setMoves((before) => before + 1)
    },
    /** The row that was moved to last. A dialog may ask with a function of an earlier render. */
    latestRow: () => rowOf(latest.current),
    rowOf,
    refOf: (key: string) => (element: HTMLElement | null) => {
      if (element !== null) rows.current.set(key, element)
    },
  }
}
