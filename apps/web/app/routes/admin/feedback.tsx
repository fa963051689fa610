import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { FeedbackList } from '#features/feedback/feedback-list.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export function meta() {
  return [{ title: `${t`Feedback`} · ${product.name}` }]
}

export default function AdminFeedback() {
  const { id } = useCurrentUser()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Feedback</Trans>}
        subtitle={<Trans>What people think of institutions and courses. Remove only what breaks the rules.</Trans>}
      />
      <FeedbackList userId={id} />
    </div>
  )
}
