import { Trans, useLingui } from '@lingui/react/macro'
import type { Role } from '@milepost/contract/roles'
import type { ListedUser } from '@milepost/contract/users'
import { useId, useRef, useState } from 'react'
import { giveRole } from '#features/users/api.ts'
import { useRoleNames } from '#features/users/role-texts.ts'
import { ApiError } from '#lib/api-error.ts'
import { useFieldIssues } from '#lib/use-field-issues.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { InstitutionField } from '#ui/institution-field.tsx'
import type { Found } from '#ui/search-select.tsx'

interface RoleDialogProps {
  user: ListedUser
  role: Role
  open: boolean
  onChanged: (user: ListedUser) => unknown
  /** The server refused it, perhaps because something has changed since. */
  onRefused: () => void
  onClose: () => void
  returnFocus: (isDone: boolean) => HTMLElement | null
}

/** Confirms a change of role, and asks for the institution if needed. Give each opening its own `key`. */
export function RoleDialog({ user, role, onChanged, ...props }: RoleDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const names = useRoleNames()
  const [institution, setInstitution] = useState<Found | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [fieldIssues, show] = useFieldIssues<'institution_id'>(() => id)
  const isDone = useRef(false)
  const { busy, send } = useSubmit((error) => {
    const issue = error instanceof ApiError ? error.issues.find(({ field }) => field === 'institution_id') : undefined
    if (issue !== undefined) return show(new Map([['institution_id', issue.message]]))
    setFailure((error instanceof ApiError && error.message) || t`The role could not be changed. Please try again.`)
    props.onRefused()
  })
  const act = () => {
    setFailure(null)
    if (role === 'institution' && institution === null) {
      return show(new Map([['institution_id', t`Choose the institution they are to belong to.`]]))
    }
    show(new Map())
    void send(async () => {
      const institutionId = institution === null ? undefined : Number(institution.key)
      const changed = await giveRole(user.id, { role, institution_id: institutionId })
      isDone.current = true
      await onChanged(changed)
    })
  }
  const { name } = user
  const roleName = names[role]
  return (
    <Dialog
      open={props.open}
      onClose={() => {
        if (!busy) props.onClose()
      }}
      title={<Trans>Change the role of {name}?</Trans>}
      description={
        <>
          <Trans>
            {name} gets the role {roleName}, with the next thing they do, and is told.
          </Trans>{' '}
          <Consequence user={user} role={role} />
        </>
      }
      returnFocus={() => props.returnFocus(isDone.current)}
      actions={
        <>
          <Button busy={busy} busyText={<Trans>Changing...</Trans>} onClick={act}>
            <Trans>Change the role</Trans>
          </Button>
          <Button variant="quiet" disabled={busy} onClick={props.onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      {failure !== null && <Alert>{failure}</Alert>}
      {role === 'institution' && user.role === 'student' && (
        <InstitutionField
          id={id}
          value={institution}
          onChange={setInstitution}
          error={fieldIssues.get('institution_id')}
        />
      )}
    </Dialog>
  )
}

function Consequence({ user, role }: Pick<RoleDialogProps, 'user' | 'role'>) {
  if (role === 'admin') return <Trans>Admins change and delete everybody’s accounts, courses and institutions.</Trans>
  if (user.role === 'institution') return <Trans>They no longer act for their institution.</Trans>
  if (user.premium) return <Trans>Their paid plan is cancelled; what they did as a learner is kept.</Trans>
  return <Trans>What they did as a learner is kept.</Trans>
}
