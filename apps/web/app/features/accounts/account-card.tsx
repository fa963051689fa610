import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '@milepost/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { saveAccount, signInMethodsQuery } from '#features/accounts/account-api.ts'
import { savePendingChanges, usePendingChanges } from '#features/accounts/pending-changes.ts'
import { SandboxMail, useMailMode } from '#features/accounts/sandbox-mail.tsx'
import { useReauthentication } from '#features/accounts/use-reauthentication.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

const fields = ['name', 'email'] as const

interface AccountCardProps {
  user: User
  onDirtyChange: (isDirty: boolean) => void
}

/** Name and address of one's own account. */
export function AccountCard({ user, onDirtyChange }: AccountCardProps) {
  const { t } = useLingui()
  const titleId = useId()
  const pending = usePendingChanges(user.id, 'account')
  const [outcome, setOutcome] = useState<'saved' | { failure: string }>()
  const form = useForm({ defaultValues: { name: user.name, email: user.email } })
  const { errors, isSubmitting } = form.formState
  const canMail = useMailMode() !== 'off'
  const { confirmed, dialog } = useReauthentication({
    userId: user.id,
    onLeave: () => {
      savePendingChanges(user.id, { card: 'account', ...form.getValues() })
      onDirtyChange(false)
    },
  })

  const submit = form.handleSubmit(async (changes) => {
    setOutcome(undefined)
    try {
      const account = await confirmed(() => saveAccount(user.id, changes))
      if (account === 'cancelled') return
      form.reset({ name: account.name, email: account.email })
      setOutcome('saved')
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues : []
      for (const field of [...fields].reverse()) {
        const issue = issues.find((each) => each.field === field)
        if (issue !== undefined) form.setError(field, { message: issue.message }, { shouldFocus: true })
      }
      setOutcome({ failure: error instanceof ApiError && issues.length === 0 ? error.message : '' })
    }
  })

  // Shows an address that was verified since, perhaps in another tab, unless the user is typing another one.
  const { isDirty } = form.formState
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  const before = form.formState.defaultValues
  const isOvertaken = isDirty && (before?.name !== user.name || before.email !== user.email)
  useEffect(() => {
    if (!isDirty) form.reset({ name: user.name, email: user.email })
  }, [user.name, user.email, isDirty, form])

  // Back from the provider: what was to be saved is saved now, or asked for again.
  const resumed = useRef(false)
  useEffect(() => {
    if (pending === null || resumed.current) return
    resumed.current = true
    for (const field of fields) form.setValue(field, pending[field], { shouldDirty: true })
    void submit()
  }, [pending, form, submit])

  return (
    <Card aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <h2 id={titleId} className="text-title">
        <Trans>Account</Trans>
      </h2>
      {outcome === 'saved' && <Alert tone="success">{t`Account info updated successfully!`}</Alert>}
      {typeof outcome === 'object' && (
        <Alert>
          <Trans>Something went wrong while updating.</Trans> {outcome.failure}
        </Alert>
      )}
      {isOvertaken && (
        <Alert tone="note">
          <span className="wrap-anywhere">
            <Trans>
              Saved elsewhere meanwhile: {user.name}, {user.email}. Saving here replaces that.
            </Trans>
          </span>
        </Alert>
      )}
      <PendingAddress user={user} />
      <form onSubmit={submit} className="grid gap-5">
        <Field label={<Trans>Name</Trans>} error={errors.name?.message}>
          {(control) => (
            <TextInput {...control} {...form.register('name')} required maxLength={100} autoComplete="name" />
          )}
        </Field>
        <Field
          label={<Trans>Email</Trans>}
          hint={
            canMail ? (
              <Trans>A new address counts once you open the link we mail to it.</Trans>
            ) : (
              <Trans>It cannot be changed now, since this server sends no mail.</Trans>
            )
          }
          error={errors.email?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register('email')}
              type="email"
              required
              readOnly={!canMail}
              maxLength={254}
              autoComplete="email"
            />
          )}
        </Field>
        <Button type="submit" busy={isSubmitting} busyText={<Trans>Saving...</Trans>} className="justify-self-start">
          <Trans>Save Changes</Trans>
        </Button>
      </form>
      {dialog}
    </Card>
  )
}

/** The address that waits for its link to be opened. */
function PendingAddress({ user }: { user: User }) {
  const { data } = useQuery({ ...signInMethodsQuery(user.id), refetchOnWindowFocus: true })
  const pending = data?.pendingEmail ?? null
  if (pending === null || pending === user.email) return null
  const { email } = user
  return (
    <div className="grid gap-2">
      <Alert tone="note">
        <p className="wrap-anywhere">
          <Trans>
            A mail went to <strong>{pending}</strong>. Until you open its link, <strong>{email}</strong> stays your
            address.
          </Trans>
        </p>
      </Alert>
      <SandboxMail to={pending} />
    </div>
  )
}
