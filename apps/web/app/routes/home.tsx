import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import type { ReactNode } from 'react'
import { PublicFooter } from '#features/shell/public-page.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Contours } from '#ui/contours.tsx'
import { RouteToMilepost } from '#ui/illustrations.tsx'
import { Logo } from '#ui/logo.tsx'

export default function Home() {
  const { t } = useLingui()
  return (
    <div className="relative overflow-hidden">
      <title>{t`${product.name}: from not knowing to a route you can walk`}</title>
      <meta
        name="description"
        content={t`Answer a few questions and get a career that fits you, and a step-by-step roadmap to it with courses linked.`}
      />
      <Contours className="absolute inset-x-0 top-0 h-dvh w-full" />
      <header className="relative mx-auto flex max-w-page items-center justify-between px-6 py-6">
        <Logo />
        <ButtonLink to={pages.login} variant="quiet">
          <Trans>Login</Trans>
        </ButtonLink>
      </header>
      <main className="relative mx-auto max-w-page px-6 pb-24">
        <section className="grid items-center gap-12 pt-10 pb-20 md:grid-cols-[1.25fr_1fr] md:pt-16">
          <div className="grid justify-items-start gap-7">
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
          <RouteToMilepost className="mx-auto w-56 md:w-full md:max-w-md" />
        </section>
        <ol className="grid gap-10 md:grid-cols-3 md:gap-8">
          <Stage number={1} title={<Trans>Say where you are</Trans>}>
            <Trans>Three short pages of questions. Nothing you leave out is held against you.</Trans>
          </Stage>
          <Stage number={2} title={<Trans>See what fits, and why</Trans>}>
            <Trans>
              A recommended career with reasons from your own answers. Your name, gender, age and place play no part.
            </Trans>
          </Stage>
          <Stage number={3} title={<Trans>Walk the route</Trans>}>
            <Trans>Steps in an order that works, milestones with something to show, and your progress kept.</Trans>
          </Stage>
        </ol>
      </main>
      <PublicFooter />
    </div>
  )
}

function Stage({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  return (
    <li className="border-t-4 border-spruce pt-5">
      <h2 className="flex items-baseline gap-3 text-title">
        <span aria-hidden="true" className="rounded-small bg-signal px-2 pt-0.5 text-body text-on-signal tabular-nums">
          {number}
        </span>
        {title}
      </h2>
      <p className="mt-3 text-ink-soft">{children}</p>
    </li>
  )
}
