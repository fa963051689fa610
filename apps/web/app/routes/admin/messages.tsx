import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { ContactMessageList } from '#features/contact/contact-message-list.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export function meta() {
  return [{ title: `${t`Messages`} · ${product.name}` }]
}

export default function AdminMessages() {
  const { id } = useCurrentUser()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Messages</Trans>}
        subtitle={
          <Trans>What people wrote by the contact form: paying learners first, then whoever waits longest.</Trans>
        }
      />
      <ContactMessageList userId={id} />
    </div>
  )
}
