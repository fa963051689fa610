import { Trans, useLingui } from '@lingui/react/macro'
import { providerNames } from '@milepost/contract/accounts/providers/limits'
import type { ExchangeReply, LinkReply } from '@milepost/contract/accounts/providers/schema'
import { CurrentPassword } from '@milepost/contract/accounts/schema'
import { useState } from 'react'
import { isCodeNeeded } from '#features/accounts/is-code-needed.ts'
import { emailProof, linkByPassword } from '#features/accounts/provider-api.ts'
import { SandboxEmail, useEmailMode } from '#features/accounts/sandbox-email.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { issueAt, useForm } from '#ui/form/use-form.ts'
import { PasswordInput } from '#ui/password-input.tsx'

export type LinkRequired = Extract<ExchangeReply, { result: 'link-required' }>

interface LinkFormProps {
  asked: LinkRequired
  onLinked: (reply: LinkReply) => void
  /** The sign-in has expired: there is nothing left to complete. */
  onExpired: () => void
  /** The account has a second factor, which is asked for next. */
  onCodeNeeded: () => void
}

/** Proves whose account it is: by its password, or by a link sent to its address. */
function useAccountProof({ asked, onLinked, onExpired, onCodeNeeded }: LinkFormProps) {
  const { t } = useLingui()
  const [mailing, setMailing] = useState<'not yet' | 'now' | 'done'>('not yet')
  const failureOf = (error: unknown) => {
    if (isCodeNeeded(error) || (error instanceof ApiError && error.code === 'sign_in_expired')) return null
    return (error instanceof ApiError && error.message) || t`Something went wrong. Please try again.`
  }
  const onRefused = (error: unknown) => {
    if (isCodeNeeded(error)) onCodeNeeded()
    if (error instanceof ApiError && error.code === 'sign_in_expired') onExpired()
  }
  const form = useForm(CurrentPassword, {
    labels: { password: t`Password` },
    defaultValues: { password: '' },
    isNative: true,
    onSubmit: ({ password }) =>
      linkByPassword({ token: asked.token, password }).then(onLinked, (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'wrong_credentials') throw error
        throw issueAt('password', t`That password isn’t right.`)
      }),
    failure: (error, isAtField) => (isAtField ? null : failureOf(error)),
    onRefused,
  })
  const mail = async () => {
    form.setFailure(null)
    setMailing('now')
    await emailProof(asked.token).then(
      () => setMailing('done'),
      (error: unknown) => {
        setMailing('not yet')
        form.setFailure(failureOf(error))
        onRefused(error)
      },
    )
  }
  return { form, mail, mailing }
}

/** Completes a sign-in to an account that is there: by its password, or by a link emailed to its address. */
export function LinkForm(props: LinkFormProps) {
  const { asked } = props
  const { form, mail, mailing } = useAccountProof(props)
  const emailMode = useEmailMode()
  const name = providerNames[asked.provider]

  return (
    <div className="grid gap-5">
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      {asked.password && (
        <form {...form.attributes} className="grid gap-5">
          {/* Tells password managers whose password it is. */}
          <input type="hidden" name="username" autoComplete="username" value={asked.email} readOnly />
          <Field
            {...form.field('password')}
            hint={<Trans>The password of your Milepost account, not the one at {name}.</Trans>}
          >
            {(control) => <PasswordInput {...control} {...form.input('password')} autoComplete="current-password" />}
          </Field>
          <Button type="submit" size="large" wide busy={form.busy} busyText={<Trans>Connecting...</Trans>}>
            <Trans>Connect and Sign In</Trans>
          </Button>
        </form>
      )}
      {mailing === 'done' && (
        <Alert tone="success">
          <Trans>We’ve sent a link to {asked.email}. Open it in this browser within 30 minutes.</Trans>
          <SandboxEmail to={asked.email} />
        </Alert>
      )}
      {emailMode !== 'off' && (
        <Button
          variant={asked.password || mailing === 'done' ? 'quiet' : 'primary'}
          size="large"
          wide
          busy={mailing === 'now'}
          busyText={<Trans>Sending...</Trans>}
          onClick={mail}
        >
          {mailing === 'done' ? (
            <Trans>Send the Link Again</Trans>
          ) : asked.password ? (
            <Trans>Email Me a Link Instead</Trans>
          ) : (
            <Trans>Email Me a Link</Trans>
          )}
        </Button>
      )}
    </div>
  )
}
