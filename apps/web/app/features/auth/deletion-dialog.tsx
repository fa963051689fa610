import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { reauthenticate, signInMethodsQuery } from '#features/auth/account-api.ts'
import { DataDownload } from '#features/auth/data-download.tsx'
import { keepChanges } from '#features/auth/kept-changes.ts'
import { deleteOwnAccount } from '#features/auth/own-data-api.ts'
import { useReauthentication } from '#features/auth/use-reauthentication.tsx'
import { useSettingsPage } from '#features/auth/use-settings-page.ts'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput } from '#ui/password-input.tsx'

interface DeletionDialogProps {
  userId: string
  open: boolean
  onClose: () => void
  onDeleted: () => void
}

/** Says what goes and what stays, asks for the password, and deletes the account. Each opening wants a key of its own. */
export function DeletionDialog({ userId, open, onClose, onDeleted }: DeletionDialogProps) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    <Dialog wide startAtTitle open={open} onClose={close} title={t`Delete your account?`}>
      <WhatGoes />
      <DeletionForm userId={userId} onBusy={setBusy} onClose={close} onDeleted={onDeleted} />
    </Dialog>
  )
}

function WhatGoes() {
  return (
    <div className="grid gap-4">
      <p>
        <Trans>This is final: nobody can bring the account back, not even we.</Trans>
      </p>
      <section className="grid gap-1.5">
        <h3 className="font-display font-semibold">
          <Trans>What goes</Trans>
        </h3>
        <ul className="grid list-disc gap-1 pl-5">
          <li>
            <Trans>Your name, mail address, password and linked accounts.</Trans>
          </li>
          <li>
            <Trans>
              Your answers, recommendations, roadmaps with all versions and shared links, and your progress.
            </Trans>
          </li>
          <li>
            <Trans>Your conversations with the assistant, requests, applications, feedback and messages.</Trans>
          </li>
          <li>
            <Trans>A paid plan: it is cancelled at once, and what is left of it is lost.</Trans>
          </li>
        </ul>
      </section>
      <section className="grid gap-1.5">
        <h3 className="font-display font-semibold">
          <Trans>What stays</Trans>
        </h3>
        <ul className="grid list-disc gap-1 pl-5">
          <li>
            <Trans>Lines in our logs under a pseudonym: sign-ins for 90 days, changes for 365.</Trans>
          </li>
          <li>
            <Trans>What Stripe must keep of your payments, and mails that were sent already.</Trans>
          </li>
        </ul>
      </section>
    </div>
  )
}

interface DeletionFormProps {
  userId: string
  onBusy: (isBusy: boolean) => void
  onClose: () => void
  onDeleted: () => void
}

function DeletionForm({ userId, onBusy, onClose, onDeleted }: DeletionFormProps) {
  const { t } = useLingui()
  const methods = useQuery(signInMethodsQuery(userId))
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  const hasPassword = methods.data?.password === true
  const { confirmed, dialog } = useReauthentication({
    userId,
    returnTo: useSettingsPage(),
    onLeave: () => keepChanges(userId, { card: 'deletion' }),
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
      if ((await confirmed(() => deleteOwnAccount(userId))) === 'cancelled') return
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
            <Trans>Delete my account for good</Trans>
          </Button>
          <Button variant="quiet" disabled={isSubmitting} onClick={onClose}>
            <Trans>Keep my account</Trans>
          </Button>
        </div>
      </form>
      {dialog}
    </>
  )
}
