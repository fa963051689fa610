import { Trans, useLingui } from '@lingui/react/macro'
import { NewPassword } from '@milepost/contract/accounts/schema'
import { useEffect, useRef, useState } from 'react'
import { setPassword } from '#features/accounts/account-api.ts'
import { NewPasswordField } from '#features/accounts/new-password-field.tsx'
import { savePendingChanges, usePendingChanges } from '#features/accounts/pending-changes.ts'
import { useReauthentication } from '#features/accounts/use-reauthentication.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { FormActions } from '#ui/form/form-actions.tsx'
import { useForm } from '#ui/form/use-form.ts'

/** The way to another password, or to a first one: a button that opens the form in its place. */
export function PasswordPart({ userId, hasPassword }: { userId: string; hasPassword: boolean }) {
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
        {hasPassword ? <Trans>Change Password</Trans> : <Trans>Set a Password</Trans>}
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
