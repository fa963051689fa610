import { Trans } from '@lingui/react/macro'
import { areas, pages } from '@milepost/contract/pages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Contours } from '#ui/contours.tsx'
import { Logo } from '#ui/logo.tsx'

/** The frame of a public page. */
export function PublicPage({ children }: { children: ReactNode }) {
  const { user } = useSession()
  return (
    <div className="relative flex min-h-dvh flex-col overflow-x-clip">
      <Contours className="absolute inset-x-0 top-0 h-144 w-full mask-[linear-gradient(black_40%,transparent)]" />
      <header className="relative mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-4 gap-y-2 px-[min(1.5rem,7.5vw)] py-6">
        <Link to={pages.home} className="inline-flex min-h-11 items-center rounded-medium">
          <Logo />
        </Link>
        {user !== null ? (
          <ButtonLink to={areas[user.role]} variant="quiet">
            <Trans>Overview</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink to={pages.login} variant="quiet">
            <Trans>Login</Trans>
          </ButtonLink>
        )}
      </header>
      <main className="relative mx-auto grid w-full max-w-page grow grid-cols-[minmax(0,1fr)] content-start gap-14 px-[min(1.5rem,7.5vw)] pt-8 pb-24">
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}

export function PublicFooter() {
  return (
    <footer className="relative mx-auto flex w-full max-w-page flex-wrap gap-x-8 gap-y-2 px-[min(1.5rem,7.5vw)] pb-10 text-small text-ink-soft">
      <Link to={pages.plans} className="inline-block min-h-6 underline underline-offset-4">
        <Trans>Plans</Trans>
      </Link>
      <Link to={pages.help} className="inline-block min-h-6 underline underline-offset-4">
        <Trans>Help</Trans>
      </Link>
      <Link to={pages.institutionRequests} className="inline-block min-h-6 underline underline-offset-4">
        <Trans>Institution Register</Trans>
      </Link>
      <Link to={pages.sources} className="inline-block min-h-6 underline underline-offset-4">
        <Trans>Where our facts come from</Trans>
      </Link>
      <Link to={pages.privacy} className="inline-block min-h-6 underline underline-offset-4">
        <Trans>Privacy policy</Trans>
      </Link>
      <Link to={pages.terms} className="inline-block min-h-6 underline underline-offset-4">
        <Trans>Terms</Trans>
      </Link>
      <Link to={pages.contact} className="inline-block min-h-6 underline underline-offset-4">
        <Trans>Contact</Trans>
      </Link>
    </footer>
  )
}
