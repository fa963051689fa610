import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CourseSign, Crossroads, Stages } from '#features/landing/feature-pictures.tsx'

/** What one gets: three pictures of parts of the product, drawn in its own signs. */
export function ThreeFeatures() {
  return (
    <section aria-labelledby="features" className="grid gap-10">
      <h2 id="features" className="text-heading">
        <Trans>What you get</Trans>
      </h2>
      <div className="grid gap-10 md:grid-cols-3 md:gap-8">
        <Feature picture={<Crossroads />} title={<Trans>AI career pathing</Trans>}>
          <Trans>A career that fits, with reasons taken from your own answers. When we’re not sure, we say so.</Trans>
        </Feature>
        <Feature picture={<Stages />} title={<Trans>Tailored roadmaps</Trans>}>
          <Trans>Skip what you already know. Set your hours per week and see when you’ll finish.</Trans>
        </Feature>
        <Feature picture={<CourseSign />} title={<Trans>Course finder</Trans>}>
          <Trans>Courses that really teach the step they’re linked to, matched to your budget and language.</Trans>
        </Feature>
      </div>
    </section>
  )
}

/** A part of the product, with a picture. */
export function Feature({ picture, title, children }: { picture: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <article className="grid content-start gap-3">
      {picture}
      <h3 className="text-title">{title}</h3>
      <p className="text-ink-soft">{children}</p>
    </article>
  )
}
