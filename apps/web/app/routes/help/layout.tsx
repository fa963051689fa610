import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { PublicPage } from '#features/shell/public-page.tsx'
import { queryClient } from '#lib/query-client.ts'

/** Help is open to everybody: for visitors before they sign up, and for learners beside their screens. */
export default function HelpLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <PublicPage>
        <Outlet />
      </PublicPage>
    </QueryClientProvider>
  )
}
