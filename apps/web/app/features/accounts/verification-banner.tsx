import type { User } from '@milepost/contract/users'
import { lazy, Suspense, useState } from 'react'
import { useMailMode } from '#features/accounts/sandbox-mail.tsx'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { tabStorage } from '#lib/storage.ts'

const Request = lazy(() =>
  importWithRetry(async () => ({
    default: (await import('#features/accounts/verification-request.tsx')).VerificationRequest,
  })),
)

const dismissedBy = (userId: string) => `verification-dismissed-${userId}`

/** Asks to verify one's address as long as it is not, until it is put away for this tab. */
export function VerificationBanner({ user }: { user: User }) {
  const mail = useMailMode()
  const [isDismissed, setDismissed] = useState(() => tabStorage.read(dismissedBy(user.id)) !== null)
  if (user.emailVerified || isDismissed || mail === undefined || mail === 'off') return null
  const dismiss = () => {
    tabStorage.write(dismissedBy(user.id), '1')
    setDismissed(true)
  }
  return (
    <Suspense fallback={null}>
      <Request user={user} onDismiss={dismiss} />
    </Suspense>
  )
}
