import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { receivedFeedbackQuery } from '#features/feedback/api.ts'
import { ReceivedFeedbackList } from '#features/feedback/received-feedback-list.tsx'
import { NoInstitution } from '#features/institutions/course-count.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageOf } from '#lib/list-address.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, isOtherScreen, preload } from '#lib/preload.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`Feedback`)

export const clientLoader = preload('institution', ({ institution_id: institutionId }, { search }) =>
  institutionId === null ? [] : [ensure(receivedFeedbackQuery(institutionId, pageOf(search)))],
)
export const shouldRevalidate = isOtherScreen
export const HydrateFallback = LoadingScreen

export default function InstitutionFeedback() {
  const { institution_id: institutionId } = useCurrentUser()
  if (institutionId === null) return <NoInstitution />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Feedback</Trans>}
        subtitle={<Trans>What learners say about you and your courses.</Trans>}
      />
      <ReceivedFeedbackList institutionId={institutionId} />
    </div>
  )
}
