import { Trans, useLingui } from '@lingui/react/macro'
import type { Member } from '@milepost/contract/memberships'
import { remove } from '#features/institutions/memberships/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

interface RemovalDialogProps {
  institutionId: number
  member: Member
  isSelf: boolean
  open: boolean
  onRemoved: (member: Member) => unknown
  /** The server refused it, perhaps because something has changed since. */
  onRefused: () => void
  onClose: () => void
  returnFocus: (isDone: boolean) => HTMLElement | null
}

/** Asks before a member is removed or leaves. Give each opening its own `key`. */
export function RemovalDialog({ institutionId, member, isSelf, onRemoved, onRefused, ...dialog }: RemovalDialogProps) {
  const { t } = useLingui()
  const { name } = member
  return (
    <ConfirmDialog
      {...dialog}
      title={isSelf ? <Trans>Leave the institution?</Trans> : <Trans>Remove {name}?</Trans>}
      description={
        isSelf ? (
          <Trans>
            You will no longer see its courses, applications and feedback. Your account becomes a learner’s account,
            with whatever you did as a learner before. Only a new invitation brings you back.
          </Trans>
        ) : (
          <Trans>
            They are signed out at once and told by mail. Their account becomes a learner’s account; courses and answers
            that they wrote stay with the institution.
          </Trans>
        )
      }
      action={isSelf ? <Trans>Leave</Trans> : <Trans>Remove</Trans>}
      busyText={isSelf ? <Trans>Leaving...</Trans> : <Trans>Removing...</Trans>}
      act={() => remove(institutionId, member.id)}
      onDone={() => onRemoved(member)}
      failureOf={(error) => {
        onRefused()
        // Who is gone already, by another tab, is as it was wanted.
        if (error instanceof ApiError && error.code === 'not_found') return null
        return (error instanceof ApiError && error.message) || t`That did not work. Please try again.`
      }}
    />
  )
}
