import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NotificationBell } from '#features/notifications/notification-bell.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { queryKeys } from '#lib/query-keys.ts'

/** The signed-in user's inbox, for the header of an area. What it tells of is read again where it is shown. */
export function useInboxBell(): ReactNode {
  const { id } = useCurrentUser()
  const queryClient = useQueryClient()
  const renew = () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.applications })
    // One of the news is another role.
    void queryClient.invalidateQueries({ queryKey: queryKeys.account })
  }
  return <NotificationBell key={id} userId={id} onNews={renew} />
}
