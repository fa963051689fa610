import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { knownAnswersOf } from '@milepost/contract/profiles/known-answers'
import type { Profile } from '@milepost/contract/profiles/schema'
import { type AdviceClaim, adviceTexts } from '@milepost/contract/recommendations/texts'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { CareerCard } from '#features/overview/career-card.tsx'
import { ProgressCard } from '#features/overview/progress-card.tsx'
import { SetupCard } from '#features/overview/setup-card.tsx'
import { preferencesQuery } from '#features/preferences/api.ts'
import { CareerGoal } from '#features/preferences/career-goal.tsx'
import { profileQuery } from '#features/profiles/api.ts'
import { isProfileCompleted, rememberProfileCompleted } from '#features/profiles/completed.ts'
import { UpdateProfile } from '#features/profiles/update-profile.tsx'
import { progressQuery } from '#features/progress/api.ts'
import { useProgress } from '#features/progress/progress-provider.tsx'
import { isDone, summarise } from '#features/progress/summary.ts'
import { AdviceText } from '#features/recommendations/advice-text.tsx'
import { adviceQuery } from '#features/recommendations/api.ts'
import { claimOf } from '#features/recommendations/claim.ts'
import { FitSummary } from '#features/recommendations/fit-summary.tsx'
import { helpfulAnswers } from '#features/recommendations/notices.ts'
import { ReasonList } from '#features/recommendations/reason-list.tsx'
import { strongestReasons, strongestReasonsFor } from '#features/recommendations/strongest-reasons.ts'
import { reviewsQuery } from '#features/reviews/api.ts'
import { ReviewCard } from '#features/reviews/review-card.tsx'
import { rhythmQuery } from '#features/rhythm/api.ts'
import { roadmapQuery } from '#features/roadmaps/api.ts'
import { readFirstRoadmap, rememberFirstRoadmapSeen } from '#features/roadmaps/first-roadmap.ts'
import { LeadsElsewhere, TitlesOnTheWay } from '#features/roadmaps/titles-on-the-way.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, preload } from '#lib/preload.ts'
import { Alert } from '#ui/alert.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { Conclusion } from './conclusion.tsx'
import { NextStep } from './next-step.tsx'

const FirstTimeDialogs = lazy(() =>
  importWithRetry(async () => ({
    default: (await import('#features/profiles/first-time-dialogs.tsx')).FirstTimeDialogs,
  })),
)
const FirstRoadmapCard = lazy(() =>
  importWithRetry(async () => ({ default: (await import('./first-roadmap-card.tsx')).FirstRoadmapCard })),
)
const loadRhythmCard = () => importWithRetry(async () => ({ default: (await import('./rhythm-card.tsx')).RhythmCard }))
const RhythmCard = lazy(loadRhythmCard)
const maxReasons = 3
/** Where the wishes lie elsewhere, or too little is known, the answers are no reasons for a career. */
const saysFit = (claim: AdviceClaim) => claim !== 'elsewhere' && claim !== 'open'
const maxObjections = 2

export const meta = () => pageMeta(t`Overview`)

export const clientLoader = preload('student', ({ id, profileCompleted }) => {
  const always = [ensure(profileQuery(id)), ensure(preferencesQuery(id))]
  if (!profileCompleted) return always
  return [
    ...always,
    ensure(roadmapQuery(id)),
    ensure(progressQuery(id)),
    ensure(rhythmQuery(id)),
    ensure(adviceQuery(id)),
    ensure(reviewsQuery(id)),
    loadRhythmCard().catch(() => undefined),
  ]
})

export function HydrateFallback() {
  return (
    <LoadingScreen>
      <Trans>Loading dashboard...</Trans>
    </LoadingScreen>
  )
}

export default function Overview() {
  const user = useCurrentUser()
  const profile = useQuery(profileQuery(user.id))
  const hasProfile = profile.data !== undefined && profile.data !== null
  // Whose account says that there is a profile need not wait for it, nor their progress for the roadmap.
  const roadmap = useQuery({ ...roadmapQuery(user.id), enabled: hasProfile || user.profileCompleted })
  useQuery({ ...progressQuery(user.id), enabled: user.profileCompleted })
  const goToWizard = useGoToWizard(user.id)

  // There are many cards, so they render in small steps while the placeholder is shown.
  const shown = useDeferredValue(roadmap.data)
  const missing = hasProfile ? roadmap : profile
  const isKnown = hasProfile ? shown !== undefined : profile.data !== undefined
  const hasRoadmap = hasProfile && shown !== undefined && shown.roadmap.length > 0
  const isLoading = !isKnown && (missing.data !== undefined || missing.error === null)
  return (
    <div className="grid gap-6">
      {isLoading && <HydrateFallback />}
      {!isKnown && !isLoading && <LoadFailure onRetry={() => void missing.refetch()} />}
      {isKnown && !hasRoadmap && <Setup user={user} onBegin={goToWizard} />}
      {hasRoadmap && profile.data != null && (
        <CareerAndProgress roadmap={shown} profile={profile.data} onUpdate={goToWizard} />
      )}
      <CareerGoal userId={user.id} />
    </div>
  )
}

