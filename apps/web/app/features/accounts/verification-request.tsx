import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '@milepost/contract/users'
import { useQuery } from '@tanstack/react-query'
import { MailCheck, X } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { sendVerification } from '#features/accounts/account-api.ts'
import { SandboxEmail } from '#features/accounts/sandbox-email.tsx'
import { accountQuery } from '#lib/account-query.ts'
import { ApiError } from '#lib/api-error.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'

/** Says that an address is not verified yet, and mails its link again. */
export function VerificationRequest({ user, onDismiss }: { user: User; onDismiss: () => void }) {
  const { t } = useLingui()
  const { email } = user
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<{ message: string; failed: boolean }>()
  // The link may be opened elsewhere, on a phone perhaps.
  useQuery({ ...accountQuery(user.id), refetchOnWindowFocus: 'always' })
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
  const dismiss = (event: MouseEvent<HTMLButtonElement>) => {
    // The pressed button disappears, so the focus moves to the screen below.
    event.currentTarget.closest('main')?.focus({ preventScroll: true })
    onDismiss()
  }
  return (
    <section
      aria-label={t`Confirm your email`}
      className="mb-6 flex items-start gap-3 rounded-medium bg-sunken py-3 pr-2 pl-4"
    >
      <MailCheck className="mt-1 size-5 shrink-0 text-spruce" aria-hidden />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
        <div className="grid min-w-0 grow basis-72 gap-1 wrap-anywhere">
          <p>
            <Trans>
              Please confirm your email: open the link we sent to <strong>{email}</strong>.
            </Trans>
          </p>
          <p role={outcome?.failed === true ? 'alert' : 'status'} className="text-small text-ink-soft empty:hidden">
            {outcome?.message}
          </p>
          <SandboxEmail to={email} />
        </div>
        <Button
          variant="quiet"
          size="small"
          busy={isSending}
          busyText={<Trans>Sending...</Trans>}
          onClick={() => void send()}
        >
          <Trans>Send again</Trans>
        </Button>
      </div>
      <IconButton label={t`Dismiss`} onClick={dismiss}>
        <X className="size-4" aria-hidden />
      </IconButton>
    </section>
  )
}
