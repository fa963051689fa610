import { Trans } from '@lingui/react/macro'
import { isStorageBlocked } from '#lib/store.ts'
import { useHydrated } from '#lib/use-hydrated.ts'
import { Alert } from '#ui/alert.tsx'

/** Says what this browser keeps out that signing in needs, and what to do. */
export function BrowserLimits() {
  if (!useHydrated()) return null
  if (!navigator.cookieEnabled) {
    return (
      <Alert>
        <Trans>
          Your browser blocks cookies, and Milepost can’t sign you in without one. Allow cookies for this site in your
          browser’s settings, then reload the page.
        </Trans>
      </Alert>
    )
  }
  if (!isStorageBlocked()) return null
  return (
    <Alert tone="note">
      <Trans>
        Your browser saves nothing for this site. You can sign in, but you’ll be signed out when you reload or close the
        page. To stay signed in, allow this site to save data in your browser’s settings.
      </Trans>
    </Alert>
  )
}
