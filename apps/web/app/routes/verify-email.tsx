import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { verifyEmail } from '#features/accounts/account-api.ts'
import { LinkBusy, LinkDone, LinkFailed, linkMeta } from '#features/accounts/link-page.tsx'
import { homePageOf } from '#features/accounts/post-sign-in-redirect.ts'
import { useOpenedLink } from '#features/accounts/use-opened-link.ts'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { Route } from './+types/verify-email.ts'

export function meta() {
  return linkMeta(t`Verify your address`)
}

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
        <Trans>Go on</Trans>
      </ButtonLink>
    )
  if (outcome.state === 'busy') {
    return (
      <LinkBusy title={<Trans>Verify your address</Trans>}>
        <Trans>Verifying your address...</Trans>
      </LinkBusy>
    )
  }
  if (outcome.state === 'done') {
    return (
      <LinkDone title={<Trans>Address verified</Trans>} actions={onward}>
        {outcome.message}
      </LinkDone>
    )
  }
  const hint =
    user?.emailVerified === true ? (
      <Trans>The address of the account you are signed in with is verified: there is nothing left to do for it.</Trans>
    ) : (
      <Trans>Sign in and have a new link mailed: the dashboard and the settings offer it.</Trans>
    )
  return (
    <LinkFailed
      title={<Trans>The address was not verified</Trans>}
      message={outcome.message}
      onRetry={outcome.again ? retry : undefined}
      actions={onward}
    >
      {outcome.again ? undefined : hint}
    </LinkFailed>
  )
}
