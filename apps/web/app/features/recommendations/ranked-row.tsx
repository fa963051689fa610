import { Trans } from '@lingui/react/macro'
import type { RankedCareer } from '@milepost/contract/recommendations/schema'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ReasonText } from '#features/recommendations/reason-list.tsx'
import { strongestObjections, strongestReasons } from '#features/recommendations/strongest-reasons.ts'
import { careerPage } from '#lib/addresses.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FitBar } from '#ui/fit-bar.tsx'

interface RankedRowProps {
  ranked: RankedCareer
  place: number
  onRoadmap: boolean
  /** So little is known that a number would say more than we know. */
  isLittleKnown: boolean
  /** What else one may do about it. */
  menu: ReactNode
  onSwitch: () => void
}

/** One alternative: its place and fit, the strongest word for and against it, and what one may do about it. */
export function RankedRow({ ranked, place, onRoadmap, isLittleKnown, menu, onSwitch }: RankedRowProps) {
  const { career, careerId, fit } = ranked
  const [reason] = strongestReasons(ranked.reasons, 1)
  const [objection] = strongestObjections(ranked.against, 1)
  return (
    <li className="grid gap-x-8 gap-y-3 border-t border-line py-5 @3xl:grid-cols-[15rem_minmax(0,1fr)] @5xl:grid-cols-[16rem_minmax(0,1fr)_12rem]">
      <div className="grid content-start gap-2">
        <h3 className="flex items-baseline gap-x-3 text-lead">
          <span aria-hidden="true" className="min-w-6 shrink-0 text-ink-soft tabular-nums">
            {place}
          </span>
          <CareerLink to={careerPage(careerId)}>{career}</CareerLink>
        </h3>
        {!isLittleKnown && (
          <div className="grid max-w-60 gap-1 pl-9">
            <FitBar fit={fit} />
            <p className="text-small text-ink-soft tabular-nums">
              <Trans>Fit {fit} of 100</Trans>
            </p>
          </div>
        )}
        {onRoadmap && (
          <p className="pl-9">
            <Badge tone="spruce">
              <Trans>Your roadmap</Trans>
            </Badge>
          </p>
        )}
      </div>
      <dl className="grid max-w-prose content-start gap-2 @max-3xl:pl-9">
        {reason !== undefined && (
          <Word label={<Trans>Pros</Trans>}>
            <ReasonText reason={reason} position="other" />
          </Word>
        )}
        {objection !== undefined && (
          <Word label={<Trans>Cons</Trans>}>
            <ReasonText reason={objection} position="other" />
          </Word>
        )}
      </dl>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 @max-3xl:pl-9 @3xl:col-start-2 @5xl:col-start-3 @5xl:content-start @5xl:self-start">
        {!onRoadmap && (
          <Button variant="quiet" size="small" onClick={onSwitch}>
            <Trans>
              Switch to this<span className="sr-only"> {career}</span>
            </Trans>
          </Button>
        )}
        {menu}
      </div>
    </li>
  )
}

export function CareerLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="min-w-0 underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </Link>
  )
}

function Word({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 @xl:grid-cols-[6rem_minmax(0,1fr)]">
      <dt className="text-small leading-[1.9] text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
