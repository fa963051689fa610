import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { type AdviceClaim, adviceTexts } from '@milepost/contract/recommendations/texts'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { progressQuery } from '#features/progress/api.ts'
import { useProgress } from '#features/progress/progress-provider.tsx'
import { AdviceText } from '#features/recommendations/advice-text.tsx'
import { roadmapQuery } from '#features/roadmaps/api.ts'
import { RegenerateButton } from '#features/roadmaps/change/regenerate-button.tsx'
import { useHighlightedStep } from '#features/roadmaps/map/use-highlighted-step.ts'
import { LeadsElsewhere } from '#features/roadmaps/titles-on-the-way.tsx'
import { ApiError } from '#lib/api-error.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { i18n } from '#lib/i18n.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, isOtherScreen, preload } from '#lib/preload.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ProfileFirst } from './profile-first.tsx'
import { RoadmapSharing } from './roadmap-sharing.tsx'
import { RoadmapView } from './roadmap-view.tsx'
import { useClaim } from './use-claim.ts'
import { useRegeneration } from './use-regeneration.tsx'
import { useRoadmapChanges } from './use-roadmap-changes.ts'
import { useVisit } from './use-visit.ts'

export const meta = () => pageMeta(i18n._(msg`Your roadmap`))

export const clientLoader = preload('student', ({ id }) => [ensure(roadmapQuery(id)), ensure(progressQuery(id))])
export const shouldRevalidate = isOtherScreen

export function HydrateFallback() {
  return <Generating />
}

function Generating() {
  return (
    <LoadingScreen>
      <Trans>Generating your roadmap...</Trans>
    </LoadingScreen>
  )
}

export default function RoadmapScreen() {
  const { t } = useLingui()
  const user = useCurrentUser()
  const [search] = useSearchParams()
  const { data: roadmap, error, refetch } = useQuery(roadmapQuery(user.id))
  const progress = useProgress()
  const changes = useRoadmapChanges()
  const regeneration = useRegeneration(roadmap, changes)
  const visit = useVisit()
  const number = Number(search.get('step'))
  const wanted = number > 0 ? { step: number, visit } : null
  const isLoaded = roadmap !== undefined && !progress.isPending
  // Once shown it stays: progress that failed to load is asked for again, and is pending again.
  const [isReady, setReady] = useState(isLoaded)
  if (isLoaded && !isReady) setReady(true)
  const highlighted = useHighlightedStep(wanted?.step ?? null, isReady, visit)
  const loading = roadmap === undefined && error === null
  const failure = roadmap === undefined ? error : null
  const regenerateButton = (
    <RegenerateButton locked={regeneration.locked} busy={regeneration.busy} onClick={regeneration.ask}>
      <Trans>Regenerate Roadmap</Trans>
    </RegenerateButton>
  )

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-8">
      <PageHeading
        title={loading ? t`Your roadmap` : (roadmap?.career ?? t`Not available`)}
        subtitle={<Trans>Your path, step by step. Mark what you’ve done and we’ll save it as you go.</Trans>}
        actions={
          roadmap !== undefined && (
            <>
              {regenerateButton}
              <RoadmapSharing userId={user.id} roadmap={roadmap} />
            </>
          )
        }
      />
      {(loading || (roadmap !== undefined && !isReady)) && <Generating />}
      {failure !== null && <RoadmapFailure error={failure} onRetry={() => void refetch()} actions={regenerateButton} />}
      {roadmap !== undefined && isReady && (
        <>
          <RoadmapNotices roadmap={roadmap} />
          <RoadmapView roadmap={roadmap} wanted={wanted} highlighted={highlighted} changes={changes} />
        </>
      )}
      {regeneration.dialogs}
    </div>
  )
}

interface RoadmapFailureProps {
  error: Error
  onRetry: () => void
  actions: ReactNode
}

function RoadmapFailure({ error, onRetry, actions }: RoadmapFailureProps) {
  if (isProfileMissing(error)) return <ProfileFirst />
  return (
    <ErrorState
      title={(error instanceof ApiError && error.message) || <Trans>Something went wrong. Please try again.</Trans>}
      onRetry={onRetry}
      actions={actions}
    />
  )
}

/** What the learner should know about the roadmap and its progress before reading it. */
function RoadmapNotices({ roadmap }: { roadmap: Roadmap }) {
  const progress = useProgress()
  const claim = useClaim(roadmap.careerId)
  return (
    <>
      {claim !== 'clear' && claim !== 'own' && <Concluded claim={claim} />}
      <LeadsElsewhere roadmap={roadmap} />
      {roadmap.outdated && (
        <Alert tone="note">
          <Trans>Your answers have changed since we made this roadmap. Regenerate it to bring it up to date.</Trans>
        </Alert>
      )}
      {progress.unsaved.size > 0 && <Unsaved onRetry={progress.retry} />}
      {progress.error !== null && (
        <RetryAlert onRetry={progress.reload}>
          <Trans>We couldn’t load your progress.</Trans>
        </RetryAlert>
      )}
    </>
  )
}

/** The roadmap leads to no career that was recommended or chosen. */
function Concluded({ claim }: { claim: Exclude<AdviceClaim, 'clear' | 'own'> }) {
  return (
    <p className="max-w-prose text-ink-soft">
      <AdviceText text={adviceTexts.roadmap[claim]} />{' '}
      <TextLink to={pages.recommendation}>
        <Trans>Compare careers and see why</Trans>
      </TextLink>
    </p>
  )
}

function Unsaved({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-soft">
      <Trans>Some changes aren’t saved yet. We’ll keep trying, so you don’t have to do anything.</Trans>
      <Button variant="link" onClick={onRetry}>
        <Trans>Save now</Trans>
      </Button>
    </div>
  )
}

function isProfileMissing(error: Error): boolean {
  return error instanceof ApiError && error.code === 'profile_required'
}
