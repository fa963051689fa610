import { Trans, useLingui } from '@lingui/react/macro'
import type { Application } from '@milepost/contract/applications/schema'
import { withdrawalMutation } from '#features/applications/list-api.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { notify } from '#ui/toast.tsx'

interface WithdrawApplicationProps extends DialogControl {
  userId: string
  application: Application
}

/** Asks before an application is withdrawn. Give each opening its own `key`. */
export function WithdrawDialog({ userId, application, ...dialog }: WithdrawApplicationProps) {
  const { t } = useLingui()
  const { courseTitle, institutionName } = application
  return (
    <ConfirmDialog
      {...dialog}
      title={<Trans>Withdraw this application?</Trans>}
      description={
        <Trans>
          {institutionName} will no longer see your name, email address or message for “{courseTitle}”. You can apply
          again later.
        </Trans>
      }
      action={<Trans>Withdraw the application</Trans>}
      busyText={<Trans>Withdrawing...</Trans>}
      keep={<Trans>Keep it</Trans>}
      mutation={withdrawalMutation(userId)}
      subject={application.id}
      onDone={() => notify({ text: t`You’ve withdrawn your application.`, tone: 'success' })}
      failure={t`We couldn’t withdraw the application. Please try again.`}
    />
  )
}
