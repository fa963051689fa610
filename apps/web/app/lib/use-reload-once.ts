import { useEffect, useState } from 'react'

/**
 * Reloads a page that broke because page translation or an extension had moved its elements, or because a release had
 * replaced one of its files. Once for each visit to a page: what breaks again is for the reader to decide.
 * @returns Whether it is being reloaded.
 */
export function useReloadOnce(error: unknown): boolean {
  // A reload keeps the state of the visit.
  const [isReloading] = useState(() => isMended(error) && !Object(window.history.state).isReloaded)
  useEffect(() => {
    if (!isReloading) return
    window.history.replaceState({ ...window.history.state, isReloaded: true }, '')
    window.location.reload()
  }, [isReloading])
  return isReloading
}

function isMended(error: unknown): boolean {
  return isMovedElement(error) || isMissingModule(error)
}

/** What the browser throws when an element is no longer where React had put it. */
function isMovedElement(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError'
}

/** What Chrome, Firefox and Safari throw when the file of an import can't be had. */
function isMissingModule(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|Importing a module script failed/.test(error.message)
  )
}
