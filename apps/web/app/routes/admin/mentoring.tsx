import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { MentoringRequestList } from '#features/mentoring/mentoring-request-list.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export function meta() {
  return [{ title: `${t`Mentoring`} · ${product.name}` }]
}

export default function AdminMentoring() {
  const { id } = useCurrentUser()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Mentoring</Trans>}
        subtitle={<Trans>Sessions that Premium learners ask for, the oldest request first.</Trans>}
      />
      <MentoringRequestList userId={id} />
    </div>
  )
}
