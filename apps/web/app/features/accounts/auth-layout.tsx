import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { AuthIllustration } from '#features/accounts/auth-illustration.tsx'
import { BrowserLimits } from '#features/accounts/browser-limits.tsx'
import { ArrowLeft } from '#ui/icons.ts'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Link } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import { TextLink } from '#ui/text-link.tsx'

interface AuthLayoutProps {
  title: ReactNode
  subtitle: ReactNode
  /** The form. */
  children: ReactNode
  /** The line that leads to the other way in. */
  otherWay: ReactNode
  /** Where 'Back' leads; the front page otherwise. */
  back?: string
  /** Shown on the map beside the form, if there is room. */
  aside: ReactNode
}

/** The page around signing up and signing in: the form on paper, and beside it the country one is about to enter. */
export function AuthLayout({ title, subtitle, children, otherWay, back = pages.home, aside }: AuthLayoutProps) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col px-6 pb-12 sm:px-10">
        <header className="flex flex-wrap items-center justify-between gap-4 py-6">
          <Logo />
          <Link
            to={back}
            className="inline-flex min-h-11 items-center gap-2 rounded-medium px-3 font-display font-semibold text-spruce hover:bg-spruce-soft"
          >
            <ArrowLeft className="size-5" aria-hidden />
            <Trans>Back</Trans>
          </Link>
        </header>
        <main className="mx-auto grid w-full max-w-100 gap-8 py-6 lg:my-auto">
          <div className="grid gap-2">
            <h1 className="text-heading">{title}</h1>
            <p className="text-balance text-lead text-ink-soft">{subtitle}</p>
          </div>
          <BrowserLimits />
          {children}
          <p className="text-ink-soft">{otherWay}</p>
        </main>
        <LanguageSwitch className="mx-auto w-full max-w-100" />
      </div>
      <aside className="relative hidden flex-col justify-end overflow-hidden bg-spruce-soft lg:flex">
        <AuthIllustration className="absolute inset-0 size-full" />
        <div className="relative m-8 max-w-prose rounded-large bg-raised p-8 shadow-floating xl:m-12">{aside}</div>
      </aside>
    </div>
  )
}

/** A heading and a sentence beside the form. */
export function AuthAside({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <h2 className="text-heading">{title}</h2>
      <p className="mt-4 text-lead">{children}</p>
    </>
  )
}

/** The other way of the screens for a forgotten password. */
export function RememberedIt() {
  return (
    <Trans>
      Remembered it? <AuthSwitchLink to={pages.login}>Sign In</AuthSwitchLink>
    </Trans>
  )
}

interface AuthSwitchLinkProps {
  to: string
  /** Where to go afterwards, where the history does not say it. */
  from?: string | undefined
  children: ReactNode
}

/** Keeps what the way here has left in the history: where to go afterwards. */
export function AuthSwitchLink({ to, from, children }: AuthSwitchLinkProps) {
  const { state } = useLocation()
  return (
    <TextLink to={to} state={state ?? (from && { from })}>
      {children}
    </TextLink>
  )
}
