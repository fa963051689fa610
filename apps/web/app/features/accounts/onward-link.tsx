import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { User } from '@milepost/contract/users'
import { homePageOf } from '#features/accounts/post-sign-in-redirect.ts'
import { ButtonLink } from '#ui/button.tsx'

/** Leads on to the user's own area, or to sign-in. */
export function OnwardLink({ user }: { user: User | null }) {
  return user === null ? (
    <ButtonLink to={pages.login}>
      <Trans>Sign In</Trans>
    </ButtonLink>
  ) : (
    <ButtonLink to={homePageOf(user.role)}>
      <Trans>Continue</Trans>
    </ButtonLink>
  )
}
