import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { downloadOwnData } from '#features/accounts/own-data-api.ts'
import { useReauthentication } from '#features/accounts/use-reauthentication.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Button } from '#ui/button.tsx'
import { DownloadOutcome, type DownloadResult } from '#ui/download-outcome.tsx'

/** Downloads all that is stored about oneself: a button, what came of it, and the question who one is where that is asked. */
export function DataDownload({ userId }: { userId: string }) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<DownloadResult | null>(null)
  const { confirmed, dialog } = useReauthentication({ userId, onLeave: () => undefined })
  const start = async () => {
    setBusy(true)
    setOutcome(null)
    try {
      const file = await confirmed(() => downloadOwnData(userId))
      if (file !== 'cancelled') setOutcome({ file })
    } catch (error) {
      setOutcome({
        failure: (error instanceof ApiError && error.message) || t`We couldn’t download your data. Please try again.`,
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {outcome !== null && <DownloadOutcome download={outcome} />}
      <Button
        variant="quiet"
        className="justify-self-start"
        busy={isBusy}
        busyText={<Trans>Preparing your data...</Trans>}
        onClick={() => void start()}
      >
        <Trans>Download my data</Trans>
      </Button>
      {dialog}
    </>
  )
}
