import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { useQueryClient } from '@tanstack/react-query'
import { UserList } from '#features/users/user-list.tsx'
import { accountQuery } from '#lib/account-query.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export function meta() {
  return [{ title: `${t`Users`} · ${product.name}` }]
}

export default function AdminUsers() {
  const { id } = useCurrentUser()
  const queryClient = useQueryClient()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>User Management</Trans>}
        subtitle={<Trans>Everybody who has an account, and what they may do.</Trans>}
      />
      <UserList ownId={id} onOwnRole={() => queryClient.invalidateQueries({ queryKey: accountQuery(id).queryKey })} />
    </div>
  )
}
