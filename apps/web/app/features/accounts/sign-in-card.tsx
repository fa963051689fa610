import { Trans, useLingui } from '@lingui/react/macro'
import { providerNames, type SignInMethods } from '@milepost/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { setPassword, signInMethodsQuery } from '#features/accounts/account-api.ts'
import { NewPasswordField } from '#features/accounts/new-password-field.tsx'
import { savePendingChanges, usePendingChanges } from '#features/accounts/pending-changes.ts'
import { useReauthentication } from '#features/accounts/use-reauthentication.tsx'
import { ApiError } from '#lib/api-error.ts'
import { formatList } from '#lib/format.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** How one signs in: by a password that can be set here, and by linked providers. */
export function SignInCard({ userId }: { userId: string }) {
  const titleId = useId()
  const methods = useQuery(signInMethodsQuery(userId))
  return (
    <Card aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <h2 id={titleId} className="text-title">
        <Trans>Sign-in</Trans>
      </h2>
      {methods.data === undefined && methods.isPending && (
        <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <span className="sr-only">
            <Trans>Loading...</Trans>
          </span>
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-12 w-44" />
        </div>
      )}
      {methods.data === undefined && methods.isError && (
        <RetryAlert onRetry={() => void methods.refetch()}>
          <Trans>How you sign in could not be loaded.</Trans>
        </RetryAlert>
      )}
      {methods.data !== undefined && (
        <>
          <Methods methods={methods.data} />
          <PasswordPart userId={userId} hasPassword={methods.data.password} />
        </>
      )}
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
  const [failure, setFailure] = useState<string>()
  const form = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  const { confirmed, dialog } = useReauthentication({
    userId,
    onLeave: () => savePendingChanges(userId, { card: 'password' }),
  })
  useEffect(() => {
    if (!isResumed) form.setFocus('password')
  }, [isResumed, form])
  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(undefined)
    try {
      const message = await confirmed(() => setPassword(userId, password))
      if (message !== 'cancelled') onClose(message)
    } catch (error) {
      const issue = error instanceof ApiError ? error.issues.find(({ field }) => field === 'password') : undefined
      if (issue !== undefined) form.setError('password', { message: issue.message }, { shouldFocus: true })
      setFailure((error instanceof ApiError && error.message) || t`Something went wrong.`)
    }
  })
  return (
    <>
      <form onSubmit={submit} className="grid gap-5">
        {isResumed && failure === undefined && (
          <Alert tone="note">
            <Trans>Type the new password now: it was not kept while you were away.</Trans>
          </Alert>
        )}
        {failure !== undefined && <Alert>{failure}</Alert>}
        <NewPasswordField input={form.register('password')} error={errors.password?.message} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isSubmitting} busyText={<Trans>Saving...</Trans>}>
            <Trans>Save Password</Trans>
          </Button>
          <Button variant="quiet" onClick={() => onClose()}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
      {dialog}
    </>
  )
}
