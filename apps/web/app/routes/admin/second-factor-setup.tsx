import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { useNavigate } from 'react-router'
import { AuthLayout } from '#features/accounts/auth-layout.tsx'
import { Guard } from '#features/accounts/guard.tsx'
import { SecondFactorCard } from '#features/accounts/second-factor-card.tsx'
import { useSignOut } from '#features/accounts/use-sign-out.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { noindex, pageMeta } from '#lib/page-meta.ts'
import { Button } from '#ui/button.tsx'

export const meta = () => pageMeta(t`Protect your account`, noindex)

/** Where admins land who must set up a second factor before they may do anything else. */
export default function SecondFactorSetup() {
  return (
    <Guard only="admin">
      <Setup />
    </Guard>
  )
}

function Setup() {
  const { id, email } = useCurrentUser()
  const navigate = useNavigate()
  const signOut = useSignOut()
  return (
    <AuthLayout
      title={<Trans>Protect your account</Trans>}
      subtitle={<Trans>Every admin here needs two-step sign-in. You can continue once it’s on.</Trans>}
      otherWay={
        <span>
          <Trans>You’re signed in as {email}.</Trans>{' '}
          <Button variant="link" onClick={() => void signOut()}>
            <Trans>Logout</Trans>
          </Button>
        </span>
      }
      aside={
        <>
          <h2 className="text-heading">
            <Trans>One more step.</Trans>
          </h2>
          <p className="mt-4 text-lead">
            <Trans>Admin accounts decide for everyone here, so they’re protected twice.</Trans>
          </p>
        </>
      }
    >
      <SecondFactorCard userId={id} onDone={() => void navigate(pages.admin, { replace: true })} />
    </AuthLayout>
  )
}
