import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { Navigate } from 'react-router'
import { isCodeNeeded } from '#features/accounts/is-code-needed.ts'
import { ConfirmLinkPage, LinkFailed } from '#features/accounts/link-page.tsx'
import { homePageOf } from '#features/accounts/post-sign-in-redirect.ts'
import { signInByLink } from '#features/accounts/sign-in-link-api.ts'
import { linkMeta } from '#lib/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { Route } from './+types/sign-in-link.ts'

export const meta = () => linkMeta(t`Sign in with your link`)

export default function SignInLink({ params: { token } }: Route.ComponentProps) {
  return (
    <ConfirmLinkPage
      key={token}
      title={<Trans>Sign in with your link</Trans>}
      button={<Trans>Sign In</Trans>}
      busyText={<Trans>Signing you in...</Trans>}
      onConfirm={() => signIn(token)}
      done={(to) => <Navigate to={to} replace />}
      failed={(message) => (
        <LinkFailed
          title={<Trans>You’re not signed in</Trans>}
          message={message}
          actions={
            <ButtonLink to={pages.login}>
              <Trans>Sign In</Trans>
            </ButtonLink>
          }
        >
          <Trans>A link works once, for 30 minutes. You can ask for another one on the sign-in page.</Trans>
        </LinkFailed>
      )}
    >
      <Trans>Press the button to sign in. We remember this browser, so your password works here again.</Trans>
    </ConfirmLinkPage>
  )
}

/** @returns the page to open next */
async function signIn(token: string): Promise<string> {
  try {
    return homePageOf((await signInByLink(token)).role)
  } catch (error) {
    if (isCodeNeeded(error)) return pages.signInCode
    throw error
  }
}
