import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '@milepost/contract/users/schema'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { sendVerification } from '#features/accounts/account-api.ts'
import { SandboxEmail } from '#features/accounts/sandbox-email.tsx'
import { accountQuery } from '#lib/account-query.ts'
import { ApiError } from '#lib/api-error.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { MailCheck, X } from '#ui/icons.ts'

interface VerificationRequestProps {
  user: User
  /** Left out where it cannot be put away. */
  onDismiss: (() => void) | undefined
}

/** Emails the link again, and says how that went. */
function useVerificationEmail() {
  const { t } = useLingui()
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<{ message: string; failed: boolean }>()
  const send = async () => {
    setSending(true)
    setOutcome(undefined)
    try {
      setOutcome({ message: await sendVerification(), failed: false })
    } catch (error) {
      setOutcome({ message: (error instanceof ApiError && error.message) || t`Something went wrong.`, failed: true })
    }
    setSending(false)
  }
  return { isSending, outcome, send }
}

/** Says in one line that an address is not verified yet, and emails its link again. */
export function VerificationRequest({ user, onDismiss }: VerificationRequestProps) {
  const { t } = useLingui()
  const { email } = user
  const { isSending, outcome, send } = useVerificationEmail()
  // The link may be opened elsewhere, on a phone perhaps.
  useQuery({ ...accountQuery(user.id), refetchOnWindowFocus: 'always' })
  const dismiss = (event: MouseEvent<HTMLButtonElement>) => {
    // The pressed button disappears, so the focus moves to the screen below.
    event.currentTarget.closest('main')?.focus({ preventScroll: true })
    onDismiss?.()
  }
  return (
    <section
      aria-label={t`Confirm your email`}
      className="flex min-h-11 items-center gap-x-3 rounded-medium bg-sunken pr-1 pl-4 text-small"
    >
      <MailCheck className="size-5 shrink-0 text-spruce max-sm:hidden" aria-hidden />
      <div className={classNames('min-w-0 grow', outcome === undefined ? 'truncate' : 'py-2 wrap-anywhere')}>
        {outcome === undefined && (
          <>
            <span className="sm:hidden">
              <Trans>Confirm your email</Trans>
            </span>
            <span className="max-sm:hidden">
              <Trans>
                Please confirm your email: open the link we sent to <strong>{email}</strong> and press the button there.
              </Trans>
            </span>
          </>
        )}
        <p role={outcome?.failed === true ? 'alert' : 'status'} className="empty:hidden">
          {outcome?.message}
        </p>
        {outcome !== undefined && <SandboxEmail to={email} />}
      </div>
      <Button
        variant="link"
        className="min-h-11 shrink-0"
        busy={isSending}
        busyText={<Trans>Sending...</Trans>}
        onClick={() => void send()}
      >
        <Trans>Send again</Trans>
      </Button>
      {onDismiss !== undefined && (
        <IconButton label={t`Dismiss`} onClick={dismiss}>
          <X className="size-4" aria-hidden />
        </IconButton>
      )}
    </section>
  )
}
