import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { ReceivedFeedbackList } from '#features/feedback/received-feedback-list.tsx'
import { NoInstitution } from '#features/institutions/course-count.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export function meta() {
  return [{ title: `${t`Feedback`} · ${product.name}` }]
}

export default function InstitutionFeedback() {
  const { institution_id: institutionId } = useCurrentUser()
  if (institutionId === null) return <NoInstitution />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Feedback</Trans>}
        subtitle={<Trans>What people say about you and your courses.</Trans>}
      />
      <ReceivedFeedbackList institutionId={institutionId} />
    </div>
  )
}
