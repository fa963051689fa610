import { Trans, useLingui } from '@lingui/react/macro'
import type { Member } from '@milepost/contract/institutions/schema'
import { removalMutation } from '#features/institutions/memberships/api.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { notify } from '#ui/toast.tsx'

interface MemberRemovalProps extends DialogControl {
  institutionId: number
  member: Member
  isSelf: boolean
}

/** Asks before a member is removed or leaves. Give each opening its own `key`. */
export function RemovalDialog({ institutionId, member, isSelf, ...dialog }: MemberRemovalProps) {
  const { t } = useLingui()
  const { name } = member
  return (
    <ConfirmDialog
      {...dialog}
      title={isSelf ? <Trans>Leave the institution?</Trans> : <Trans>Remove {name}?</Trans>}
      description={
        isSelf ? (
          <Trans>
            You’ll no longer see its courses, applications and feedback. Your account becomes a learner account, with
            everything you did as a learner before. You’ll need a new invitation to come back.
          </Trans>
        ) : (
          <Trans>
            They’re signed out right away and get an email. Their account becomes a learner account. Courses and replies
            they wrote stay with the institution.
          </Trans>
        )
      }
      action={isSelf ? <Trans>Leave</Trans> : <Trans>Remove</Trans>}
      busyText={isSelf ? <Trans>Leaving...</Trans> : <Trans>Removing...</Trans>}
      mutation={removalMutation(institutionId)}
      subject={member.id}
      onDone={() =>
        notify({
          text: isSelf ? t`You’ve left the institution.` : t`${name} is no longer part of the institution.`,
          tone: 'success',
        })
      }
      failure={t`That didn’t work. Please try again.`}
    />
  )
}
