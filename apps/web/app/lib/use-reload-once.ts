import { useEffect, useState } from 'react'

/**
 * Reloads a page that broke because page translation or an extension had moved its elements. Once for each visit to a page:
 * what breaks again is for the reader to decide.
 * @returns Whether it is being reloaded.
 */
export function useReloadOnce(error: unknown): boolean {
  // A reload keeps the state of the visit.
  const [isReloading] = useState(() => isMovedElement(error) && !Object(window.history.state).isReloaded)
  useEffect(() => {
    if (!isReloading) return
    window.history.replaceState({ ...window.history.state, isReloaded: true }, '')
    window.location.reload()
  }, [isReloading])
  return isReloading
}

/** What the browser throws when an element is no longer where React had put it. */
function isMovedElement(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError'
}
