import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renewApplications } from '#features/applications/api.ts'
import { NotificationBell } from '#features/notifications/notification-bell.tsx'
import { accountQuery } from '#lib/account-query.ts'
import { useCurrentUser } from '#lib/current-user.ts'

/** The signed-in user's inbox, for the header of an area. What it tells of is read again where it is shown. */
export function useInboxBell(): ReactNode {
  const { id } = useCurrentUser()
  const queryClient = useQueryClient()
  const renew = () => {
    void renewApplications(queryClient, id)
    // One of the news is another role.
    void queryClient.invalidateQueries({ queryKey: accountQuery(id).queryKey })
  }
  return <NotificationBell key={id} userId={id} onNews={renew} />
}
