import { readyEvent } from '#lib/ready-event.ts'

/** The id of the notice that a file of this page can't be had. */
export const missingFileNotice = 'missing-file'

/** The router loads a page again where one of its files is missing. Once helps after a release. */
const maxLoads = 2

/**
 * Counts how often this page was loaded without being shown, and says so in place of another try.
 * @returns Whether the application may start.
 */
export function mayStart(): boolean {
  // A reload keeps the state of the visit.
  const loads = (Number(Object(window.history.state).loads) || 0) + 1
  const count = (next: number) => window.history.replaceState({ ...window.history.state, loads: next }, '')
  const isLoop = loads > maxLoads
  count(isLoop ? 0 : loads)
  window.addEventListener(readyEvent, () => count(0), { once: true })
  if (!isLoop) return true
  document.getElementById(missingFileNotice)?.removeAttribute('hidden')
  document.querySelector('[data-waiting]')?.remove()
  return false
}
