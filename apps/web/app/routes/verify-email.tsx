import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { verifyEmail } from '#features/accounts/account-api.ts'
import { LinkBusy, LinkDone, LinkFailed } from '#features/accounts/link-page.tsx'
import { homePageOf } from '#features/accounts/post-sign-in-redirect.ts'
import { useOpenedLink } from '#features/accounts/use-opened-link.ts'
import { linkMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { Route } from './+types/verify-email.ts'

export const meta = () => linkMeta(t`Confirm your email`)

export default function VerifyEmail({ params }: Route.ComponentProps) {
  return <Verification key={params.token} token={params.token} />
}

function Verification({ token }: { token: string }) {
  const [outcome, retry] = useOpenedLink(() => verifyEmail(token))
  const { user } = useSession()
  const variant = outcome.state === 'failed' && outcome.again ? 'quiet' : 'primary'
  const onward =
    user === null ? (
      <ButtonLink to={pages.login} variant={variant}>
        <Trans>Sign In</Trans>
      </ButtonLink>
    ) : (
      <ButtonLink to={homePageOf(user.role)} variant={variant}>
        <Trans>Continue</Trans>
      </ButtonLink>
    )
  if (outcome.state === 'busy') {
    return (
      <LinkBusy title={<Trans>Confirm your email</Trans>}>
        <Trans>Confirming your address...</Trans>
      </LinkBusy>
    )
  }
  if (outcome.state === 'done') {
    return (
      <LinkDone title={<Trans>Email address confirmed</Trans>} actions={onward}>
        {outcome.message}
      </LinkDone>
    )
  }
  const hint =
    user?.emailVerified === true ? (
      <Trans>Your email address is already confirmed. There’s nothing left to do.</Trans>
    ) : (
      <Trans>Sign in to get a new link from your dashboard or Settings.</Trans>
    )
  return (
    <LinkFailed
      title={<Trans>We couldn’t confirm your address</Trans>}
      message={outcome.message}
      onRetry={outcome.again ? retry : undefined}
      actions={onward}
    >
      {outcome.again ? undefined : hint}
    </LinkFailed>
  )
}
