import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { FeedbackList, shownFeedbackQuery } from '#features/feedback/feedback-list.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, isOtherScreen, preload } from '#lib/preload.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`Feedback`)

export const clientLoader = preload('admin', (_user, { search }) => [ensure(shownFeedbackQuery(search))])
export const shouldRevalidate = isOtherScreen
export const HydrateFallback = LoadingScreen

export default function AdminFeedback() {
  const { id } = useCurrentUser()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Feedback</Trans>}
        subtitle={
          <Trans>What people say about institutions and courses. Only remove feedback that breaks the rules.</Trans>
        }
      />
      <FeedbackList userId={id} />
    </div>
  )
}
