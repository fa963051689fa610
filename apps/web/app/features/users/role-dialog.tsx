import { Trans, useLingui } from '@lingui/react/macro'
import type { Role } from '@milepost/contract/roles'
import { type ListedUser, RoleChange } from '@milepost/contract/users/schema'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { roleMutation } from '#features/users/api.ts'
import { useRoleNames } from '#features/users/role-texts.ts'
import { Button } from '#ui/button.tsx'
import { type Form, useForm } from '#ui/form/use-form.ts'
import { InstitutionField } from '#ui/institution-field.tsx'
import { RowDialog } from '#ui/resource-list/row-dialog.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import type { Found } from '#ui/search-select.tsx'
import { notify } from '#ui/toast.tsx'

const Membership = z.required(RoleChange)

interface RoleDialogProps extends DialogControl {
  user: ListedUser
  newRole: Role
}

/** Confirms a change of role, and asks for the institution if needed. Give each opening its own `key`. */
export function RoleDialog({ user, newRole: role, ...props }: RoleDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const { name } = user
  const roleName = useRoleNames()[role]
  const isDone = useRef(false)
  const needsInstitution = role === 'institution' && user.role === 'student'
  const { mutateAsync } = useMutation(roleMutation)
  const form = useForm(needsInstitution ? Membership : RoleChange, {
    labels: {},
    texts: { institution_id: t`Choose the institution they’ll belong to.` },
    defaultValues: { role, institution_id: '' },
    onSubmit: async (change) => {
      await mutateAsync({ id: user.id, ...change })
      isDone.current = true
      notify({ text: t`${name} now has the role ${roleName}.`, tone: 'success' })
      props.onClose()
    },
    failure: t`We couldn’t change the role. Please try again.`,
  })
  const { busy } = form
  return (
    <RowDialog
      control={props}
      form={form}
      isDone={() => isDone.current}
      title={<Trans>Change the role of {name}?</Trans>}
      description={
        <span>
          <Trans>
            {name} gets the role {roleName} right away, and we’ll let them know.
          </Trans>{' '}
          <Consequence user={user} newRole={role} />
        </span>
      }
      actions={
        <>
          <Button type="submit" form={id} busy={busy} busyText={<Trans>Changing...</Trans>}>
            <Trans>Change the role</Trans>
          </Button>
          <Button variant="quiet" disabled={busy} onClick={props.onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <form id={id} {...form.attributes} className="contents">
        {needsInstitution && <MembershipField form={form} />}
      </form>
    </RowDialog>
  )
}

function Consequence({ user, newRole: role }: Pick<RoleDialogProps, 'user' | 'newRole'>) {
  if (role === 'admin') return <Trans>Admins can change and delete all accounts, courses and institutions.</Trans>
  if (user.role === 'institution') return <Trans>They’ll no longer be part of their institution.</Trans>
  if (user.premium) return <Trans>Their paid plan is cancelled. We keep what they did as a learner.</Trans>
  return <Trans>We keep what they did as a learner.</Trans>
}

function MembershipField({ form }: { form: Form<typeof Membership | typeof RoleChange> }) {
  const [institution, setInstitution] = useState<Found | null>(null)
  return (
    <InstitutionField
      value={institution}
      onChange={(found) => {
        setInstitution(found)
        form.bind('institution_id').onChange(found?.key ?? '')
      }}
      error={form.field('institution_id').error}
    />
  )
}
