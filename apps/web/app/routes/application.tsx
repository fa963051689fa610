import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { AccountAppearance } from '#features/preferences/account-appearance.ts'
import { ProgressProvider } from '#features/progress/progress-provider.tsx'
import { isInOtherLanguage } from '#lib/language.ts'
import { useLeaveGuards } from '#lib/leave-guards.ts'
import { keepCopies, removeCopiesOfOthers } from '#lib/offline-copy.ts'
import { queryClient } from '#lib/query-client.ts'
import { onSignedOut, useSession } from '#lib/session.ts'
import { hasTranslations, loadTranslations } from '#lib/translations.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PendingBar } from '#ui/pending-bar.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { TooltipLayer } from '#ui/tooltip.tsx'

/** What the screens behind sign-in need, and the pages before it need not load: data, toasts and tooltips. */
export default function Application() {
  const isReady = useLanguage()
  return (
    <QueryClientProvider client={queryClient}>
      {isReady ? <Screens /> : <LoadingScreen />}
      <PendingBar />
      <ToastRegion />
      <TooltipLayer />
    </QueryClientProvider>
  )
}

/** Whether the screen can be shown: its texts are there, and the page is in its language. Otherwise it is loaded. */
function useLanguage(): boolean {
  const { pathname } = useLocation()
  const isOther = isInOtherLanguage(pathname)
  const [isThere, setThere] = useState(() => hasTranslations('learner'))
  useEffect(() => {
    if (isOther) window.location.reload()
    else if (!isThere) void loadTranslations('learner').then(() => setThere(true))
  }, [isOther, isThere])
  return isThere && !isOther
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
