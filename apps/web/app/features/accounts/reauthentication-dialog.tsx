import { Trans, useLingui } from '@lingui/react/macro'
import { providerNames, type SignInProvider } from '@milepost/contract/accounts'
import { pages } from '@milepost/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { reauthenticate, signInMethodsQuery, startReauthentication } from '#features/accounts/account-api.ts'
import { AuthSwitchLink } from '#features/accounts/auth-layout.tsx'
import { ApiError } from '#lib/api-error.ts'
import { beginJourney } from '#lib/sign-in-journey.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { PendingLine } from '#ui/pending-line.tsx'

interface ReauthenticationDialogProps {
  userId: string
  /** Where a provider leads back to. */
  returnTo: string
  /** Just before the page goes to a provider. */
  onLeave: () => void
  onProved: () => void
  onClose: () => void
}

/** Asks for a proof that it is still the account's owner: the password, or a linked provider. */
export function ReauthenticationDialog({ userId, returnTo, onLeave, onProved, onClose }: ReauthenticationDialogProps) {
  const methods = useQuery(signInMethodsQuery(userId))
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Confirm that it is you</Trans>}
      description={<Trans>This changes how the account is reached, so please prove once more whose it is.</Trans>}
    >
      {methods.isPending && (
        <PendingLine>
          <Trans>Loading...</Trans>
        </PendingLine>
      )}
      {methods.isError && (
        <>
          <Alert>
            <Trans>Something went wrong.</Trans>
          </Alert>
          <Button onClick={() => void methods.refetch()}>
            <Trans>Try Again</Trans>
          </Button>
        </>
      )}
      {methods.data?.password === true && <PasswordProof onProved={onProved} onClose={onClose} />}
      {methods.data?.providers.map((provider) => (
        <ProviderProof key={provider} provider={provider} returnTo={returnTo} onLeave={onLeave} />
      ))}
      {methods.data !== undefined && !methods.data.password && methods.data.providers.length === 0 && (
        <p>
          <Trans>
            This account has no password yet.{' '}
            <AuthSwitchLink to={pages.forgotPassword}>Have a link mailed to set one.</AuthSwitchLink>
          </Trans>
        </p>
      )}
    </Dialog>
  )
}

function PasswordProof({ onProved, onClose }: { onProved: () => void; onClose: () => void }) {
  const { t } = useLingui()
  const form = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await reauthenticate(password)
    } catch (error) {
      const message =
        error instanceof ApiError && error.code === 'wrong_credentials'
          ? t`That is not the password of this account.`
          : (error instanceof ApiError && error.message) || t`Something went wrong.`
      form.setError('password', { message }, { shouldFocus: true })
      return
    }
    onProved()
  })
  return (
    <form onSubmit={submit} className="grid gap-5">
      <Field label={<Trans>Your Password</Trans>} error={errors.password?.message}>
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} required autoComplete="current-password" />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting} busyText={<Trans>Confirming...</Trans>}>
          <Trans>Confirm</Trans>
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

interface ProviderProofProps {
  provider: SignInProvider
  returnTo: string
  onLeave: () => void
}

function ProviderProof({ provider, returnTo, onLeave }: ProviderProofProps) {
  const { t } = useLingui()
  const [isLeaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const name = providerNames[provider]
  const leave = async () => {
    setFailure(undefined)
    setLeaving(true)
    try {
      const url = await startReauthentication(provider)
      onLeave()
      beginJourney({ provider, returnTo })
      window.location.assign(url)
    } catch (error) {
      setLeaving(false)
      setFailure((error instanceof ApiError && error.message) || t`Something went wrong.`)
    }
  }
  return (
    <div className="grid gap-3">
      {failure !== undefined && <Alert>{failure}</Alert>}
      <Button
        variant="quiet"
        busy={isLeaving}
        busyText={<Trans>Leaving for {name}...</Trans>}
        onClick={() => void leave()}
      >
        <Trans>Confirm with {name}</Trans>
      </Button>
    </div>
  )
}
