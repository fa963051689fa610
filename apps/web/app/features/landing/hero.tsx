import { Trans } from '@lingui/react/macro'
import { areas, pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import type { ReactNode } from 'react'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

interface HeroProps {
  picture: ReactNode
  /** Lets a visitor try it. */
  tryIt: ReactNode
}

/** What Milepost does and who it is for, beside a picture of a roadmap. */
export function Hero({ picture, tryIt }: HeroProps) {
  const { user } = useSession()
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 pt-2 sm:gap-12 sm:pt-6 md:grid-cols-[1.2fr_1fr] md:gap-10 md:pt-12 lg:grid-cols-2 lg:gap-14">
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 wrap-anywhere sm:gap-6">
        <p className="font-display font-bold text-signal-ink max-sm:text-small">
          <Trans>For school leavers, students and career changers</Trans>
        </p>
        <h1 className="text-display font-extrabold max-sm:text-heading">
          <Trans>Not sure what to become? Find a career in technology, and a plan to get there.</Trans>
        </h1>
        <p className="max-w-prose text-lead text-ink-soft max-sm:text-body">
          <Trans>
            Answer a few questions about your interests, skills and budget. {product.name} suggests a career that fits,
            explains why, and gives you a step-by-step roadmap with courses along the way.
          </Trans>
        </p>
        {user === null ? (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <ButtonLink to={pages.signUp} size="large">
              <Trans>Get Started</Trans>
            </ButtonLink>
            <p className="text-ink-soft">
              <Trans>Free. It takes about 2 minutes to start.</Trans>
            </p>
          </div>
        ) : (
          <ButtonLink to={areas[user.role]} size="large">
            <Trans>Go to your overview</Trans>
          </ButtonLink>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 md:mt-12 md:gap-6">
        {user === null && <Card className="md:order-last">{tryIt}</Card>}
        {picture}
      </div>
    </section>
  )
}
