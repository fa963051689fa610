import { Trans } from '@lingui/react/macro'
import { useLocation } from 'react-router'

/** Said to somebody who has just deleted their account. */
export function AccountDeleted() {
  const { state } = useLocation()
  if (typeof state !== 'object' || state === null || !('accountDeleted' in state)) return null
  return (
    <p role="status" className="-mb-16 rounded-medium bg-success-soft px-4 py-3">
      <Trans>Your account is deleted, with everything that was personal. You are welcome back at any time.</Trans>
    </p>
  )
}
