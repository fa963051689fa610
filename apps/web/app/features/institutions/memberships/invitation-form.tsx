import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { invite } from '#features/institutions/memberships/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { useFieldIssues } from '#lib/use-field-issues.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { notify } from '#ui/toast.tsx'

interface InvitationFormProps {
  institutionId: number
  onInvited: () => Promise<unknown>
}

/** Invites an address. */
export function InvitationForm({ institutionId, onInvited }: InvitationFormProps) {
  const { t } = useLingui()
  const id = useId()
  const [email, setEmail] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [fieldIssues, show] = useFieldIssues<'email'>(() => id)
  const { busy, send } = useSubmit((error) => {
    const issue = error instanceof ApiError ? error.issues.find(({ field }) => field === 'email') : undefined
    if (issue !== undefined) return show(new Map([['email', issue.message]]))
    const isKnown = error instanceof ApiError && ['member_already', 'invitation_open'].includes(error.code)
    const message =
      (error instanceof ApiError && error.message) || t`The invitation could not be sent. Please try again.`
    if (isKnown) show(new Map([['email', message]]))
    else setFailure(message)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    const address = email.trim()
    if (address === '') return show(new Map([['email', t`Type the address of whom you invite.`]]))
    show(new Map())
    void send(async () => {
      await invite(institutionId, address)
      setEmail('')
      notify({ text: t`The invitation to ${address} is on its way.`, tone: 'success' })
      await onInvited()
    })
  }
  return (
    <form onSubmit={submit} noValidate className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-4">
      {failure !== null && <Alert>{failure}</Alert>}
      <Field
        id={id}
        label={<Trans>Email of whom you invite</Trans>}
        hint={<Trans>We mail a link that works for a fortnight. It takes an account with this very address.</Trans>}
        error={fieldIssues.get('email')}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" busy={busy} busyText={<Trans>Inviting...</Trans>}>
          <Trans>Invite</Trans>
        </Button>
      </div>
    </form>
  )
}
