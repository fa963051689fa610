import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { shownUsersQuery, UserList } from '#features/users/user-list.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, isOtherScreen, preload } from '#lib/preload.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`Users`)

export const clientLoader = preload('admin', (_user, { search }) => [ensure(shownUsersQuery(search))])
export const shouldRevalidate = isOtherScreen
export const HydrateFallback = LoadingScreen

export default function AdminUsers() {
  const { id } = useCurrentUser()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading title={<Trans>User Management</Trans>} subtitle={<Trans>All accounts and their roles.</Trans>} />
      <UserList ownId={id} />
    </div>
  )
}
