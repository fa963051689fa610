import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { MentoringRequestList } from '#features/mentoring/mentoring-request-list.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`Mentoring`)

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
