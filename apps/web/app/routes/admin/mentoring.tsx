import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { mentoringStates } from '@milepost/contract/mentoring/limits'
import { MentoringRequestList } from '#features/mentoring/mentoring-request-list.tsx'
import { queueQuery } from '#features/mentoring/queue-api.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { chosenStatus, pageOf } from '#lib/list-address.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, isOtherScreen, preload } from '#lib/preload.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`Mentoring`)

export const clientLoader = preload('admin', (_user, { search }) => [
  ensure(queueQuery(chosenStatus(search.get('status'), mentoringStates, 'requested'), pageOf(search))),
])
export const shouldRevalidate = isOtherScreen
export const HydrateFallback = LoadingScreen

export default function AdminMentoring() {
  const { id } = useCurrentUser()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Mentoring</Trans>}
        subtitle={<Trans>Sessions that Premium learners have asked for, oldest first.</Trans>}
      />
      <MentoringRequestList userId={id} />
    </div>
  )
}
