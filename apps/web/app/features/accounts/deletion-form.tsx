import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { reauthenticate, signInMethodsQuery } from '#features/accounts/account-api.ts'
import { DataDownload } from '#features/accounts/data-download.tsx'
import { type PendingChanges, savePendingChanges } from '#features/accounts/pending-changes.ts'
import { useReauthentication } from '#features/accounts/use-reauthentication.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput } from '#ui/password-input.tsx'

interface DeletionFormProps {
  userId: string
  /** What is kept in this tab while one proves with a provider who one is. */
  resumed: Extract<PendingChanges['card'], 'deletion' | 'institution_deletion'>
  act: () => Promise<unknown>
  /** What the button says, and what it says that leaves things as they are. */
  action: ReactNode
  keep: ReactNode
  onBusy: (isBusy: boolean) => void
  onClose: () => void
  onDeleted: () => void
}

/** Takes one's data along, asks for the password where there is one, and deletes. */
export function DeletionForm({ userId, resumed, act, action, keep, ...on }: DeletionFormProps) {
  const { onBusy, onClose, onDeleted } = on
  const { t } = useLingui()
  const methods = useQuery(signInMethodsQuery(userId))
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  const hasPassword = methods.data?.password === true
  const { confirmed, dialog } = useReauthentication({
    userId,
    onLeave: () => savePendingChanges(userId, { card: resumed }),
  })

  const prove = async (password: string): Promise<boolean> => {
    try {
      await reauthenticate(password)
      return true
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'wrong_credentials') throw error
      form.setError('password', { message: t`That is not the password of this account.` }, { shouldFocus: true })
      return false
    }
  }
  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null)
    onBusy(true)
    try {
      if (hasPassword && !(await prove(password))) return
      if ((await confirmed(act)) === 'cancelled') return
      onDeleted()
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : '')
    } finally {
      onBusy(false)
    }
  })

  return (
    <>
      <div className="grid gap-3">
        <p>
          <Trans>Take your data along first, if you may want it one day.</Trans>
        </p>
        <DataDownload userId={userId} />
      </div>
      <form onSubmit={submit} className="grid gap-5 border-t border-line pt-5">
        {failure !== null && (
          <Alert>
            <Trans>Account deletion failed.</Trans> {failure}
          </Alert>
        )}
        {hasPassword && (
          <Field label={<Trans>Your Password</Trans>} error={errors.password?.message}>
            {(control) => (
              <PasswordInput {...control} {...form.register('password')} required autoComplete="current-password" />
            )}
          </Field>
        )}
        {methods.data === undefined && methods.isError && (
          <Alert>
            <Trans>How you sign in could not be loaded.</Trans>{' '}
            <Button variant="link" onClick={() => void methods.refetch()}>
              <Trans>Try Again</Trans>
            </Button>
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="danger"
            disabled={methods.data === undefined}
            busy={isSubmitting}
            busyText={<Trans>Deleting...</Trans>}
          >
            {action}
          </Button>
          <Button variant="quiet" disabled={isSubmitting} onClick={onClose}>
            {keep}
          </Button>
        </div>
      </form>
      {dialog}
    </>
  )
}
