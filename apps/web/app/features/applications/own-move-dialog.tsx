import { Trans, useLingui } from '@lingui/react/macro'
import type { Application } from '@milepost/contract/applications/schema'
import { ownMoveMutation } from '#features/applications/api.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { notify } from '#ui/toast.tsx'

interface OwnMoveDialogProps extends DialogControl {
  userId: string
  application: Application
}

/** Asks before an application is withdrawn or an offered place let go. Give each opening its own `key`. */
export function WithdrawDialog({ userId, application, ...dialog }: OwnMoveDialogProps) {
  const { t } = useLingui()
  const { courseTitle, institutionName, status } = application
  const isOffer = status === 'offered'
  return (
    <ConfirmDialog
      {...dialog}
      title={isOffer ? <Trans>Let this place go?</Trans> : <Trans>Withdraw this application?</Trans>}
      description={
        <Trans>
          {institutionName} will no longer see your name, email address or message for “{courseTitle}”. You can apply
          again later.
        </Trans>
      }
      action={isOffer ? <Trans>Let it go</Trans> : <Trans>Withdraw the application</Trans>}
      busyText={<Trans>Withdrawing...</Trans>}
      keep={<Trans>Keep it</Trans>}
      mutation={ownMoveMutation(userId)}
      subject={{ id: application.id, status: 'withdrawn' }}
      onDone={() => notify({ text: t`You’ve withdrawn your application.`, tone: 'success' })}
      failure={t`We couldn’t withdraw the application. Please try again.`}
    />
  )
}

/** Asks before a learner leaves a course. Give each opening its own `key`. */
export function LeaveDialog({ userId, application, ...dialog }: OwnMoveDialogProps) {
  const { t } = useLingui()
  const { courseTitle, institutionName } = application
  return (
    <ConfirmDialog
      {...dialog}
      title={<Trans>Leave this course?</Trans>}
      description={
        <Trans>
          Your place in “{courseTitle}” becomes free for someone else, and we tell {institutionName}. Your progress
          stays.
        </Trans>
      }
      action={<Trans>Leave the course</Trans>}
      busyText={<Trans>Leaving...</Trans>}
      keep={<Trans>Stay</Trans>}
      mutation={ownMoveMutation(userId)}
      subject={{ id: application.id, status: 'left' }}
      onDone={() => notify({ text: t`You’ve left the course.`, tone: 'success' })}
      failure={t`We couldn’t save that. Please try again.`}
    />
  )
}
