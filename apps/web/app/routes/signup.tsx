import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { careerIds, careerTitleOf } from '@milepost/contract/careers/limits'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { AccountDeleted, readDeleted } from '#features/accounts/account-deleted.tsx'
import { AuthLayout, AuthSwitchLink } from '#features/accounts/auth-layout.tsx'
import { readSignInRedirect, redirectAfterSignUp, resumablePath } from '#features/accounts/post-sign-in-redirect.ts'
import { ProviderButtons } from '#features/accounts/provider-buttons.tsx'
import { SignUpForm } from '#features/accounts/sign-up-form.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { keepTryOutAnswers } from '#lib/try-out-answers.ts'
import { useHydrated } from '#lib/use-hydrated.ts'

export const meta = () =>
  pageMeta(t`Sign Up`, {
    name: 'description',
    content: t`Create your ${product.name} account, answer a few questions and get a roadmap to a career that fits you.`,
  })

/** The career that a visitor chose on its page, kept until the wizard has it. */
function useChosenCareer(): string | undefined {
  const [search] = useSearchParams()
  const isHydrated = useHydrated()
  const careerId = careerIds.find((id) => id === search.get('career'))
  const title = careerId === undefined ? undefined : careerTitleOf(careerId)
  useEffect(() => {
    if (title !== undefined) keepTryOutAnswers({ preferredCareer: title })
  }, [title])
  return isHydrated ? title : undefined
}

export default function SignUp() {
  const { user } = useSession()
  const { state } = useLocation()
  const career = useChosenCareer()
  // A visitor who has chosen a career continues with its roadmap.
  const { from = career === undefined ? undefined : pages.profileWizard } = readSignInRedirect(state)
  // A deleted account is signed out only once this page is there.
  const [gone] = useState(readDeleted(state) === undefined ? null : user)
  // Once the account is there, this is also what leads on to the dashboard.
  if (user !== null && user.id !== gone?.id)
    return <Navigate to={redirectAfterSignUp(user.role, from, window.location.origin)} replace />
  return (
    <AuthLayout
      title={<Trans>Join {product.name}</Trans>}
      subtitle={
        career === undefined ? (
          <Trans>Find a career that fits, and learn how to get there.</Trans>
        ) : (
          <Trans>You chose {career}. You can choose another career at any time.</Trans>
        )
      }
      otherWay={
        <Trans>
          Already have an account?{' '}
          <AuthSwitchLink to={pages.login} from={from}>
            Sign In
          </AuthSwitchLink>
        </Trans>
      }
      aside={
        <>
          <h2 className="text-heading">
            <Trans>Your roadmap is three short steps away.</Trans>
          </h2>
          <ol className="mt-6 grid gap-4 text-lead">
            <Stop number={1}>
              <Trans>Tell us what you know and what you enjoy.</Trans>
            </Stop>
            <Stop number={2}>
              <Trans>See which career fits you, and why.</Trans>
            </Stop>
            <Stop number={3}>
              <Trans>Follow your roadmap, one step at a time.</Trans>
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
