import { type RefObject, useEffect } from 'react'
import { createPath, type Location } from 'react-router'

/**
 * Opens the page that was asked for, where the router reloads the one it is on: it does so when a release has replaced a
 * file of the next page. Browsers without this event stay on the page, and the link works from then on.
 */
export function useWantedPage(wanted: RefObject<Location | undefined>): void {
  useEffect(() => {
    if (!('navigation' in window)) return
    const { navigation } = window
    const open = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || !event.cancelable || wanted.current === undefined) return
      event.preventDefault()
      window.location.assign(createPath(wanted.current))
    }
    navigation.addEventListener('navigate', open)
    return () => navigation.removeEventListener('navigate', open)
  }, [wanted])
}
