import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type CareerId, careerIds } from '@milepost/contract/careers/limits'
import { knownAnswersOf } from '@milepost/contract/profiles/known-answers'
import { adviceTexts } from '@milepost/contract/recommendations/texts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { SetupCard } from '#features/overview/setup-card.tsx'
import { profileQuery } from '#features/profiles/api.ts'
import { AdviceNotices } from '#features/recommendations/advice-notices.tsx'
import { AdviceText } from '#features/recommendations/advice-text.tsx'
import { adviceQuery } from '#features/recommendations/api.ts'
import { CareersToTry } from '#features/recommendations/careers-to-try.tsx'
import { comparedCareers } from '#features/recommendations/comparison-choice.ts'
import { FirstGuess } from '#features/recommendations/fit-summary.tsx'
import { helpfulAnswers, noticesOf } from '#features/recommendations/notices.ts'
import { Ranking } from '#features/recommendations/ranking.tsx'
import { WhereElse } from '#features/recommendations/where-else.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { i18n } from '#lib/i18n.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, isOtherScreen, preload } from '#lib/preload.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useSwitchDialog } from './career-switch.tsx'
import { ComparisonView } from './comparison-view.tsx'
import { TasterView } from './taster-view.tsx'
import { useAdvice } from './use-advice.ts'
import { useTakeBackChoice } from './use-take-back-choice.ts'

export const meta = () => pageMeta(i18n._(msg`Your Recommendation`))

export const clientLoader = preload('student', ({ id, profileCompleted }) => [
  ensure(profileQuery(id)),
  ...(profileCompleted ? [ensure(adviceQuery(id))] : []),
])
export const shouldRevalidate = isOtherScreen

export function HydrateFallback() {
  return <Comparing />
}

function Comparing() {
  return (
    <LoadingScreen>
      <Trans>Comparing careers with your answers...</Trans>
    </LoadingScreen>
  )
}

export default function RecommendationScreen() {
  const user = useCurrentUser()
  const { advice, profile, isSetUp, isLoading, reload } = useAdvice()
  const { askToSwitch, dialogs } = useSwitchDialog()
  const [search] = useSearchParams()
  const compared = comparedCareers(search.get('compare'))
  const [chosen, setChosen] = useState<CareerId[]>(compared ?? [])
  const takeBack = useTakeBackChoice(user.id)
  const tried = careerIds.find((id) => id === search.get('try'))

  if (isSetUp && tried !== undefined) return <TasterView key={tried} careerId={tried} />

  if (isSetUp && advice !== undefined && profile != null && compared !== null) {
    const firstGuess = knownAnswersOf(profile).isLittle ? <FirstGuess helpful={helpfulAnswers(profile)} /> : null
    return (
      <div className="@container grid grid-cols-[minmax(0,1fr)] gap-8">
        <ComparisonView
          key={compared.join()}
          advice={advice}
          careerIds={compared}
          firstGuess={firstGuess}
          onSwitch={askToSwitch}
        />
        {dialogs}
      </div>
    )
  }
  return (
    <div className="grid gap-10">
      <PageHeading
        title={<Trans>Your Recommendation</Trans>}
        subtitle={advice !== undefined && <AdviceText text={adviceTexts.page[advice.recommendation.verdict]} />}
      />
      {isLoading && <Comparing />}
      {isSetUp === undefined && !isLoading && (
        <ErrorState title={<Trans>We couldn’t load your recommendation</Trans>} onRetry={reload}>
          <Trans>Your saved work is safe. Check your connection and try again.</Trans>
        </ErrorState>
      )}
      {isSetUp === false && <SetupCard />}
      {isSetUp && advice !== undefined && profile != null && (
        <>
          {advice.otherWork !== null && <WhereElse otherWork={advice.otherWork} />}
          <AdviceNotices notices={noticesOf(advice)} onSwitch={askToSwitch} />
          <CareersToTry
            advice={advice}
            hint={advice.recommendation.verdict === 'open' && <FirstGuess helpful={helpfulAnswers(profile)} />}
            isTakingBack={takeBack.isPending}
            onTakeBack={() => takeBack.mutate()}
          />
          <Ranking
            userId={user.id}
            advice={advice}
            chosen={chosen}
            known={knownAnswersOf(profile)}
            helpful={helpfulAnswers(profile)}
            onChoose={setChosen}
            onSwitch={askToSwitch}
          />
        </>
      )}
      {dialogs}
    </div>
  )
}
