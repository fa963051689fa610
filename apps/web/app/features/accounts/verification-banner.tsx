import { pages } from '@milepost/contract/pages'
import type { User } from '@milepost/contract/users'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useEmailMode } from '#features/accounts/sandbox-email.tsx'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { createStore } from '#lib/store.ts'
import { storedItems } from '#lib/stored-items.ts'

const Request = lazy(() =>
  importWithRetry(async () => ({
    default: (await import('#features/accounts/verification-request.tsx')).VerificationRequest,
  })),
)

const dismissalOf = (userId: string) =>
  createStore(storedItems.bannerDismissed, (value) => (value === true ? value : null), userId)

/** Asks to verify one's address as long as it is not. Put away, it stays in the settings alone. */
export function VerificationBanner({ user }: { user: User }) {
  const mail = useEmailMode()
  const [isDismissed, setDismissed] = useState(() => dismissalOf(user.id).read() !== null)
  const isInSettings = useLocation().pathname.startsWith(pages.settings)
  const isShown = isInSettings || !isDismissed
  if (user.emailVerified || !isShown || mail === undefined || mail === 'off') return null
  const dismiss = () => {
    dismissalOf(user.id).write(true)
    setDismissed(true)
  }
  return (
    <Suspense fallback={null}>
      <Request user={user} onDismiss={isInSettings ? undefined : dismiss} />
    </Suspense>
  )
}
