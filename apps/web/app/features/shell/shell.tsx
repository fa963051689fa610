import { useLingui } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { type ReactNode, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { BottomBar } from '#features/shell/bottom-bar.tsx'
import { Content, SkipLink } from '#features/shell/content.tsx'
import { type Destination, Navigation, type Tools } from '#features/shell/navigation.tsx'
import { useSidebarState } from '#features/shell/sidebar-state.ts'
import { classNames } from '#ui/class-names.ts'
import { contentId } from '#ui/content-id.ts'
import { Contours } from '#ui/contours.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { PanelLeft } from '#ui/icons.ts'
import { Logo, LogoMark } from '#ui/logo.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { tooltip } from '#ui/tooltip.tsx'

interface ShellProps {
  /** The area's first page: there the greeting is the page's heading. */
  home: string
  links: readonly Destination[]
  tools?: Tools
  /** The links that a phone has at its lower edge. */
  bar?: readonly Destination[]
  greeting: ReactNode
  subtitle?: ReactNode
  accountMenu: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** The frame of every screen in an area: navigation, greeting, account and footer. */
export function Shell(props: ShellProps) {
  const { home, links, tools, bar, footer, children } = props
  const { t } = useLingui()
  const { pathname } = useLocation()
  const sidebar = useSidebarState(pathname)
  const { follow, moveFocus } = useFollowedLink(sidebar.closeSheet)
  const label = t`Main navigation`
  return (
    <div
      className={classNames(
        'grid min-h-dvh grid-cols-[minmax(0,1fr)] md:transition-[grid-template-columns]',
        sidebar.open ? 'md:grid-cols-[17.5rem_minmax(0,1fr)]' : 'md:grid-cols-[3rem_minmax(0,1fr)]',
        bar !== undefined && 'max-sm:pb-16',
      )}
    >
      <SkipLink />
      <nav aria-label={label} className="sticky top-0 hidden h-dvh overflow-x-clip overflow-y-auto bg-raised md:block">
        {sidebar.open && <Contours className="absolute inset-x-0 bottom-0 h-2/5 w-full" />}
        <div className={classNames('relative grid gap-8', sidebar.open ? 'p-4' : 'px-0.5 py-4')}>
          <HomeLink to={home} isWide={sidebar.open} />
          <Navigation links={links} tools={tools} collapsed={!sidebar.open} />
        </div>
      </nav>
      <SideSheet open={sidebar.sheetOpen} onClose={sidebar.closeSheet} title={<Logo />} moveFocus={moveFocus}>
        <nav aria-label={label}>
          <Navigation links={links} tools={tools} onFollow={follow} />
        </nav>
      </SideSheet>
      <div className="flex min-w-0 flex-col">
        <Header {...props} isHome={pathname.replace(/(.)\/$/, '$1') === home} sidebar={sidebar} />
        <Content className="mx-auto w-full max-w-page grow px-[min(1rem,4.2vw)] py-8 outline-none sm:ps-8 sm:pe-(--shell-end,2rem)">
          {children}
        </Content>
        {footer !== undefined && (
          <footer className="mx-auto w-full max-w-page px-[min(1rem,4.2vw)] pt-6 pb-8 text-small text-ink-soft sm:ps-8 sm:pe-(--shell-end,2rem)">
            {footer}
          </footer>
        )}
      </div>
      {bar !== undefined && <BottomBar links={bar} isMoreOpen={sidebar.sheetOpen} onMore={sidebar.toggle} />}
    </div>
  )
}

/** After a link in the sheet the focus moves to the screen, else back to the button that opened the sheet. */
function useFollowedLink(closeSheet: () => void) {
  const followed = useRef(false)
  const follow = () => {
    followed.current = true
    closeSheet()
  }
  const moveFocus = () => {
    const moves = followed.current
    followed.current = false
    if (moves) document.getElementById(contentId)?.focus({ preventScroll: true })
    return moves
  }
  return { follow, moveFocus }
}

function HomeLink({ to, isWide }: { to: string; isWide: boolean }) {
  return (
    <Link
      to={to}
      aria-label={product.name}
      className={classNames('flex min-h-11 items-center rounded-medium', isWide ? 'px-3' : 'justify-center')}
    >
      {isWide ? <Logo /> : <LogoMark />}
    </Link>
  )
}

interface HeaderProps extends Pick<ShellProps, 'greeting' | 'subtitle' | 'accountMenu'> {
  /** The greeting is the heading of an area's first screen. */
  isHome: boolean
  sidebar: ReturnType<typeof useSidebarState>
}

function Header({ greeting, subtitle, accountMenu, isHome, sidebar }: HeaderProps) {
  const { t } = useLingui()
  const Greeting = isHome ? 'h1' : 'p'
  return (
    <header className="mx-auto flex w-full max-w-page flex-wrap items-start gap-3 px-[min(1rem,4.2vw)] pt-5 sm:ps-8 sm:pe-(--shell-end,2rem) md:pt-8">
      <IconButton
        {...tooltip(t`Toggle sidebar (Ctrl+B)`, 'bottom')}
        label={t`Toggle sidebar`}
        aria-expanded={sidebar.mobile ? sidebar.sheetOpen : sidebar.open}
        aria-keyshortcuts="Control+B Meta+B"
        className="-ml-2"
        onClick={sidebar.toggle}
      >
        <PanelLeft className="size-5" aria-hidden />
      </IconButton>
      <div
        className={classNames(
          'min-w-0 grow basis-24',
          // A heading wants the whole width where there is little of it.
          isHome
            ? 'grid grid-cols-[minmax(0,1fr)] gap-1 wrap-anywhere max-lg:order-last max-lg:basis-full'
            : 'flex items-baseline gap-3 pt-2.5',
        )}
      >
        <Greeting className={isHome ? 'text-title sm:text-heading' : 'min-w-24 truncate font-display font-semibold'}>
          {greeting}
        </Greeting>
        {subtitle !== undefined && (
          <p className={classNames('text-ink-soft', !isHome && 'min-w-0 truncate text-small max-sm:hidden')}>
            {subtitle}
          </p>
        )}
      </div>
      {accountMenu}
    </header>
  )
}
