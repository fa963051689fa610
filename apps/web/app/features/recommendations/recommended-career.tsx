import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { Verdict } from '@milepost/contract/recommendations/limits'
import type { RankedCareer } from '@milepost/contract/recommendations/schema'
import { adviceTexts } from '@milepost/contract/recommendations/texts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AdviceText } from '#features/recommendations/advice-text.tsx'
import { FitExplanation } from '#features/recommendations/fit-meaning.tsx'
import { ReasonList } from '#features/recommendations/reason-list.tsx'
import { SkillGap } from '#features/recommendations/skill-gap.tsx'
import { strongestObjections, strongestReasons } from '#features/recommendations/strongest-reasons.ts'
import { careerPage } from '#lib/addresses.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Contours } from '#ui/contours.tsx'
import { Disclosure } from '#ui/disclosure.tsx'

const maxSentences = 8

interface RecommendedCareerProps {
  ranked: RankedCareer
  verdict: Verdict
  /** The learner's roadmap leads to it already. */
  onRoadmap: boolean
  /** What else one may do about it. */
  menu: ReactNode
  /** How well it fits, in words. */
  fit: ReactNode
  onSwitch: () => void
}

export function RecommendedCareer({ ranked, verdict, fit, ...actions }: RecommendedCareerProps) {
  return (
    <Card aria-labelledby="recommended" className="@container relative overflow-hidden">
      <Contours className="absolute top-0 right-0 h-72 w-2/3 mask-[linear-gradient(to_bottom_left,black_30%,transparent_70%)] @max-xl:hidden" />
      <div className="relative grid grid-cols-[minmax(0,1fr)] gap-8">
        <Heading ranked={ranked} verdict={verdict} fit={fit} />
        <Reasons ranked={ranked} verdict={verdict} />
        <SkillGap gap={ranked.gap} />
        <Actions {...actions} />
        <Disclosure summary={<Trans>How we calculate fit</Trans>}>
          <FitExplanation />
        </Disclosure>
      </div>
    </Card>
  )
}

function Heading({
  ranked: { careerId, career },
  verdict,
  fit,
}: Pick<RecommendedCareerProps, 'ranked' | 'verdict' | 'fit'>) {
  return (
    <header className="grid content-start gap-3">
      <p className="text-ink-soft">
        <AdviceText text={adviceTexts.first[verdict]} />
      </p>
      <h2 id="recommended" className="text-heading">
        {career}
      </h2>
      {fit}
      <Link
        to={careerPage(careerId)}
        className="inline-block min-h-6 justify-self-start font-display font-semibold text-spruce underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        <Trans>What the job is like</Trans>
      </Link>
    </header>
  )
}

function Reasons({ ranked, verdict }: Pick<RecommendedCareerProps, 'ranked' | 'verdict'>) {
  const against = strongestObjections(ranked.against, maxSentences)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @3xl:grid-cols-2 @3xl:gap-12">
      <section className="grid content-start gap-3">
        <h3 className="text-body">
          <AdviceText text={adviceTexts.reasons[verdict]} />
        </h3>
        <ReasonList reasons={strongestReasons(ranked.reasons, maxSentences)} />
      </section>
      <section className="grid content-start gap-3">
        <h3 className="text-body">
          <Trans>What to consider</Trans>
        </h3>
        {against.length > 0 ? (
          <ReasonList reasons={against} against />
        ) : (
          <p className="text-ink-soft">
            <Trans>Nothing in your answers.</Trans>
          </p>
        )}
      </section>
    </div>
  )
}

function Actions({ onRoadmap, menu, onSwitch }: Omit<RecommendedCareerProps, 'ranked' | 'verdict' | 'fit'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {onRoadmap ? (
        <ButtonLink to={pages.roadmap}>
          <Trans>View Full Roadmap</Trans>
        </ButtonLink>
      ) : (
        <>
          <Button onClick={onSwitch}>
            <Trans>Switch to this career</Trans>
          </Button>
          <ButtonLink to={pages.roadmap} variant="quiet">
            <Trans>View Full Roadmap</Trans>
          </ButtonLink>
        </>
      )}
      {menu}
    </div>
  )
}
