import { Trans, useLingui } from '@lingui/react/macro'
import type { MentoringRequest } from '@milepost/contract/mentoring/schema'
import { withdrawalMutation } from '#features/mentoring/api.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { notify } from '#ui/toast.tsx'

interface WithdrawMentoringProps extends DialogControl {
  userId: string
  request: MentoringRequest
}

/** Asks before a request is withdrawn. Give each opening its own `key`. */
export function WithdrawDialog({ userId, request, ...dialog }: WithdrawMentoringProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      {...dialog}
      title={<Trans>Withdraw this request?</Trans>}
      description={<Trans>We won’t reply to it. You can request another session later.</Trans>}
      action={<Trans>Withdraw the request</Trans>}
      busyText={<Trans>Withdrawing...</Trans>}
      keep={<Trans>Keep it</Trans>}
      mutation={withdrawalMutation(userId)}
      subject={request.id}
      onDone={() => notify({ text: t`You’ve withdrawn your request.`, tone: 'success' })}
      failure={t`We couldn’t withdraw the request. Please try again.`}
    />
  )
}
