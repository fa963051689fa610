import { Trans, useLingui } from '@lingui/react/macro'
import type { MentoringRequest } from '@milepost/contract/mentoring'
import { withdrawRequest } from '#features/mentoring/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

interface WithdrawDialogProps {
  userId: string
  request: MentoringRequest
  open: boolean
  onWithdrawn: (request: MentoringRequest) => void
  onClose: () => void
  /** Where the focus goes when it closes; null: back to where it was. */
  returnFocus: () => HTMLElement | null
}

/** Asks before a request is withdrawn. Give each opening its own `key`. */
export function WithdrawDialog({ userId, request, onWithdrawn, ...dialog }: WithdrawDialogProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      {...dialog}
      title={<Trans>Withdraw this request?</Trans>}
      description={<Trans>Nobody will answer it then. You can ask for another session afterwards.</Trans>}
      action={<Trans>Withdraw the request</Trans>}
      busyText={<Trans>Withdrawing...</Trans>}
      keep={<Trans>Keep it</Trans>}
      act={() => withdrawRequest(userId, request.id).then(onWithdrawn)}
      onDone={dialog.onClose}
      failureOf={(error) =>
        (error instanceof ApiError && error.message) || t`The request could not be withdrawn. Please try again.`
      }
    />
  )
}
