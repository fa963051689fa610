import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { type ReactNode, useState } from 'react'
import { downloadOwnData } from '#features/auth/own-data-api.ts'
import { useReauthentication } from '#features/auth/use-reauthentication.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'

interface DataDownload {
  start: () => Promise<void>
  isBusy: boolean
  /** What came of it. */
  outcome: ReactNode
  /** Asks who one is, where that is wanted. */
  dialog: ReactNode
}

/** Downloads all that is stored about oneself. */
export function useDataDownload(userId: string): DataDownload {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ file: string } | { failure: string } | null>(null)
  const { confirmed, dialog } = useReauthentication({ userId, returnTo: pages.settings, onLeave: () => undefined })
  const start = async () => {
    setBusy(true)
    setOutcome(null)
    try {
      const file = await confirmed(() => downloadOwnData(userId))
      if (file !== 'cancelled') setOutcome({ file })
    } catch (error) {
      setOutcome({
        failure: (error instanceof ApiError && error.message) || t`Your data could not be fetched. Please try again.`,
      })
    } finally {
      setBusy(false)
    }
  }
  return {
    start,
    isBusy,
    dialog,
    outcome: outcome !== null && (
      <Alert tone={'file' in outcome ? 'success' : 'danger'}>
        {'file' in outcome ? (
          <span className="wrap-anywhere">
            <Trans>Your browser is saving it as {outcome.file}.</Trans>
          </span>
        ) : (
          outcome.failure
        )}
      </Alert>
    ),
  }
}
