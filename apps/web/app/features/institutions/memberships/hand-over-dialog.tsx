import { Trans, useLingui } from '@lingui/react/macro'
import type { Member } from '@milepost/contract/institutions/schema'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { handOverMutation } from '#features/institutions/memberships/api.ts'
import type { PeopleListProps } from '#features/institutions/memberships/people-list.tsx'
import { messageOf } from '#lib/api-error.ts'
import { useWrite } from '#lib/use-write.ts'
import { Button } from '#ui/button.tsx'
import { RowDialog } from '#ui/resource-list/row-dialog.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { notify } from '#ui/toast.tsx'

interface HandOverDialogProps extends DialogControl, Pick<PeopleListProps, 'confirmed'> {
  institutionId: number
  member: Member
  /** An admin hands over what is another's. */
  byAdmin?: boolean
}

/** Asks before an institution is handed over. Give each opening its own `key`. */
export function HandOverDialog({ institutionId, member, confirmed, byAdmin = false, ...props }: HandOverDialogProps) {
  const { t } = useLingui()
  const [failure, setFailure] = useState<string | null>(null)
  const isDone = useRef(false)
  const { mutateAsync } = useMutation(handOverMutation(institutionId))
  const { name } = member
  const { busy, run } = useWrite(
    { mutationFn: () => confirmed(() => mutateAsync(member.id)) },
    {
      onDone: (outcome) => {
        if (outcome === 'cancelled') return
        isDone.current = true
        notify({ text: t`${name} is now the owner.`, tone: 'success' })
        props.onClose()
      },
      onFailure: (error) => setFailure(messageOf(error, t`That didn’t work. Please try again.`)),
    },
  )
  const act = () => {
    setFailure(null)
    void run()
  }
  return (
    <RowDialog
      control={props}
      form={{ busy, failure }}
      isDone={() => isDone.current}
      title={byAdmin ? <Trans>Make {name} the owner?</Trans> : <Trans>Hand the institution over to {name}?</Trans>}
      description={
        byAdmin ? (
          <Trans>
            {name} can then invite or remove people and delete the institution. The current owner becomes a member.
            We’ll email both of them.
          </Trans>
        ) : (
          <Trans>
            {name} becomes the owner and can invite or remove people and delete the institution. You stay on as a
            member. Only {name} can hand it back. We’ll email both of you.
          </Trans>
        )
      }
      actions={
        <>
          <Button variant="danger" busy={busy} busyText={<Trans>Handing over...</Trans>} onClick={act}>
            {byAdmin ? <Trans>Make owner</Trans> : <Trans>Hand over</Trans>}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={props.onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    />
  )
}
