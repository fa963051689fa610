import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { downloadOwnData } from '#features/accounts/own-data-api.ts'
import { useReauthentication } from '#features/accounts/use-reauthentication.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

/** Downloads all that is stored about oneself: a button, what came of it, and the question who one is where that is asked. */
export function DataDownload({ userId }: { userId: string }) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ file: string } | { failure: string } | null>(null)
  const { confirmed, dialog } = useReauthentication({ userId, onLeave: () => undefined })
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
  return (
    <>
      {outcome !== null && (
        <Alert tone={'file' in outcome ? 'success' : 'danger'}>
          {'file' in outcome ? (
            <span className="wrap-anywhere">
              <Trans>Your browser is saving it as {outcome.file}.</Trans>
            </span>
          ) : (
            outcome.failure
          )}
        </Alert>
      )}
      <Button
        variant="quiet"
        className="justify-self-start"
        busy={isBusy}
        busyText={<Trans>Gathering your data...</Trans>}
        onClick={() => void start()}
      >
        <Trans>Download my data</Trans>
      </Button>
      {dialog}
    </>
  )
}
