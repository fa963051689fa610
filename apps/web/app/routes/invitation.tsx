import { t } from '@lingui/core/macro'
import { signOut } from '#features/accounts/api.ts'
import { InvitationPage } from '#features/institutions/memberships/invitation-page.tsx'
import { linkMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import type { Route } from './+types/invitation.ts'

export const meta = () => linkMeta(t`Invitation`)

export default function Invitation({ params }: Route.ComponentProps) {
  const session = useSession()
  if (session.status === 'loading') return null
  return (
    <InvitationPage
      key={`${params.token} ${session.user?.id}`}
      token={params.token}
      user={session.user}
      onSignOut={() => void signOut()}
    />
  )
}
