import { Plural, Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { Advice, RankedCareer } from '@milepost/contract/recommendations/schema'
import type { ReactNode } from 'react'
import { ReasonList } from '#features/recommendations/reason-list.tsx'
import { strongestObjections, strongestReasons } from '#features/recommendations/strongest-reasons.ts'
import { comparisonPage } from '#lib/addresses.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useSwitchDialog } from './career-switch.tsx'

interface FitForYouProps {
  advice: Advice
  ranked: RankedCareer
  /** How well it fits, in words. */
  fit: ReactNode
}

/** How far a career fits the learner who reads about it, and what they may do about it. */
export function FitForYou({ advice, ranked, fit }: FitForYouProps) {
  const { askToSwitch, dialogs } = useSwitchDialog()
  const best = advice.recommendation.ranking.find(({ rejected }) => !rejected)
  const isBest = best?.careerId === ranked.careerId
  const place = isBest ? 'first' : 'other'
  const onRoadmap = advice.roadmapCareerId === ranked.careerId
  return (
    <Card aria-labelledby="fit-for-you" className="@container grid gap-5">
      <div className="grid gap-x-10 gap-y-4 @2xl:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="grid content-start gap-2">
          <h2 id="fit-for-you" className="text-title">
            <Trans>Fit for you</Trans>
          </h2>
          {fit}
          <p className="text-small text-ink-soft">
            <Plural value={ranked.gap.length} one="# skill still to learn." other="# skills still to learn." />
          </p>
        </div>
        <div className="grid content-start gap-3">
          <Words title={<Trans>Why it fits</Trans>}>
            <ReasonList reasons={strongestReasons(ranked.reasons, 3)} position={place} />
          </Words>
          {ranked.against.length > 0 && (
            <Words title={<Trans>What to consider</Trans>}>
              <ReasonList reasons={strongestObjections(ranked.against, 2)} position={place} against />
            </Words>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {onRoadmap ? (
          <ButtonLink to={pages.roadmap}>
            <Trans>View Full Roadmap</Trans>
          </ButtonLink>
        ) : (
          <Button onClick={() => askToSwitch(ranked)}>
            <Trans>Switch to this career</Trans>
          </Button>
        )}
        {best !== undefined && !isBest && (
          <ButtonLink to={comparisonPage([best.careerId, ranked.careerId])} variant="quiet">
            <Trans>Compare with {best.career}</Trans>
          </ButtonLink>
        )}
        <ButtonLink to={pages.recommendation} variant="quiet">
          <Trans>All careers</Trans>
        </ButtonLink>
      </div>
      {dialogs}
    </Card>
  )
}

function Words({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="text-small text-ink-soft">{title}</h3>
      {children}
    </section>
  )
}
