import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Contours } from '#ui/contours.tsx'

interface CareerCardProps {
  /** The career, and what may be said of it. */
  title: ReactNode
  /** What is concluded where it isn't one career. */
  conclusion: ReactNode
  /** How well it fits, in words. */
  fit: ReactNode
  /** The jobs on the way to it. */
  titles: ReactNode
  /** Why this career, in words. */
  reasons: ReactNode
  /** What speaks against it, in words; null when nothing does. */
  against: ReactNode
  /** Shown beside the link to the roadmap. */
  actions: ReactNode
}

export function CareerCard({ title, conclusion, fit, titles, reasons, against, actions }: CareerCardProps) {
  return (
    <Card aria-labelledby="career-path" className="@container relative overflow-hidden">
      <Contours className="absolute inset-y-0 right-0 h-full w-2/3 @max-xl:hidden" />
      <div className="relative grid gap-4">
        <div className="grid content-start gap-2">
          <h2 id="career-path" className="text-body text-ink-soft">
            <Trans>Your Career Path</Trans>
          </h2>
          <p className="font-display text-heading font-bold tracking-tight text-balance">{title}</p>
        </div>
        {fit}
        <div className="grid max-w-prose gap-4">
          {conclusion}
          {titles}
          {reasons}
          {against !== null && (
            <section className="grid gap-1.5">
              <h3 className="text-small text-ink-soft">
                <Trans>What to consider</Trans>
              </h3>
              {against}
            </section>
          )}
          <Link
            to={pages.recommendation}
            className="inline-block min-h-6 justify-self-start font-display font-semibold text-spruce underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            <Trans>Compare careers and see why</Trans>
          </Link>
        </div>
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to={pages.roadmap}>
            <Trans>View Full Roadmap</Trans>
          </ButtonLink>
          {actions}
        </div>
      </div>
    </Card>
  )
}
