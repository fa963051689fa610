import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { AccountDeleted, readDeleted } from '#features/accounts/account-deleted.tsx'
import { AuthLayout, AuthSwitchLink } from '#features/accounts/auth-layout.tsx'
import { readSignInRedirect, redirectAfterSignUp, resumablePath } from '#features/accounts/post-sign-in-redirect.ts'
import { ProviderButtons } from '#features/accounts/provider-buttons.tsx'
import { SignUpForm } from '#features/accounts/sign-up-form.tsx'
import { useSession } from '#lib/session.ts'

export function meta() {
  return [
    { title: `${t`Sign Up`} · ${product.name}` },
    {
      name: 'description',
      content: t`Make an account at ${product.name}, answer a few questions and get a roadmap to a career that fits you.`,
    },
  ]
}

export default function SignUp() {
  const { user } = useSession()
  const { state } = useLocation()
  const { from } = readSignInRedirect(state)
  // A deleted account is signed out only once this page is there.
  const [gone] = useState(readDeleted(state) === undefined ? null : user)
  // Once the account is there, this is also what leads on to the dashboard.
  if (user !== null && user.id !== gone?.id)
    return <Navigate to={redirectAfterSignUp(user.role, from, window.location.origin)} replace />
  return (
    <AuthLayout
      title={<Trans>Join {product.name}</Trans>}
      subtitle={<Trans>Find out where you could go, and how to get there.</Trans>}
      otherWay={
        <Trans>
          Already have an account? <AuthSwitchLink to={pages.login}>Sign In</AuthSwitchLink>
        </Trans>
      }
      aside={
        <>
          <h2 className="text-heading">
            <Trans>Three short stops, then the road is yours.</Trans>
          </h2>
          <ol className="mt-6 grid gap-4 text-lead">
            <Stop number={1}>
              <Trans>Say where you stand and what you enjoy.</Trans>
            </Stop>
            <Stop number={2}>
              <Trans>See the career that fits, with its reasons.</Trans>
            </Stop>
            <Stop number={3}>
              <Trans>Walk the roadmap, one step after the other.</Trans>
            </Stop>
          </ol>
        </>
      }
    >
      <AccountDeleted />
      <SignUpForm />
      <ProviderButtons returnTo={resumablePath(from)} />
    </AuthLayout>
  )
}

function Stop({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex items-baseline gap-4">
      <span
        aria-hidden="true"
        className="min-w-8 rounded-small bg-signal pt-0.5 text-center font-display text-body font-bold text-on-signal"
      >
        {number}
      </span>
      <span>{children}</span>
    </li>
  )
}
