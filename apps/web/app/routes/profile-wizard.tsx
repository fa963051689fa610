import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { HeardCorrection } from '@milepost/contract/profiles/reading'
import type { Profile, ProfileAnswers } from '@milepost/contract/profiles/schema'
import type { User } from '@milepost/contract/users/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { initialAnswers, withTryOutAnswers } from '#features/profiles/answers.ts'
import { profileQuery, readingsKey, saveAnswers } from '#features/profiles/api.ts'
import { rememberProfileCompleted } from '#features/profiles/completed.ts'
import { type InitialWizardState, ProfileWizard } from '#features/profiles/profile-wizard.tsx'
import { readDraft } from '#features/profiles/wizard-draft.ts'
import { progressQuery } from '#features/progress/api.ts'
import { adviceQuery } from '#features/recommendations/api.ts'
import { makeRoadmapAndCareer, roadmapQuery } from '#features/roadmaps/api.ts'
import { announceFirstRoadmap } from '#features/roadmaps/first-roadmap.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, preload } from '#lib/preload.ts'
import { updateUser } from '#lib/session.ts'
import { forgetTryOutAnswers, readTryOutAnswers } from '#lib/try-out-answers.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const InterestCheck = lazy(() =>
  importWithRetry(async () => ({ default: (await import('#features/interests/interest-check.tsx')).InterestCheck })),
)

export const meta = () => pageMeta(t`Your profile`)

export const clientLoader = preload('student', ({ id }) => [ensure(profileQuery(id))])

export function HydrateFallback() {
  return (
    <LoadingScreen>
      <Trans>Loading your answers...</Trans>
    </LoadingScreen>
  )
}

export default function ProfileWizardScreen() {
  const user = useCurrentUser()
  const profile = useQuery(profileQuery(user.id))
  return (
    <>
      {profile.data === undefined && (
        <h1 className="sr-only">
          <Trans>Your profile</Trans>
        </h1>
      )}
      <Loaded
        query={profile}
        loading={<Trans>Loading your answers...</Trans>}
        failure={(retry) => (
          <ErrorState title={<Trans>We couldn’t load your answers</Trans>} onRetry={retry}>
            <Trans>Your saved work is safe. Check your connection and try again.</Trans>
          </ErrorState>
        )}
      >
        {(loaded) => <Wizard key={user.id} profile={loaded} />}
      </Loaded>
    </>
  )
}

/** A career that was chosen on its page is newer than a draft, and than what is saved. */
function openingOf(user: User, profile: Profile | null): InitialWizardState {
  const draft = readDraft(user.id, profile?.updatedAt ?? null)
  const before = draft ?? {
    answers: initialAnswers(profile, user),
    step: 1 as const,
    corrections: {},
    triedCareer: null,
  }
  const tried = readTryOutAnswers()
  const isUsed = tried !== null && ('preferredCareer' in tried || (draft === null && profile === null))
  if (!isUsed) return { ...before, isDraft: draft !== null }
  const triedCareer = 'career' in tried ? tried.career : null
  return { ...before, answers: withTryOutAnswers(before.answers, tried), triedCareer, isDraft: true }
}

function Wizard({ profile }: { profile: Profile | null }) {
  const user = useCurrentUser()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const savedAt = profile?.updatedAt ?? null
  const [opening] = useState(() => openingOf(user, profile))
  // From here on they are part of the draft.
  useEffect(forgetTryOutAnswers, [])

  const send = async (answers: ProfileAnswers, corrections: readonly HeardCorrection[]) => {
    const saved = await saveAnswers(user.id, answers, corrections)
    if (profile === null) announceFirstRoadmap(user.id, opening.triedCareer)
    queryClient.setQueryData(profileQuery(user.id).queryKey, saved.profile)
    rememberProfileCompleted(user.id)
    updateUser({ profileCompleted: true })
    // What was decided about the texts has changed.
    queryClient.removeQueries({ queryKey: readingsKey })
    try {
      await makeRoadmapAndCareer(user.id, answers)
    } finally {
      // Reset rather than invalidated: the dashboard waits for the new roadmap instead of showing the old one first.
      void queryClient.resetQueries({ queryKey: roadmapQuery(user.id).queryKey })
      void queryClient.resetQueries({ queryKey: progressQuery(user.id).queryKey })
      void queryClient.resetQueries({ queryKey: adviceQuery(user.id).queryKey })
    }
  }
  return (
    <ProfileWizard
      userId={user.id}
      savedAt={savedAt}
      opening={opening}
      send={send}
      onDone={() => void navigate(pages.dashboard)}
      checkInterests={(check) => (
        <Suspense fallback={<Skeleton className="mx-auto h-96 w-full max-w-prose" />}>
          <InterestCheck {...check} doneText={<Trans>Back to my profile</Trans>} />
        </Suspense>
      )}
    />
  )
}
