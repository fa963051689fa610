import type { Appearance } from '@milepost/contract/preferences/limits'
import { createStore } from '#lib/store.ts'

export const appearanceItem = { key: 'appearance', version: 1, where: 'browser', isPlainText: true } as const

const store = createStore(appearanceItem, (value) => (value === 'light' || value === 'dark' ? value : null))

/**
 * Runs before the first paint, so that the wrong theme never flashes. It is inline, allowed by its hash in the security
 * policy.
 */
export const appearanceScript = `try{var a=localStorage.getItem('${appearanceItem.key}');if(a==='light'||a==='dark')document.documentElement.dataset.theme=a}catch{}`

/** Shows an appearance at once, and keeps it in this browser for the pages before sign-in too. */
export function saveAppearance(appearance: Appearance): void {
  if (appearance === 'system') store.remove()
  else store.write(appearance)
  show()
}

/**
 * Applies changes made in other tabs.
 * @returns A function that stops it.
 */
export function followOtherTabs(): () => void {
  return store.subscribe(show)
}

function show(): void {
  const { dataset } = document.documentElement
  const appearance = store.read()
  if (appearance === null) delete dataset.theme
  else dataset.theme = appearance
}
