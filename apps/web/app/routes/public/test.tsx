import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import type { ReactNode } from 'react'
import { PublicPage } from '#features/shell/public-page.tsx'
import { ButtonLink } from '#ui/button.tsx'

export function meta() {
  return [
    { title: `${t`Discover Your Dream Career Path`} · ${product.name}` },
    { name: 'description', content: t`Guidance, courses and progress on one route to a career that fits you.` },
  ]
}

/** A second page for visitors, shorter than the first. */
export default function Test() {
  return (
    <PublicPage>
      <section className="grid max-w-prose justify-items-start gap-7 pt-6">
        <h1 className="text-display font-extrabold">
          <Trans>Discover Your Dream Career Path</Trans>
        </h1>
        <p className="text-balance text-lead text-ink-soft">
          <Trans>Say where you stand. Get a career that fits, the reasons for it, and the route there.</Trans>
        </p>
        <ButtonLink to={pages.getStarted} size="large">
          <Trans>Get Started</Trans>
        </ButtonLink>
      </section>
      <Part id="why" title={<Trans>Why Choose Us?</Trans>}>
        <Point title={<Trans>AI-Powered Guidance</Trans>}>
          <Trans>A recommendation you can question: it gives its reasons and says what speaks against it.</Trans>
        </Point>
        <Point title={<Trans>Verified Courses</Trans>}>
          <Trans>Only approved courses of institutions, linked to a step only when they teach it.</Trans>
        </Point>
        <Point title={<Trans>Progress Tracking</Trans>}>
          <Trans>Every step you finish stays finished, also when your roadmap changes.</Trans>
        </Point>
      </Part>
      <Part id="how" title={<Trans>How It Works</Trans>}>
        <Point title={<Trans>Tell Us About You</Trans>}>
          <Trans>Three short pages about your interests, your knowledge and your budget.</Trans>
        </Point>
        <Point title={<Trans>Get Your Roadmap</Trans>}>
          <Trans>Numbered steps with hours, milestones and courses.</Trans>
        </Point>
        <Point title={<Trans>Take Action</Trans>}>
          <Trans>Begin with the first step today, and see how far you have come tomorrow.</Trans>
        </Point>
      </Part>
      <section className="grid justify-items-start gap-5 rounded-large bg-spruce-soft p-6 sm:p-10">
        <h2 className="text-heading">
          <Trans>The first step takes three minutes.</Trans>
        </h2>
        <ButtonLink to={pages.getStarted} size="large" variant="signal">
          <Trans>Create Your Roadmap</Trans>
        </ButtonLink>
      </section>
    </PublicPage>
  )
}

function Part({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <ol className="grid gap-8 md:grid-cols-3">{children}</ol>
    </section>
  )
}

function Point({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className="grid content-start gap-2 border-t-4 border-spruce pt-4">
      <h3 className="text-title">{title}</h3>
      <p className="text-ink-soft">{children}</p>
    </li>
  )
}
