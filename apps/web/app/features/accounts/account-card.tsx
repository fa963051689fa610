import { Trans, useLingui } from '@lingui/react/macro'
import { type User, UserChange } from '@milepost/contract/users/schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { saveAccount, signInMethodsQuery } from '#features/accounts/account-api.ts'
import { PasswordPart } from '#features/accounts/password-part.tsx'
import { savePendingChanges, usePendingChanges } from '#features/accounts/pending-changes.ts'
import { SandboxEmail, useEmailMode } from '#features/accounts/sandbox-email.tsx'
import { useReauthentication } from '#features/accounts/use-reauthentication.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { TextInput } from '#ui/text-input.tsx'

const fields = ['name', 'email'] as const

interface AccountCardProps {
  user: User
  onDirtyChange: (isDirty: boolean) => void
  /** The way to delete the account. */
  deletion: ReactNode
}

/** The form of one's own account, which follows what is saved elsewhere unless something is typed here. */
function useAccountForm({ user, onDirtyChange }: Omit<AccountCardProps, 'deletion'>) {
  const { t } = useLingui()
  const pending = usePendingChanges(user.id, 'account')
  const [isSaved, setSaved] = useState(false)
  const form = useForm(UserChange, {
    labels: { name: t`Name`, email: t`Email` },
    defaultValues: { name: user.name, email: user.email },
    isNative: true,
    onSubmit: async ({ name, email = user.email }) => {
      setSaved(false)
      const account = await confirmed(() => saveAccount(user.id, { name, email }))
      if (account === 'cancelled') return
      form.reset({ name: account.name, email: account.email })
      setSaved(true)
    },
    failure: (error, isAtField) => (error instanceof ApiError && !isAtField ? error.message : ''),
  })
  const { getValues, reset, setValue, submit } = form
  const { confirmed, dialog } = useReauthentication({
    userId: user.id,
    onLeave: () => {
      const { name, email = '' } = getValues()
      savePendingChanges(user.id, { card: 'account', name, email })
      onDirtyChange(false)
    },
  })

  // Shows an address that was verified since, perhaps in another tab, unless the user is typing another one.
  const { isDirty } = form.formState
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  const before = form.formState.defaultValues
  const isOvertaken = isDirty && (before?.name !== user.name || before.email !== user.email)
  useEffect(() => {
    if (!isDirty) reset({ name: user.name, email: user.email })
  }, [user.name, user.email, isDirty, reset])

  // Back from the provider: what was to be saved is saved now, or asked for again.
  const resumed = useRef(false)
  useEffect(() => {
    if (pending === null || resumed.current) return
    resumed.current = true
    for (const field of fields) setValue(field, pending[field], { shouldDirty: true })
    void submit()
  }, [pending, setValue, submit])

  return { form, isSaved, isOvertaken, dialog }
}

/** Name and address of one's own account, its password, and its end. */
export function AccountCard(props: AccountCardProps) {
  const { user, deletion } = props
  const { t } = useLingui()
  const titleId = useId()
  const canEmail = useEmailMode() !== 'off'
  const hasPassword = useQuery(signInMethodsQuery(user.id)).data?.password ?? true
  const { form, isSaved, isOvertaken, dialog } = useAccountForm(props)
  return (
    <Card aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <h2 id={titleId} className="text-title">
        <Trans>Account</Trans>
      </h2>
      {isSaved && <Alert tone="success">{t`Account info updated successfully!`}</Alert>}
      {form.failure !== null && (
        <Alert>
          <Trans>Something went wrong while updating.</Trans> <span>{form.failure}</span>
        </Alert>
      )}
      {isOvertaken && (
        <Alert tone="note">
          <span className="wrap-anywhere">
            <Trans>
              Changed in another window: {user.name}, {user.email}. Saving here replaces that.
            </Trans>
          </span>
        </Alert>
      )}
      <PendingAddress user={user} />
      <form {...form.attributes} className="grid gap-5">
        <Field {...form.field('name')}>
          {(control) => <TextInput {...control} {...form.input('name')} autoComplete="name" />}
        </Field>
        <Field
          {...form.field('email')}
          hint={
            canEmail ? (
              <Trans>We’ll send a link to your new address. It changes once you confirm it there.</Trans>
            ) : (
              <Trans>You can’t change it right now because email isn’t set up here.</Trans>
            )
          }
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.input('email')}
              type="email"
              required
              readOnly={!canEmail}
              autoComplete="email"
            />
          )}
        </Field>
        <Button type="submit" busy={form.busy} busyText={<Trans>Saving...</Trans>} className="justify-self-start">
          <Trans>Save Changes</Trans>
        </Button>
      </form>
      <div className="grid gap-4 border-t border-line pt-5">
        <PasswordPart userId={user.id} hasPassword={hasPassword} />
        <div>{deletion}</div>
      </div>
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
            We sent a link to <strong>{pending}</strong>. Until you open it, your address stays <strong>{email}</strong>
            .
          </Trans>
        </p>
      </Alert>
      <SandboxEmail to={pending} />
    </div>
  )
}
