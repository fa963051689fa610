import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import { AccountDeleted } from '#features/accounts/account-deleted.tsx'
import { ContactForm } from '#features/contact/contact-form.tsx'
import { Figures } from '#features/landing/figures.tsx'
import { FiveSteps } from '#features/landing/five-steps.tsx'
import { ForInstitutions } from '#features/landing/for-institutions.tsx'
import { ThreeFeatures } from '#features/landing/three-features.tsx'
import { PublicFooter } from '#features/shell/public-page.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Contours } from '#ui/contours.tsx'
import { RouteToMilepost } from '#ui/illustrations.tsx'
import { Logo } from '#ui/logo.tsx'

export function meta() {
  return [
    { title: t`${product.name}: from not knowing to a route you can walk` },
    {
      name: 'description',
      content: t`Answer a few questions and get a career that fits you, and a step-by-step roadmap to it with courses linked.`,
    },
  ]
}

export default function Home() {
  return (
    <div className="relative overflow-x-clip">
      <Contours className="absolute inset-x-0 top-0 h-dvh w-full mask-[linear-gradient(black_40%,transparent)]" />
      <header className="relative mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-4 gap-y-2 px-[min(1.5rem,7.5vw)] py-6">
        <Logo />
        <ButtonLink to={pages.login} variant="quiet">
          <Trans>Login</Trans>
        </ButtonLink>
      </header>
      <main className="relative mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-24 px-[min(1.5rem,7.5vw)] pb-24">
        <div className="-mb-16 empty:hidden">
          <AccountDeleted />
        </div>
        <section className="grid grid-cols-[minmax(0,1fr)] items-center gap-12 pt-10 md:grid-cols-[1.7fr_1fr] md:pt-16 lg:grid-cols-[1.25fr_1fr]">
          <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-7 wrap-anywhere">
            <h1 className="text-display font-extrabold">
              <Trans>Not sure what to become? Start from where you stand.</Trans>
            </h1>
            <p className="max-w-prose text-lead text-ink-soft">
              <Trans>
                {product.name} asks about your interests, what you know and what you can spend. It names a career that
                fits, says why, and lays out the route: numbered steps with courses that teach them.
              </Trans>
            </p>
            <ButtonLink to={pages.signUp} size="large">
              <Trans>Get Started</Trans>
            </ButtonLink>
          </div>
          <RouteToMilepost className="mx-auto w-56 max-w-full md:w-full md:max-w-md" />
        </section>
        <FiveSteps />
        <div className="grid justify-items-start gap-10">
          <ThreeFeatures />
          <ButtonLink to={pages.signUp} size="large" variant="signal">
            <Trans>Generate My Roadmap</Trans>
          </ButtonLink>
        </div>
        <ForInstitutions />
        <Figures />
        <section aria-labelledby="contact" className="grid gap-10 md:grid-cols-[1fr_1.25fr]">
          <div className="grid content-start gap-3">
            <h2 id="contact" className="text-heading">
              <Trans>Write to us</Trans>
            </h2>
            <p className="max-w-prose text-lead text-ink-soft">
              <Trans>Ask, suggest or complain: a person reads it, and answers by mail.</Trans>
            </p>
          </div>
          <ContactForm />
        </section>
      </main>
      <PublicFooter />
    </div>
  )
}
