import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { useQuery } from '@tanstack/react-query'
import { Lock, RefreshCw } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useProgress } from '#features/progress/progress-provider.tsx'
import { roadmapQuery } from '#features/roadmaps/api.ts'
import { RoadmapLoading } from '#features/roadmaps/roadmap-loading.tsx'
import { useHighlightedStep } from '#features/roadmaps/use-highlighted-step.ts'
import { ApiError } from '#lib/api-error.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { i18n } from '#lib/i18n.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ProfileFirst } from './profile-first.tsx'
import { RoadmapSharing } from './roadmap-sharing.tsx'
import { RoadmapView } from './roadmap-view.tsx'
import { useRegeneration } from './use-regeneration.tsx'
import { useRoadmapChanges } from './use-roadmap-changes.ts'
import { useVisit } from './use-visit.ts'

export function meta() {
  return [{ title: `${i18n._(msg`Your roadmap`)} · ${product.name}` }]
}

export default function RoadmapScreen() {
  const { t } = useLingui()
  const user = useCurrentUser()
  const [search] = useSearchParams()
  const { data: roadmap, error, isFetching, refetch } = useQuery(roadmapQuery(user.id))
  const progress = useProgress()
  const changes = useRoadmapChanges()
  const regeneration = useRegeneration(roadmap, changes)
  const wanted = Number(search.get('step'))
  const highlighted = useHighlightedStep(
    wanted > 0 ? wanted : null,
    roadmap !== undefined && !progress.isPending,
    useVisit(),
  )
  const loading = roadmap === undefined && isFetching
  const failure = roadmap === undefined && !loading ? error : null
  const regenerateButton = (
    <Button variant="quiet" busy={regeneration.busy} onClick={regeneration.ask}>
      {regeneration.locked ? <Lock className="size-5" aria-hidden /> : <RefreshCw className="size-5" aria-hidden />}
      <Trans>Regenerate Roadmap</Trans>
    </Button>
  )

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={loading ? <TitleLoading /> : (roadmap?.career ?? t`Not available`)}
        subtitle={<Trans>Your route, stop by stop. Tick what you have done; it is saved as you go.</Trans>}
        actions={
          loading ? (
            <ActionsLoading />
          ) : (
            roadmap !== undefined && (
              <>
                {regenerateButton}
                <RoadmapSharing userId={user.id} />
              </>
            )
          )
        }
      />
      {loading && <RoadmapLoading />}
      {failure !== null && isProfileMissing(failure) && <ProfileFirst />}
      {failure !== null && !isProfileMissing(failure) && (
        <ErrorState
          title={
            (failure instanceof ApiError && failure.message) || <Trans>Something went wrong. Please try again.</Trans>
          }
          onRetry={() => void refetch()}
          actions={regenerateButton}
        />
      )}
      {roadmap !== undefined && (
        <>
          {roadmap.outdated && (
            <Alert tone="note">
              <Trans>Your answers have changed since this roadmap was made. Regenerate it to make it fit again.</Trans>
            </Alert>
          )}
          {Object.keys(progress.unsaved).length > 0 && <Unsaved onRetry={progress.retry} />}
          {progress.error !== null && (
            <RetryAlert onRetry={progress.reload}>
              <Trans>Your progress could not be loaded.</Trans>
            </RetryAlert>
          )}
          <RoadmapView roadmap={roadmap} highlighted={highlighted} changes={changes} />
        </>
      )}
      {regeneration.dialogs}
    </div>
  )
}

function TitleLoading() {
  return (
    <>
      <span className="sr-only">
        <Trans>Your roadmap</Trans>
      </span>
      <Skeleton className="h-[1.15em] w-80" />
    </>
  )
}

function ActionsLoading() {
  return (
    <>
      <Skeleton className="h-12 w-60 rounded-medium" />
      <div className="flex gap-3">
        <Skeleton className="h-12 w-28 shrink-0 rounded-medium" />
        <Skeleton className="h-12 w-28 shrink-0 rounded-medium" />
      </div>
    </>
  )
}

function Unsaved({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-soft">
      <Trans>Some changes are not saved yet. They are kept here and tried again by themselves.</Trans>
      <Button variant="link" onClick={onRetry}>
        <Trans>Save now</Trans>
      </Button>
    </div>
  )
}

function isProfileMissing(error: Error): boolean {
  return error instanceof ApiError && error.code === 'profile_required'
}
