import { Trans, useLingui } from '@lingui/react/macro'
import type { MentoringRequest } from '@milepost/contract/mentoring'
import { useState } from 'react'
import { withdrawRequest } from '#features/mentoring/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'

interface WithdrawDialogProps {
  userId: string
  request: MentoringRequest
  open: boolean
  onWithdrawn: (request: MentoringRequest) => void
  onClose: () => void
  /** Where the focus goes when it closes; null: back to where it was. */
  returnFocus: () => HTMLElement | null
}

/** Asks before a request is withdrawn. Each opening wants a key of its own. */
export function WithdrawDialog({ userId, request, open, onWithdrawn, onClose, returnFocus }: WithdrawDialogProps) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const withdraw = async () => {
    setBusy(true)
    setFailure(null)
    await withdrawRequest(userId, request.id).then(onWithdrawn, (error: unknown) =>
      setFailure(
        (error instanceof ApiError && error.message) || t`The request could not be withdrawn. Please try again.`,
      ),
    )
    setBusy(false)
  }
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      returnFocus={returnFocus}
      title={<Trans>Withdraw this request?</Trans>}
      description={<Trans>Nobody will answer it then. You can ask for another session afterwards.</Trans>}
      actions={
        <>
          <Button variant="danger" busy={busy} busyText={<Trans>Withdrawing...</Trans>} onClick={() => void withdraw()}>
            <Trans>Withdraw the request</Trans>
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
