import { Trans, useLingui } from '@lingui/react/macro'
import { providerNames, type SignInProvider } from '@milepost/contract/accounts/providers/limits'
import { CurrentPassword } from '@milepost/contract/accounts/schema'
import { pages } from '@milepost/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reauthenticate, signInMethodsQuery, startReauthentication } from '#features/accounts/account-api.ts'
import { AuthSwitchLink } from '#features/accounts/auth-layout.tsx'
import { ApiError } from '#lib/api-error.ts'
import { beginJourney } from '#lib/sign-in-journey.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { FormActions } from '#ui/form/form-actions.tsx'
import { issueAt, useForm } from '#ui/form/use-form.ts'
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
      title={<Trans>Confirm it’s you</Trans>}
      description={<Trans>To keep your account safe, please confirm it’s you before making this change.</Trans>}
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
            <AuthSwitchLink to={pages.forgotPassword}>Email me a link to set one</AuthSwitchLink>
          </Trans>
        </p>
      )}
    </Dialog>
  )
}

function PasswordProof({ onProved, onClose }: { onProved: () => void; onClose: () => void }) {
  const { t } = useLingui()
  const failure = t`Something went wrong.`
  const form = useForm(CurrentPassword, {
    labels: { password: t`Your Password` },
    defaultValues: { password: '' },
    isNative: true,
    onSubmit: ({ password }) =>
      reauthenticate(password).then(onProved, (error: unknown) => {
        const isWrong = error instanceof ApiError && error.code === 'wrong_credentials'
        const message = isWrong ? t`That password isn’t right.` : (error as Partial<ApiError>).message
        throw issueAt('password', message || failure)
      }),
    failure,
  })
  return (
    <form {...form.attributes} className="grid gap-5">
      <Field {...form.field('password')}>
        {(control) => <PasswordInput {...control} {...form.input('password')} autoComplete="current-password" />}
      </Field>
      <FormActions busy={form.busy} busyText={<Trans>Confirming...</Trans>} onCancel={onClose}>
        <Trans>Confirm</Trans>
      </FormActions>
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
