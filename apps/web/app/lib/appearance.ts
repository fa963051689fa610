import type { Appearance } from '@milepost/contract/preferences'
import { readItem, removeItem, writeItem } from '#lib/storage.ts'

const key = 'appearance'

/**
 * Runs before the first paint, so that the wrong theme never flashes. It is inline, allowed by its hash in the security
 * policy.
 */
export const appearanceScript =
  "try{var a=localStorage.getItem('appearance');if(a==='light'||a==='dark')document.documentElement.dataset.theme=a}catch{}"

/** Shows an appearance at once, and keeps it in this browser for the pages before sign-in too. */
export function saveAppearance(appearance: Appearance): void {
  if (appearance === 'system') removeItem(key)
  else writeItem(key, appearance)
  show(readItem(key))
}

/**
 * Applies changes made in other tabs.
 * @returns A function that stops it.
 */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) show(readItem(key))
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

function show(kept: string | null): void {
  const { dataset } = document.documentElement
  if (kept === 'light' || kept === 'dark') dataset.theme = kept
  else delete dataset.theme
}
