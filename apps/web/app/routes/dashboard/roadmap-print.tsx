import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Guard } from '#features/accounts/guard.tsx'
import { notesQuery } from '#features/notes/api.ts'
import { progressQuery } from '#features/progress/api.ts'
import { useProgress } from '#features/progress/progress-provider.tsx'
import { roadmapQuery } from '#features/roadmaps/api.ts'
import { PrintedRoadmap } from '#features/roadmaps/print/printed-roadmap.tsx'
import { ApiError } from '#lib/api-error.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { i18n } from '#lib/i18n.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, preload } from '#lib/preload.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Printer } from '#ui/icons.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PendingLine } from '#ui/pending-line.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'

export const meta = () => pageMeta(i18n._(msg`Your roadmap on paper`))

export const clientLoader = preload('student', ({ id }) => [ensure(roadmapQuery(id)), ensure(progressQuery(id))])
export const HydrateFallback = LoadingScreen

export default function RoadmapPrint() {
  return (
    <Guard only="student">
      <Printed />
    </Guard>
  )
}

function Printed() {
  const { id, name } = useCurrentUser()
  const { data: roadmap, error, refetch } = useQuery(roadmapQuery(id))
  const progress = useProgress()
  const [withNotes, setWithNotes] = useState(false)
  const { data: notes = [] } = useQuery({ ...notesQuery(id), enabled: withNotes })
  const ready = roadmap !== undefined && !progress.isPending
  return (
    <main className="printed mx-auto grid w-full max-w-[54rem] gap-6 px-4 py-6 sm:px-8 print:max-w-none print:p-0">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b-2 border-line pb-6 print:hidden">
        {ready && (
          <Button onClick={() => window.print()}>
            <Printer className="size-5" aria-hidden />
            <Trans>Print or save as PDF</Trans>
          </Button>
        )}
        {ready && (
          <Checkbox checked={withNotes} onChange={(event) => setWithNotes(event.target.checked)}>
            <Trans>Print my notes</Trans>
          </Checkbox>
        )}
        <ButtonLink to={pages.roadmap} variant="quiet">
          <Trans>Back to the roadmap</Trans>
        </ButtonLink>
      </div>
      {!ready && (
        <h1 className="sr-only">
          <Trans>Your roadmap on paper</Trans>
        </h1>
      )}
      {!ready && (roadmap !== undefined || error === null) && (
        <PendingLine>
          <Trans>Loading your roadmap...</Trans>
        </PendingLine>
      )}
      {roadmap === undefined && error !== null && (
        <ErrorState
          title={(error instanceof ApiError && error.message) || <Trans>Failed to load roadmap.</Trans>}
          onRetry={() => void refetch()}
        />
      )}
      {progress.error !== null && (
        <div className="print:hidden">
          <RetryAlert onRetry={progress.reload}>
            <Trans>We couldn’t load your progress.</Trans>
          </RetryAlert>
        </div>
      )}
      {ready && (
        <PrintedRoadmap roadmap={roadmap} notes={withNotes ? notes : []} statuses={progress.statuses} name={name} />
      )}
    </main>
  )
}
