import { Trans, useLingui } from '@lingui/react/macro'
import type { Application } from '@milepost/contract/applications'
import { useRef, useState } from 'react'
import { withdraw } from '#features/applications/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'

interface WithdrawDialogProps {
  userId: string
  application: Application
  open: boolean
  onWithdrawn: () => void
  /** It was refused, perhaps since something has changed meanwhile. */
  onRefused: () => void
  onClose: () => void
  /** Where the focus goes when it closes; null: back to where it was. */
  returnFocus: () => HTMLElement | null
}

/** Asks before an application is withdrawn. Each opening wants a key of its own. */
export function WithdrawDialog({ userId, application, open, onClose, ...options }: WithdrawDialogProps) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // State comes too late for the second of two quick presses.
  const isSending = useRef(false)
  const { courseTitle, institutionName } = application
  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setFailure(null)
    await withdraw(userId, application.id).then(options.onWithdrawn, (error: unknown) => {
      setFailure(
        (error instanceof ApiError && error.message) || t`The application could not be withdrawn. Please try again.`,
      )
      options.onRefused()
    })
    isSending.current = false
    setBusy(false)
  }
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      returnFocus={options.returnFocus}
      title={<Trans>Withdraw this application?</Trans>}
      description={
        <Trans>
          {institutionName} will no longer see your name, your mail address and your message for “{courseTitle}”. You
          can apply again afterwards.
        </Trans>
      }
      actions={
        <>
          <Button variant="danger" busy={busy} busyText={<Trans>Withdrawing...</Trans>} onClick={() => void send()}>
            <Trans>Withdraw the application</Trans>
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    >
      {failure !== null && <Alert>{failure}</Alert>}
    </AlertDialog>
  )
}
