import { useEffect, useState, useSyncExternalStore } from 'react'

const cookieName = 'sidebar_state'
const cookieSeconds = 604_800
const toggleKey = 'b'
// 768 px at the usual text size; in rem like the style sheet's breakpoints, so that both turn at the same width.
const mobile = '(width < 48rem)'

/** @returns Whether the sidebar was left open. True if it was never closed. */
export function readSidebarCookie(cookies: string): boolean {
  return !cookies.split('; ').includes(`${cookieName}=false`)
}

/** A cookie that stores it for seven days. */
export function sidebarCookie(open: boolean): string {
  return `${cookieName}=${open}; path=/; max-age=${cookieSeconds}; SameSite=Lax`
}

function saveCookie(jar: { cookie: string }, open: boolean) {
  jar.cookie = sidebarCookie(open)
}

function watchWidth(listener: () => void) {
  const query = window.matchMedia(mobile)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function useIsMobile(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(mobile).matches,
    () => false,
  )
}

interface SidebarState {
  mobile: boolean
  /** The wide form beside the page; what the cookie keeps. */
  open: boolean
  /** The sheet over the page on a small screen. */
  sheetOpen: boolean
  toggle: () => void
  closeSheet: () => void
}

/**
 * Whether the navigation is open, by button or Ctrl/Meta+B: a column on wide screens, a sheet on small ones. A sheet
 * closes when `path` changes.
 */
export function useSidebarState(path: string): SidebarState {
  const isMobile = useIsMobile()
  const [open, setOpen] = useState(() => typeof document === 'undefined' || readSidebarCookie(document.cookie))
  const [sheetOver, setSheetOver] = useState<string | null>(null)
  const sheetOpen = isMobile && sheetOver === path
  // Left by other ways than its links (the browser's back): it stays closed when that page is seen again.
  if (sheetOver !== null && sheetOver !== path) setSheetOver(null)

  const toggle = () => {
    if (isMobile) {
      setSheetOver(sheetOpen ? null : path)
      return
    }
    saveCookie(document, !open)
    setOpen(!open)
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const chord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!chord || event.repeat || event.key.toLowerCase() !== toggleKey || isText(event.target)) return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })

  return { mobile: isMobile, open, sheetOpen, toggle, closeSheet: () => setSheetOver(null) }
}

/** In a field the keys belong to the text. */
function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