function useGoToWizard(userId: string) {
  const navigate = useNavigate()
  return () => {
    rememberProfileCompleted(userId)
    void navigate(pages.profileWizard)
  }
}

function Setup({ user, onBegin }: { user: { id: string; profileCompleted: boolean }; onBegin: () => void }) {
  const [isFirstTime] = useState(() => !isProfileCompleted(user))
  return (
    <>
      <SetupCard />
      {isFirstTime && (
        <Suspense fallback={null}>
          <FirstTimeDialogs onBegin={onBegin} />
        </Suspense>
      )}
    </>
  )
}

interface CareerAndProgressProps {
  roadmap: Roadmap
  profile: Profile
  onUpdate: () => void
}

function CareerAndProgress({ roadmap, profile, onUpdate }: CareerAndProgressProps) {
  const { id: userId } = useCurrentUser()
  const [first, setFirst] = useState(() => readFirstRoadmap(userId))
  const isNew = first !== null
  const progress = useProgress()
  const { data: advice } = useQuery(adviceQuery(userId))
  const claim = claimOf(advice, roadmap.careerId)
  const { fit, against } = roadmap.recommendation
  const helpful = helpfulAnswers(profile)
  // The reasons already say that another career was named.
  const objections = strongestReasons(
    against.filter(({ code }) => code !== 'preference_elsewhere'),
    maxObjections,
  )
  const steps = roadmap.roadmap.map(({ id, label, section, milestone }) => ({
    id,
    label,
    section,
    milestone,
    done: isDone(progress.statuses[id]),
  }))
  // Presented once, whether it is closed or not.
  useEffect(() => {
    if (isNew) rememberFirstRoadmapSeen(userId)
  }, [isNew, userId])
  return (
    <>
      {roadmap.outdated && (
        <Alert tone="note">
          <Trans>
            Your answers have changed since we made this roadmap.{' '}
            <Link to={pages.roadmap} className="underline underline-offset-4">
              Update your roadmap
            </Link>
          </Trans>
        </Alert>
      )}
      {progress.error === null ? (
        !progress.isPending && (
          <>
            <NextStep roadmap={roadmap} />
            <ReviewCard userId={userId} />
            {first !== null && (
              <Suspense fallback={null}>
                <FirstRoadmapCard
                  roadmap={roadmap}
                  claim={claim}
                  triedCareer={first.triedCareer}
                  onClose={() => setFirst(null)}
                />
              </Suspense>
            )}
            <ProgressCard steps={steps} {...summarise(steps, progress.statuses)} />
            <Suspense fallback={null}>
              <RhythmCard roadmap={roadmap} withoutDate={isNew} />
            </Suspense>
          </>
        )
      ) : (
        <ErrorState title={<Trans>We couldn’t load your progress</Trans>} onRetry={progress.reload} />
      )}
      <CareerCard
        title={<AdviceText text={adviceTexts.card[claim]} career={roadmap.career} />}
        conclusion={advice !== undefined && <Conclusion advice={advice} claim={claim} roadmap={roadmap} />}
        fit={saysFit(claim) && <FitSummary fit={fit} known={knownAnswersOf(profile)} helpful={helpful} />}
        titles={
          !isNew && (
            <>
              <TitlesOnTheWay roadmap={roadmap} statuses={progress.statuses} />
              <LeadsElsewhere roadmap={roadmap} />
            </>
          )
        }
        reasons={
          !isNew && saysFit(claim) && <ReasonList reasons={strongestReasonsFor(roadmap.recommendation, maxReasons)} />
        }
        against={saysFit(claim) && objections.length > 0 ? <ReasonList reasons={objections} against /> : null}
        actions={<UpdateProfile onUpdate={onUpdate} />}
      />
    </>
  )
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState title={<Trans>We couldn’t load your dashboard</Trans>} onRetry={onRetry}>
      <Trans>Your saved work is safe. Check your connection and try again.</Trans>
    </ErrorState>
  )
}
