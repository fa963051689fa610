import { Trans, useLingui } from '@lingui/react/macro'
import { providerNames } from '@milepost/contract/accounts/providers/limits'
import { NewPassword, type SignInMethods } from '@milepost/contract/accounts/schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { setPassword, signInMethodsQuery } from '#features/accounts/account-api.ts'
import { NewPasswordField } from '#features/accounts/new-password-field.tsx'
import { savePendingChanges, usePendingChanges } from '#features/accounts/pending-changes.ts'
import { useReauthentication } from '#features/accounts/use-reauthentication.tsx'
import { ApiError } from '#lib/api-error.ts'
import { formatList } from '#lib/format.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormActions } from '#ui/form/form-actions.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Loaded } from '#ui/loaded.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'

/** How one signs in: by a password that can be set here, and by linked providers. */
export function SignInCard({ userId }: { userId: string }) {
  const titleId = useId()
  const methods = useQuery(signInMethodsQuery(userId))
  return (
    <Card aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <h2 id={titleId} className="text-title">
        <Trans>Sign-in</Trans>
      </h2>
      <Loaded
        query={methods}
        failure={(retry) => (
          <RetryAlert onRetry={retry}>
            <Trans>We couldn’t load your sign-in details.</Trans>
          </RetryAlert>
        )}
      >
        {(data) => (
          <>
            <Methods methods={data} />
            <PasswordPart userId={userId} hasPassword={data.password} />
          </>
        )}
      </Loaded>
    </Card>
  )
}

function Methods({ methods }: { methods: SignInMethods }) {
  const names = formatList(methods.providers.map((provider) => providerNames[provider]))
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2">
      <dt className="font-display font-semibold">
        <Trans>Password</Trans>
      </dt>
      <dd>{methods.password ? <Trans>Set</Trans> : <Trans>Not set</Trans>}</dd>
      <dt className="font-display font-semibold">
        <Trans>Linked accounts</Trans>
      </dt>
      <dd>{methods.providers.length > 0 ? names : <Trans>None</Trans>}</dd>
    </dl>
  )
}

function PasswordPart({ userId, hasPassword }: { userId: string; hasPassword: boolean }) {
  const isResumed = usePendingChanges(userId, 'password') !== null
  const [isOpen, setOpen] = useState(isResumed)
  const [done, setDone] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)
  const close = (message?: string) => {
    setOpen(false)
    setDone(message)
  }
  // The form goes, and the focus back to what opened it.
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return <PasswordForm userId={userId} isResumed={isResumed} onClose={close} />
  return (
    <>
      {done !== undefined && <Alert tone="success">{done}</Alert>}
      <Button
        ref={opener}
        variant="quiet"
        className="justify-self-start"
        onClick={() => {
          setDone(undefined)
          setOpen(true)
        }}
      >
        {hasPassword ? <Trans>Change password</Trans> : <Trans>Set a password</Trans>}
      </Button>
    </>
  )
}

interface PasswordFormProps {
  userId: string
  /** One is back from a provider that proved who one is. */
  isResumed: boolean
  onClose: (message?: string) => void
}

function PasswordForm({ userId, isResumed, onClose }: PasswordFormProps) {
  const { t } = useLingui()
  const form = useForm(NewPassword, {
    labels: { password: t`Password` },
    defaultValues: { password: '' },
    isNative: true,
    onSubmit: async ({ password }) => {
      const message = await confirmed(() => setPassword(userId, password))
      if (message !== 'cancelled') onClose(message)
    },
    failure: (error) => (error instanceof ApiError && error.message) || t`Something went wrong.`,
  })
  const { confirmed, dialog } = useReauthentication({
    userId,
    onLeave: () => savePendingChanges(userId, { card: 'password' }),
  })
  const { setFocus } = form
  useEffect(() => {
    if (!isResumed) setFocus('password')
  }, [isResumed, setFocus])
  return (
    <>
      <form {...form.attributes} className="grid gap-5">
        {isResumed && form.failure === null && (
          <Alert tone="note">
            <Trans>Please enter your new password again.</Trans>
          </Alert>
        )}
        {form.failure !== null && <Alert>{form.failure}</Alert>}
        <NewPasswordField form={form} />
        <FormActions busy={form.busy} busyText={<Trans>Saving...</Trans>} onCancel={() => onClose()}>
          <Trans>Save Password</Trans>
        </FormActions>
      </form>
      {dialog}
    </>
  )
}
