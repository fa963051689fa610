import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ReceivedApplicationList, shownApplicationsQuery } from '#features/applications/received/received-list.tsx'
import { NoInstitution } from '#features/institutions/course-count.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, isOtherScreen, preload } from '#lib/preload.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`Applications`)

export const clientLoader = preload('institution', ({ id, institution_id: institutionId }, { search }) =>
  institutionId === null ? [] : [ensure(shownApplicationsQuery(id, institutionId, search))],
)
export const shouldRevalidate = isOtherScreen
export const HydrateFallback = LoadingScreen

/** The text of a spreadsheet's cells. */
async function readCells(file: File): Promise<string> {
  const { readFile } = await import('#features/courses/imports/read-file.ts')
  const sheets = await readFile(file)
  return sheets.flatMap(({ rows }) => rows.map((row) => row.join(' '))).join('\n')
}

export default function InstitutionApplications() {
  const { id, institution_id: institutionId } = useCurrentUser()
  if (institutionId === null) return <NoInstitution />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Applications</Trans>}
        subtitle={<Trans>Learners who want to join your courses, and those who did.</Trans>}
      />
      <ReceivedApplicationList userId={id} institutionId={institutionId} readFile={readCells} />
    </div>
  )
}
