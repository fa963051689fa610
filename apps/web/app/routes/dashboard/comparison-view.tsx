import { Trans, useLingui } from '@lingui/react/macro'
import type { CareerId } from '@milepost/contract/careers/limits'
import { pages } from '@milepost/contract/pages'
import type { Advice, RankedCareer } from '@milepost/contract/recommendations/schema'
import { useQueries } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { careerQuery } from '#features/knowledge/careers/api.ts'
import { Comparison } from '#features/knowledge/careers/comparison.tsx'
import { careerIn } from '#features/recommendations/notices.ts'
import { ReasonList } from '#features/recommendations/reason-list.tsx'
import { strongestObjections, strongestReasons } from '#features/recommendations/strongest-reasons.ts'
import { careerPage } from '#lib/addresses.ts'
import { formatList } from '#lib/format.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ArrowLeft } from '#ui/icons.ts'
import { PendingLine } from '#ui/pending-line.tsx'

const maxSentences = 4

interface ComparisonViewProps {
  advice: Advice
  careerIds: readonly CareerId[]
  /** In place of the fits, where little is known. Otherwise null. */
  firstGuess: ReactNode
  onSwitch: (career: RankedCareer) => void
}

export function ComparisonView({ advice, careerIds, firstGuess, onSwitch }: ComparisonViewProps) {
  const { t } = useLingui()
  const known = useQueries({ queries: careerIds.map(careerQuery) })
  const ranked = careerIds.flatMap((id) => careerIn(advice, id) ?? [])
  const names = formatList(ranked.map(({ career }) => career))

  const careers = ranked.flatMap((one, index) => {
    const knowledge = known[index]?.data
    if (knowledge === undefined) return []
    return {
      ranked: one,
      knowledge,
      name: (
        <Link
          to={careerPage(one.careerId)}
          className="inline-block min-h-6 underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-2"
        >
          {one.career}
        </Link>
      ),
      reasons: <ReasonList reasons={strongestReasons(one.reasons, maxSentences)} position="other" />,
      against: <ReasonList reasons={strongestObjections(one.against, maxSentences)} position="other" against />,
      actions: (
        <RoadmapAction
          career={one}
          isOnRoadmap={advice.roadmapCareerId === one.careerId}
          onSwitch={() => onSwitch(one)}
        />
      ),
    }
  })
  const isFailed = known.some(({ isError }) => isError)
  return (
    <>
      <ComparisonHeading names={names} />
      {isFailed && (
        <ErrorState
          title={<Trans>We couldn’t load the careers</Trans>}
          onRetry={() => known.filter(({ isError }) => isError).forEach((query) => void query.refetch())}
        />
      )}
      {!isFailed && careers.length < ranked.length && (
        <PendingLine>
          <Trans>Comparing careers...</Trans>
        </PendingLine>
      )}
      {careers.length === ranked.length && (
        <Comparison careers={careers} label={t`Side by side: ${names}`} firstGuess={firstGuess} />
      )}
    </>
  )
}

function ComparisonHeading({ names }: { names: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])

  return (
    <header className="grid gap-3">
      <Link
        to={pages.recommendation}
        className="inline-flex min-h-6 items-center gap-2 justify-self-start font-display font-semibold text-spruce"
      >
        <ArrowLeft className="size-5" aria-hidden />
        <Trans>All careers</Trans>
      </Link>
      <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
        <Trans>Side by side: {names}</Trans>
      </h1>
    </header>
  )
}

interface RoadmapActionProps {
  career: RankedCareer
  isOnRoadmap: boolean
  onSwitch: () => void
}

function RoadmapAction({ career, isOnRoadmap, onSwitch }: RoadmapActionProps) {
  return (
    <div>
      {isOnRoadmap ? (
        <Badge tone="spruce">
          <Trans>Your roadmap</Trans>
        </Badge>
      ) : (
        <Button variant="quiet" size="small" onClick={onSwitch}>
          <Trans>
            Switch to this<span className="sr-only"> {career.career}</span>
          </Trans>
        </Button>
      )}
    </div>
  )
}
