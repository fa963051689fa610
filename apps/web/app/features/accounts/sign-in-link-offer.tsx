import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { requestSignInLink } from '#features/accounts/sign-in-link-api.ts'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

type LinkRequestResult = { readonly tone: 'note' | 'danger'; readonly text: string }

/** Offered after too many wrong passwords: the link proves who owns the address instead. */
export function SignInLinkOffer({ email }: { readonly email: string }) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<LinkRequestResult>()
  const [isSending, setSending] = useState(false)

  const send = async () => {
    setSending(true)
    setOutcome(
      await requestSignInLink(email).then(
        (text): LinkRequestResult => ({ tone: 'note', text }),
        (error: unknown): LinkRequestResult => ({
          tone: 'danger',
          text: (error instanceof ApiError && error.message) || t`Something went wrong`,
        }),
      ),
    )
    setSending(false)
  }

  return (
    <div className="grid gap-3 py-2">
      {outcome?.tone !== 'note' && (
        <>
          <p>
            <Trans>Is this your account? We can email you a link that signs you in.</Trans>
          </p>
          <Button variant="quiet" onClick={send} busy={isSending} busyText={<Trans>Sending the link...</Trans>}>
            <Trans>Email me a link</Trans>
          </Button>
        </>
      )}
      {outcome !== undefined && <Alert tone={outcome.tone}>{outcome.text}</Alert>}
    </div>
  )
}
