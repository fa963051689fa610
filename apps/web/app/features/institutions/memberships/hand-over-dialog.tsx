import { Trans, useLingui } from '@lingui/react/macro'
import type { Member } from '@milepost/contract/memberships'
import { useRef, useState } from 'react'
import { giveTo } from '#features/institutions/memberships/api.ts'
import type { PeopleListProps } from '#features/institutions/memberships/people-list.tsx'
import { ApiError } from '#lib/api-error.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface HandOverDialogProps extends Pick<PeopleListProps, 'confirmed'> {
  institutionId: number
  member: Member
  open: boolean
  onHandedOver: (member: Member) => Promise<void>
  onRefused: () => void
  onClose: () => void
  returnFocus: (isDone: boolean) => HTMLElement | null
}

/** Asks before an institution is handed over. Give each opening its own `key`. */
export function HandOverDialog({ institutionId, member, confirmed, onHandedOver, ...props }: HandOverDialogProps) {
  const { t } = useLingui()
  const [failure, setFailure] = useState<string | null>(null)
  const isDone = useRef(false)
  const { busy, send } = useSubmit((error) => {
    setFailure((error instanceof ApiError && error.message) || t`That did not work. Please try again.`)
    props.onRefused()
  })
  const { name } = member
  const act = () => {
    setFailure(null)
    void send(async () => {
      if ((await confirmed(() => giveTo(institutionId, member.id))) === 'cancelled') return
      isDone.current = true
      await onHandedOver(member)
    })
  }
  return (
    <Dialog
      open={props.open}
      onClose={() => {
        if (!busy) props.onClose()
      }}
      title={<Trans>Hand the institution over to {name}?</Trans>}
      description={
        <Trans>
          {name} becomes the owner: inviting, removing, and the institution itself are then theirs to decide. You stay
          as a member. Only {name} can hand it back.
        </Trans>
      }
      returnFocus={() => props.returnFocus(isDone.current)}
      actions={
        <>
          <Button variant="danger" busy={busy} busyText={<Trans>Handing over...</Trans>} onClick={act}>
            <Trans>Hand over</Trans>
          </Button>
          <Button variant="quiet" disabled={busy} onClick={props.onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      {failure !== null && <Alert>{failure}</Alert>}
    </Dialog>
  )
}
