import { Trans } from '@lingui/react/macro'
import type { CareerId } from '@milepost/contract/careers/limits'
import type { KnownAnswers } from '@milepost/contract/profiles/known-answers'
import type { AdviceField } from '@milepost/contract/profiles/schema'
import type { Advice, RankedCareer } from '@milepost/contract/recommendations/schema'
import { type ReactNode, type Ref, type RefObject, useRef, useState } from 'react'
import { CareerMenu } from '#features/recommendations/career-menu.tsx'
import { CompareBar } from '#features/recommendations/compare-bar.tsx'
import { maxCompared, withChoice } from '#features/recommendations/comparison-choice.ts'
import { FitSummary } from '#features/recommendations/fit-summary.tsx'
import { RankedRow } from '#features/recommendations/ranked-row.tsx'
import { RecommendedCareer } from '#features/recommendations/recommended-career.tsx'
import { RejectedCareers } from '#features/recommendations/rejected-careers.tsx'
import { RejectionDialog } from '#features/recommendations/rejection-dialog.tsx'
import { useRejections } from '#features/recommendations/use-rejections.ts'
import { Disclosure } from '#ui/disclosure.tsx'

const shownAtOnce = 5

interface RankingProps {
  userId: string
  advice: Advice
  /** Careers ticked for a comparison. */
  chosen: readonly CareerId[]
  known: KnownAnswers
  /** Answers that would tell more. */
  helpful: readonly AdviceField[]
  onChoose: (chosen: CareerId[]) => void
  onSwitch: (career: RankedCareer) => void
}

/** All careers: the recommended one, the alternatives best first, those set aside at the end. */
export function Ranking({ userId, advice, chosen, known, helpful, onChoose, onSwitch }: RankingProps) {
  const { reject, reconsider } = useRejections(userId)
  const alternativesHeading = useRef<HTMLHeadingElement>(null)
  const { ask, dialog } = useRejectionDialog(reject, alternativesHeading)
  const { verdict, ranking } = advice.recommendation
  const saysFit = verdict === 'clear' || verdict === 'close'
  const isLittleKnown = known.isLittle || verdict === 'open'
  const [recommended, ...alternatives] = ranking.filter(({ rejected }) => !rejected)

  const handles = (ranked: RankedCareer) => ({
    ranked,
    onRoadmap: advice.roadmapCareerId === ranked.careerId,
    onSwitch: () => onSwitch(ranked),
    menu: (
      <CareerMenu
        career={ranked.career}
        isCompared={chosen.includes(ranked.careerId)}
        canCompare={chosen.length < maxCompared}
        onCompare={(isCompared) => onChoose(withChoice(chosen, ranked.careerId, isCompared))}
        onReject={() => ask(ranked)}
      />
    ),
  })
  const rows = alternatives.map((ranked, index) => (
    <RankedRow key={ranked.careerId} place={index + 2} isLittleKnown={isLittleKnown} {...handles(ranked)} />
  ))
  return (
    <>
      {recommended === undefined ? (
        <p className="text-lead">
          <Trans>You’ve set aside every career. Bring one back to get a recommendation.</Trans>
        </p>
      ) : (
        <RecommendedCareer
          {...handles(recommended)}
          verdict={verdict}
          fit={saysFit && <FitSummary fit={recommended.fit} known={known} helpful={helpful} />}
        />
      )}
      {rows.length > 0 && <Alternatives headingRef={alternativesHeading} rows={rows} />}
      <RejectedCareers
        careers={rejectedOf(advice)}
        isLittleKnown={isLittleKnown}
        busy={reconsider.isPending ? reconsider.variables.career.careerId : null}
        onReconsider={(career, before) => reconsider.mutate({ career, before })}
      />
      <CompareBar chosen={chosen} onClear={() => onChoose([])} />
      {dialog}
    </>
  )
}

type Reject = ReturnType<typeof useRejections>['reject']

/** Asks why a career is set aside. Once that is saved, the focus moves to an element that stays. */
function useRejectionDialog(reject: Reject, focusedAfter: RefObject<HTMLElement | null>) {
  const [asked, setAsked] = useState<RankedCareer | null>(null)
  const [asking, setAsking] = useState(false)
  return {
    ask: (ranked: RankedCareer) => {
      reject.reset()
      setAsked(ranked)
      setAsking(true)
    },
    dialog: asked !== null && (
      <RejectionDialog
        key={asked.careerId}
        career={asked.career}
        open={asking}
        saving={reject.isPending}
        failed={reject.isError}
        onSave={(objection) => reject.mutate({ career: asked, objection }, { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
        returnFocus={() => (reject.isSuccess ? focusedAfter.current : null)}
      />
    ),
  }
}

/** The careers that were set aside, with the reasons. */
function rejectedOf({ recommendation, rejections }: Advice) {
  return recommendation.ranking
    .filter(({ rejected }) => rejected)
    .map((ranked) => ({ ranked, rejection: rejections.find(({ careerId }) => careerId === ranked.careerId) }))
}

function Alternatives({ headingRef, rows }: { headingRef: Ref<HTMLHeadingElement>; rows: readonly ReactNode[] }) {
  return (
    <section aria-labelledby="alternatives" className="@container grid gap-4">
      <h2 id="alternatives" ref={headingRef} tabIndex={-1} className="text-title outline-none">
        <Trans>Other careers that could fit</Trans>
      </h2>
      <div>
        <List start={2}>{rows.slice(0, shownAtOnce)}</List>
        {rows.length > shownAtOnce && (
          <Disclosure summary={<Trans>Show the other {rows.length - shownAtOnce}</Trans>}>
            <List start={shownAtOnce + 2}>{rows.slice(shownAtOnce)}</List>
          </Disclosure>
        )}
      </div>
    </section>
  )
}

function List({ start, children }: { start: number; children: ReactNode }) {
  return (
    <ol start={start} className="list-none">
      {children}
    </ol>
  )
}
