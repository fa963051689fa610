import { Trans, useLingui } from '@lingui/react/macro'
import type { Application } from '@milepost/contract/applications'
import { withdraw } from '#features/applications/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

interface WithdrawDialogProps {
  userId: string
  application: Application
  open: boolean
  onWithdrawn: () => void
  /** The server refused it, perhaps because something has changed since. */
  onRefused: () => void
  onClose: () => void
  /** Where the focus goes when it closes, withdrawn or not; null: back to where it was. */
  returnFocus: (isDone: boolean) => HTMLElement | null
}

/** Asks before an application is withdrawn. Give each opening its own `key`. */
export function WithdrawDialog({ userId, application, onWithdrawn, onRefused, ...dialog }: WithdrawDialogProps) {
  const { t } = useLingui()
  const { courseTitle, institutionName } = application
  return (
    <ConfirmDialog
      {...dialog}
      title={<Trans>Withdraw this application?</Trans>}
      description={
        <Trans>
          {institutionName} will no longer see your name, your mail address and your message for “{courseTitle}”. You
          can apply again afterwards.
        </Trans>
      }
      action={<Trans>Withdraw the application</Trans>}
      busyText={<Trans>Withdrawing...</Trans>}
      keep={<Trans>Keep it</Trans>}
      act={() => withdraw(userId, application.id)}
      onDone={onWithdrawn}
      failureOf={(error) => {
        onRefused()
        return (
          (error instanceof ApiError && error.message) || t`The application could not be withdrawn. Please try again.`
        )
      }}
    />
  )
}
