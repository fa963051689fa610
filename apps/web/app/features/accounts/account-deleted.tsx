import { Trans } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { useHydrated } from '#lib/use-hydrated.ts'
import { Alert } from '#ui/alert.tsx'

/** What the history holds once a user has deleted their account, alone or with their institution. */
export interface Deleted {
  readonly deleted: 'account' | 'institution'
}

/** Says that the deletion is done, on the page that follows it. */
export function AccountDeleted() {
  const { state } = useLocation()
  const isHydrated = useHydrated()
  const deleted = isHydrated ? readDeleted(state) : undefined
  if (deleted === undefined) return null
  return (
    <Alert tone="success">
      {deleted === 'institution' ? (
        <Trans>Your institution, its courses and your account have been deleted.</Trans>
      ) : (
        <Trans>Your account and your personal data have been deleted. You’re welcome back any time.</Trans>
      )}
    </Alert>
  )
}

/** Reads from the state of a history entry what has just been deleted. */
export function readDeleted(state: unknown): Deleted['deleted'] | undefined {
  const { deleted } = Object(state)
  return deleted === 'account' || deleted === 'institution' ? deleted : undefined
}
