import { pages } from '@milepost/contract/pages'
import type { User } from '@milepost/contract/users/schema'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { useServices } from '#lib/services.ts'
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
  const { data, isPending } = useServices()
  const [isDismissed, setDismissed] = useState(() => dismissalOf(user.id).read() !== null)
  const isInSettings = useLocation().pathname.startsWith(pages.settings)
  const isShown = isInSettings || !isDismissed
  const canAsk = isPending || (data !== undefined && data.mail !== 'off')
  if (user.emailVerified || !isShown || !canAsk) return null
  const dismiss = () => {
    dismissalOf(user.id).write(true)
    setDismissed(true)
  }
  return (
    // Its place is kept until it comes, or it would move the screen below under a press.
    <div className="mb-6 min-h-11">
      {!isPending && (
        <Suspense fallback={null}>
          <Request user={user} onDismiss={isInSettings ? undefined : dismiss} />
        </Suspense>
      )}
    </div>
  )
}
