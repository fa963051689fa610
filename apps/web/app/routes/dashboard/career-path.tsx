import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CareerDiagram } from '@milepost/contract/career-diagrams/schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { diagramQuery } from '#features/career-diagrams/api.ts'
import { CareerPlane } from '#features/career-diagrams/career-plane.tsx'
import { diagramProgressOf } from '#features/career-diagrams/diagram-progress.ts'
import { StepList } from '#features/career-diagrams/step-list.tsx'
import { useDiagramView, ViewChoice } from '#features/career-diagrams/view-choice.tsx'
import { PlanDialog } from '#features/payment/plan-dialog.tsx'
import { progressQuery } from '#features/progress/api.ts'
import { useProgress } from '#features/progress/progress-provider.tsx'
import { roadmapQuery } from '#features/roadmaps/api.ts'
import { RegenerateButton } from '#features/roadmaps/change/regenerate-button.tsx'
import { ApiError } from '#lib/api-error.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { i18n } from '#lib/i18n.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, preload } from '#lib/preload.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'
import { notify } from '#ui/toast.tsx'
import { ProfileFirst } from './profile-first.tsx'
import { ProgressUnsaved } from './roadmap-change.ts'
import { useCareerMap } from './use-career-map.ts'

export const meta = () => pageMeta(i18n._(msg`Career Path`))

export const clientLoader = preload('student', ({ id, profileCompleted }) =>
  profileCompleted ? [ensure(diagramQuery(id)), ensure(progressQuery(id))] : [],
)

export function HydrateFallback() {
  return <Building />
}

function Building() {
  return (
    <LoadingScreen>
      <Trans>Building your career map...</Trans>
    </LoadingScreen>
  )
}

export default function CareerPathScreen() {
  const { profileCompleted } = useCurrentUser()
  if (profileCompleted) return <CareerMap />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Heading career={null} />
      <ProfileFirst />
    </div>
  )
}

function Heading({ career }: { career: string | null }) {
  return (
    <PageHeading
      title={career === null ? <Trans>Career Path</Trans> : <Trans>Career Path: {career}</Trans>}
      subtitle={<Trans>Interactive visualization of your career progression</Trans>}
    />
  )
}

function CareerMap() {
  const { t } = useLingui()
  const user = useCurrentUser()
  const { map, retry, regenerate } = useCareerMap(user.id)
  const [planShown, setPlanShown] = useState(false)
  const career = map.state === 'loaded' ? map.content.career : null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Heading career={career} />
      {map.state === 'loading' && <Building />}
      {map.state === 'failed' &&
        (isProfileMissing(map.cause) ? (
          <ProfileFirst />
        ) : (
          <Failure step={map.step} cause={map.cause} onRetry={retry} />
        ))}
      {map.state === 'loaded' && (
        <CareerMapView
          userId={user.id}
          content={map.content}
          onRegenerate={() =>
            regenerate({
              onDone: () =>
                notify({ text: t`Your new roadmap is ready, and your progress is still there.`, tone: 'success' }),
              onPlanMissing: () => setPlanShown(true),
            })
          }
        />
      )}
      <PlanDialog open={planShown} onClose={() => setPlanShown(false)} />
    </div>
  )
}

interface CareerMapViewProps {
  userId: string
  content: CareerDiagram['content']
  onRegenerate: () => void
}

function CareerMapView({ userId, content, onRegenerate }: CareerMapViewProps) {
  const user = useCurrentUser()
  const { statuses, error, reload } = useProgress()
  const { data: roadmap } = useQuery({ ...roadmapQuery(userId), enabled: false })
  const [view, setView] = useDiagramView()
  const progress = diagramProgressOf(content.nodes, statuses)
  const locked = !user.is_premium && roadmap?.outdated !== true
  return (
    <>
      {error !== null && (
        <RetryAlert onRetry={reload}>
          <Trans>We couldn’t load your progress.</Trans>
        </RetryAlert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ViewChoice view={view} onChange={setView} />
        {view === 'diagram' ? (
          <CareerPlane userId={userId} content={content} progress={progress} onList={() => setView('list')} />
        ) : (
          <StepList nodes={content.nodes} progress={progress} />
        )}
      </div>
      <div>
        <RegenerateButton locked={locked} onClick={onRegenerate}>
          <Trans>Regenerate Map</Trans>
        </RegenerateButton>
      </div>
    </>
  )
}

interface CareerMapFailureProps {
  step: 'load' | 'generate' | 'format' | 'regenerate'
  cause: unknown
  onRetry: () => void
}

function Failure({ step, cause, onRetry }: CareerMapFailureProps) {
  const titles = {
    load: <Trans>Failed to load roadmap.</Trans>,
    generate: <Trans>Failed to generate a new roadmap.</Trans>,
    regenerate: <Trans>Failed to regenerate roadmap.</Trans>,
    format: <Trans>Invalid roadmap format.</Trans>,
  }
  return (
    <ErrorState title={titles[step]} onRetry={onRetry}>
      {cause instanceof ProgressUnsaved ? (
        <Trans>Some of your progress isn’t saved yet, and it belongs to your current roadmap.</Trans>
      ) : (
        (cause instanceof ApiError && cause.message) || undefined
      )}
    </ErrorState>
  )
}

/** Another window may have taken the answers back since the account was read. */
function isProfileMissing(cause: unknown): boolean {
  return cause instanceof ApiError && cause.code === 'profile_required'
}
