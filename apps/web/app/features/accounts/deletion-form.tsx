import { Trans, useLingui } from '@lingui/react/macro'
import { CurrentPassword } from '@milepost/contract/accounts/schema'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { reauthenticate, signInMethodsQuery } from '#features/accounts/account-api.ts'
import { DataDownload } from '#features/accounts/data-download.tsx'
import { type PendingChanges, savePendingChanges } from '#features/accounts/pending-changes.ts'
import { useReauthentication } from '#features/accounts/use-reauthentication.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { dialogActions } from '#ui/dialog-classes.ts'
import { Field } from '#ui/field.tsx'
import { issueAt, useForm } from '#ui/form/use-form.ts'
import { PasswordInput } from '#ui/password-input.tsx'

/** An account without a password has none to prove. */
const Proof = z.partial(CurrentPassword)

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

/** Proves whose account it is, then deletes. */
function useDeletion({ userId, resumed, act, onBusy, onDeleted }: Omit<DeletionFormProps, 'action' | 'keep'>) {
  const { t } = useLingui()
  const { confirmed, dialog } = useReauthentication({
    userId,
    onLeave: () => savePendingChanges(userId, { card: resumed }),
  })

  const prove = (password: string) =>
    reauthenticate(password).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'wrong_credentials') throw error
      throw issueAt('password', t`That password isn’t right.`)
    })
  const form = useForm(Proof, {
    labels: { password: t`Your Password` },
    defaultValues: { password: '' },
    isNative: true,
    onSubmit: async ({ password }) => {
      onBusy(true)
      try {
        if (password !== undefined) await prove(password)
        if ((await confirmed(act)) !== 'cancelled') onDeleted()
      } finally {
        onBusy(false)
      }
    },
    failure: (error, isAtField) => (isAtField ? null : error instanceof ApiError ? error.message : ''),
  })
  return { form, dialog }
}

/** Takes one's data along, asks for the password where there is one, and deletes. */
export function DeletionForm({ action, keep, ...props }: DeletionFormProps) {
  const methods = useQuery(signInMethodsQuery(props.userId))
  const hasPassword = methods.data?.password === true
  const { form, dialog } = useDeletion(props)

  return (
    <>
      <div className="grid gap-3">
        <p>
          <Trans>Want a copy of your data? Download it first.</Trans>
        </p>
        <DataDownload userId={props.userId} />
      </div>
      <form {...form.attributes} className="grid gap-5 border-t border-line pt-5">
        {form.failure !== null && (
          <Alert>
            <Trans>Account deletion failed.</Trans> <span>{form.failure}</span>
          </Alert>
        )}
        {hasPassword && (
          <Field {...form.field('password')}>
            {(control) => (
              <PasswordInput {...control} {...form.input('password')} required autoComplete="current-password" />
            )}
          </Field>
        )}
        {methods.data === undefined && methods.isError && (
          <Alert>
            <Trans>We couldn’t load your sign-in details.</Trans>{' '}
            <Button variant="link" onClick={() => void methods.refetch()}>
              <Trans>Try Again</Trans>
            </Button>
          </Alert>
        )}
        <div className={dialogActions}>
          <Button
            type="submit"
            variant="danger"
            disabled={methods.data === undefined}
            busy={form.busy}
            busyText={<Trans>Deleting...</Trans>}
          >
            {action}
          </Button>
          <Button variant="quiet" disabled={form.busy} onClick={props.onClose}>
            {keep}
          </Button>
        </div>
      </form>
      {dialog}
    </>
  )
}
