import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { PublicPage } from '#features/shell/public-page.tsx'
import { accountQuery } from '#lib/account-query.ts'
import { queryClient } from '#lib/query-client.ts'
import { onSignedOut, useSession } from '#lib/session.ts'

/** Plans, payment and becoming an institution are open to everybody: what takes an account says so where it does. */
export default function PaymentLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Screen />
    </QueryClientProvider>
  )
}

function Screen() {
  const { user } = useSession()
  // The plan kept in this browser may be older than the one the server knows.
  useQuery({ ...accountQuery(user?.id ?? ''), enabled: user !== null })
  useEffect(() => onSignedOut(() => queryClient.clear()), [])
  return (
    <PublicPage>
      <Outlet />
    </PublicPage>
  )
}
