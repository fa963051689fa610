import { Trans, useLingui } from '@lingui/react/macro'
import { areas, pages } from '@milepost/contract/pages'
import type { ReactNode } from 'react'
import { Content, SkipLink } from '#features/shell/content.tsx'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Contours } from '#ui/contours.tsx'
import { FirstTranslation } from '#ui/first-translation.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Link } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'

/** The part of the first page that the top bar leads to. */
export const howItWorksId = 'how-it-works'

const edges = 'mx-auto w-full max-w-page px-[min(1.5rem,7.5vw)]'

/** The frame of a public page. The first page spaces its parts itself and has a picture instead of contours. */
export function PublicPage({ isFirst = false, children }: { isFirst?: boolean; children: ReactNode }) {
  return (
    <div className="relative flex min-h-dvh flex-col overflow-x-clip">
      <SkipLink />
      {!isFirst && (
        <Contours className="absolute top-0 right-0 h-144 w-2/3 mask-[linear-gradient(to_bottom_left,black_20%,transparent_65%)]" />
      )}
      <TopBar />
      <Content
        className={`relative grid grow grid-cols-[minmax(0,1fr)] content-start pb-24 outline-none ${isFirst ? 'gap-24' : 'gap-14 pt-8'} ${edges}`}
      >
        {children}
      </Content>
      <PublicFooter />
    </div>
  )
}

function TopBar() {
  const { t } = useLingui()
  const { user } = useSession()
  return (
    <header className={`relative flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pb-4 sm:gap-x-8 ${edges}`}>
      <LanguageSwitch className="w-full justify-end pt-1" />
      <Link to={pages.home} className="inline-flex min-h-11 items-center rounded-medium">
        <Logo />
      </Link>
      <nav
        aria-label={t`Main menu`}
        className="flex w-full flex-wrap gap-x-5 max-lg:order-last sm:gap-x-7 lg:w-auto lg:grow print:hidden"
      >
        <BarLink to={`${pages.home}#${howItWorksId}`}>
          <Trans>How it works</Trans>
        </BarLink>
        <BarLink to={pages.publicCareers}>
          <Trans>Careers</Trans>
        </BarLink>
        <BarLink to={pages.institutionRequests} className="max-sm:hidden">
          <Trans>For institutions</Trans>
        </BarLink>
        <BarLink to={pages.plans}>
          <Trans>Plans</Trans>
        </BarLink>
        <BarLink to={pages.help}>
          <Trans>Help</Trans>
        </BarLink>
      </nav>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {user !== null ? (
          <ButtonLink to={areas[user.role]}>
            <Trans>Overview</Trans>
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to={pages.login} variant="quiet" className="max-sm:min-h-11 max-sm:px-3 max-sm:text-small">
              <Trans>Login</Trans>
            </ButtonLink>
            <ButtonLink to={pages.signUp} className="max-sm:min-h-11 max-sm:px-3 max-sm:text-small">
              <Trans>Get Started</Trans>
            </ButtonLink>
          </>
        )}
      </div>
    </header>
  )
}

function BarLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className={classNames(
        'inline-flex min-h-11 items-center font-display text-small font-semibold whitespace-nowrap text-ink decoration-2 underline-offset-4 hover:underline sm:text-body',
        className,
      )}
    >
      {children}
    </Link>
  )
}

function PublicFooter() {
  return (
    <footer className={`relative text-small text-ink-soft print:hidden ${edges}`}>
      <div className="flex flex-wrap gap-x-8 gap-y-2 border-t-2 border-line pt-6 pb-10">
        <FooterLink to={pages.publicCareers}>
          <Trans>Careers</Trans>
        </FooterLink>
        <FooterLink to={pages.guides}>
          <Trans>Guides</Trans>
        </FooterLink>
        <FooterLink to={pages.plans}>
          <Trans>Plans</Trans>
        </FooterLink>
        <FooterLink to={pages.help}>
          <Trans>Help</Trans>
        </FooterLink>
        <FooterLink to={pages.institutionRequests}>
          <Trans>Institution Register</Trans>
        </FooterLink>
        <FooterLink to={pages.sources}>
          <Trans>Our sources</Trans>
        </FooterLink>
        <FooterLink to={pages.verify}>
          <Trans>Check a credential</Trans>
        </FooterLink>
        <FooterLink to={pages.privacy}>
          <Trans>Privacy policy</Trans>
        </FooterLink>
        <FooterLink to={pages.terms}>
          <Trans>Terms</Trans>
        </FooterLink>
        <FooterLink to={pages.contact}>
          <Trans>Contact</Trans>
        </FooterLink>
        <FirstTranslation />
      </div>
    </footer>
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="inline-block min-h-6 underline underline-offset-4">
      {children}
    </Link>
  )
}
