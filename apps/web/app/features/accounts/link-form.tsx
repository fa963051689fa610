import { Trans, useLingui } from '@lingui/react/macro'
import { type ExchangeReply, type LinkReply, providerNames } from '@milepost/contract/accounts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { linkByPassword, mailProof } from '#features/accounts/provider-api.ts'
import { SandboxMail, useMailMode } from '#features/accounts/sandbox-mail.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput } from '#ui/password-input.tsx'

export type LinkRequired = Extract<ExchangeReply, { result: 'link-required' }>

interface LinkFormProps {
  asked: LinkRequired
  onLinked: (reply: LinkReply) => void
  /** The sign-in has expired: there is nothing left to complete. */
  onExpired: () => void
}

/** Completes a sign-in to an account that is there: by its password, or by a link mailed to its address. */
export function LinkForm({ asked, onLinked, onExpired }: LinkFormProps) {
  const { t } = useLingui()
  const mailMode = useMailMode()
  const [failure, setFailure] = useState<string>()
  const [mailing, setMailing] = useState<'not yet' | 'now' | 'done'>('not yet')
  const form = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  const name = providerNames[asked.provider]

  const fail = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'sign_in_expired') onExpired()
    else if (code === 'wrong_credentials')
      form.setError('password', { message: t`This is not the password of the account.` }, { shouldFocus: true })
    else setFailure((error instanceof ApiError && error.message) || t`Something went wrong. Please try again.`)
  }
  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(undefined)
    await linkByPassword({ token: asked.token, password }).then(onLinked, fail)
  })
  const mail = async () => {
    setFailure(undefined)
    setMailing('now')
    await mailProof(asked.token).then(
      () => setMailing('done'),
      (error: unknown) => {
        setMailing('not yet')
        fail(error)
      },
    )
  }

  return (
    <div className="grid gap-5">
      {failure !== undefined && <Alert>{failure}</Alert>}
      {asked.password && (
        <form onSubmit={submit} className="grid gap-5">
          {/* Tells password managers whose password it is. */}
          <input type="hidden" name="username" autoComplete="username" value={asked.email} readOnly />
          <Field
            label={<Trans>Password</Trans>}
            hint={<Trans>The password of your Milepost account, not the one at {name}.</Trans>}
            error={errors.password?.message}
          >
            {(control) => (
              <PasswordInput {...control} {...form.register('password')} required autoComplete="current-password" />
            )}
          </Field>
          <Button type="submit" size="large" wide busy={isSubmitting} busyText={<Trans>Connecting...</Trans>}>
            <Trans>Connect and Sign In</Trans>
          </Button>
        </form>
      )}
      {mailing === 'done' && (
        <Alert tone="success">
          <Trans>We have mailed a link to {asked.email}. Open it in this browser within half an hour.</Trans>
          <SandboxMail to={asked.email} />
        </Alert>
      )}
      {mailMode !== undefined && mailMode !== 'off' && (
        <Button
          variant={asked.password || mailing === 'done' ? 'quiet' : 'primary'}
          size="large"
          wide
          busy={mailing === 'now'}
          busyText={<Trans>Sending...</Trans>}
          onClick={mail}
        >
          {mailing === 'done' ? (
            <Trans>Mail the Link Again</Trans>
          ) : asked.password ? (
            <Trans>Mail Me a Link Instead</Trans>
          ) : (
            <Trans>Mail Me a Link</Trans>
          )}
        </Button>
      )}
    </div>
  )
}
