import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { AccountAppearance } from '#features/preferences/account-appearance.ts'
import { ProgressProvider } from '#features/progress/progress-provider.tsx'
import { isInOtherLanguage } from '#lib/language.ts'
import { useLeaveGuards } from '#lib/leave-guards.ts'
import { keepCopies, removeCopiesOfOthers } from '#lib/offline-copy.ts'
import { queryClient } from '#lib/query-client.ts'
import { onSignedOut, useSession } from '#lib/session.ts'
import { loadTranslations } from '#lib/translations.ts'
import { PendingBar } from '#ui/pending-bar.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { TooltipLayer } from '#ui/tooltip.tsx'
import type { Route } from './+types/application.ts'

/** A screen in another language than the page is another page. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<null> {
  const { pathname } = new URL(request.url)
  if (!isInOtherLanguage(pathname)) return loadTranslations('learner')
  window.location.assign(request.url)
  return new Promise(() => undefined)
}

/** What the screens behind sign-in need, and the pages before it need not load: data, toasts and tooltips. */
export default function Application() {
  return (
    <QueryClientProvider client={queryClient}>
      <Screens />
      <PendingBar />
      <ToastRegion />
      <TooltipLayer />
    </QueryClientProvider>
  )
}

/** A learner's unsaved progress lives as long as the learner is signed in, whatever screen is shown. */
function Screens() {
  const { user, status } = useSession()
  useLeaveGuards()
  const userId = user?.id
  // What was loaded for one user is never shown to the next.
  useEffect(() => onSignedOut(() => queryClient.clear()), [])
  useEffect(() => {
    if (status !== 'loading') removeCopiesOfOthers(userId)
    return userId === undefined ? undefined : keepCopies(queryClient, userId)
  }, [status, userId])
  return (
    <ProgressProvider userId={user?.role === 'student' ? user.id : null}>
      {user !== null && <AccountAppearance userId={user.id} />}
      <Outlet />
    </ProgressProvider>
  )
}
