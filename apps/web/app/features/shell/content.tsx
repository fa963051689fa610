import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { contentId } from '#ui/content-id.ts'

/** The first stop of the Tab key on a page with navigation: shows itself when it is reached. */
export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className={classNames(
        'fixed top-3 left-1/2 z-50 w-max max-w-[90vw] -translate-x-1/2 -translate-y-[calc(100%+1.5rem)]',
        'rounded-medium bg-ink px-5 py-3 font-display font-semibold text-paper',
        'focus:translate-y-0',
      )}
    >
      <Trans>Skip to content</Trans>
    </a>
  )
}

/** The screen itself. On the way to another screen the focus comes along, unless that screen has put it somewhere. */
export function Content({ className, children }: { className: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const arrived = useNavigationType() !== 'POP'
  const shown = useRef<string | null>(null)
  useEffect(() => {
    // The first screen after loading the page starts at its top, as every page does.
    const isFirst = shown.current === null && !arrived
    const isOther = shown.current !== pathname
    shown.current = pathname
    if (isFirst || !isOther) return
    if (main.current?.contains(document.activeElement) === false && isFree(document.activeElement)) {
      main.current.focus({ preventScroll: true })
    }
  }, [pathname, arrived])
  return (
    <main ref={main} id={contentId} tabIndex={-1} className={className}>
      {children}
    </main>
  )
}

/** A dialog that has opened by itself keeps the focus. */
function isFree(focused: Element | null): boolean {
  return focused?.closest('[role="dialog"], [role="alertdialog"]') == null
}
