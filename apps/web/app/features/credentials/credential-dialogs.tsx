import { Trans, useLingui } from '@lingui/react/macro'
import type { Credential } from '@milepost/contract/credentials/schema'
import { useRef, useState } from 'react'
import { credentialDeletionMutation, credentialSharingMutation } from '#features/credentials/api.ts'
import { messageOf } from '#lib/api-error.ts'
import { useWrite } from '#lib/use-write.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { RowDialog } from '#ui/resource-list/row-dialog.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { notify } from '#ui/toast.tsx'

interface CredentialDialogProps extends DialogControl {
  userId: string
  credential: Credential
}

/** Says what sharing means before it begins. Give each opening its own `key`. */
export function ShareCredentialDialog({ userId, credential: { id, courseTitle }, ...control }: CredentialDialogProps) {
  const { t } = useLingui()
  const [failure, setFailure] = useState<string | null>(null)
  const isDone = useRef(false)
  const { busy, run } = useWrite(credentialSharingMutation(userId), {
    onDone: () => {
      isDone.current = true
      control.onClose()
      notify({ text: t`Everyone with the link can see it now.`, tone: 'success' })
    },
    onFailure: (error) => setFailure(messageOf(error, t`We couldn’t share it. Please try again.`)),
  })
  const share = () => {
    setFailure(null)
    void run({ id, isShared: true })
  }
  return (
    <RowDialog
      control={control}
      form={{ busy, failure }}
      isDone={() => isDone.current}
      title={<Trans>Share your credential for “{courseTitle}”?</Trans>}
      description={
        <Trans>Everyone with the link can open its page, and it appears on your roadmap where you share that.</Trans>
      }
      actions={
        <>
          <Button busy={busy} busyText={<Trans>Sharing...</Trans>} onClick={share}>
            <Trans>Share it</Trans>
          </Button>
          <Button variant="quiet" disabled={busy} onClick={control.onClose}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          A copy that someone holds can still be checked after you delete it. Our page then says that it was withdrawn.
        </Trans>
      </p>
    </RowDialog>
  )
}

/** Asks before a credential is deleted. Give each opening its own `key`. */
export function DeleteCredentialDialog({ userId, credential: { id, courseTitle }, ...control }: CredentialDialogProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      {...control}
      title={<Trans>Delete your credential for “{courseTitle}”?</Trans>}
      description={<Trans>This can’t be undone. Anyone who checks a copy of it will see that it was withdrawn.</Trans>}
      action={<Trans>Delete it</Trans>}
      busyText={<Trans>Deleting...</Trans>}
      keep={<Trans>Keep it</Trans>}
      mutation={credentialDeletionMutation(userId)}
      subject={id}
      onDone={() => notify({ text: t`The credential is deleted.`, tone: 'success' })}
      failure={t`We couldn’t delete it. Please try again.`}
    />
  )
}
