import { Trans, useLingui } from '@lingui/react/macro'
import { providerNames, type SignInProblem, signInProblems } from '@milepost/contract/accounts/providers/limits'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readJourney } from '#lib/sign-in-journey.ts'

/**
 * Why a provider's sign-in failed, if it did. The reason is removed from the address, so that a reload shows a fresh
 * page.
 */
export function useSignInProblem(): SignInProblem | null {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(search).get('problem')
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  const known = signInProblems.find((each) => each === given) ?? null
  useEffect(() => {
    if (given === null) return
    setProblem(known)
    void navigate({ search: '' }, { replace: true, state })
  }, [given, known, navigate, state])
  return known ?? problem
}

export function SignInProblemText({ problem }: { problem: SignInProblem }) {
  const { t } = useLingui()
  const journey = readJourney()
  const name = journey === null ? t`the other service` : providerNames[journey.provider]
  switch (problem) {
    case 'refused':
      return <Trans>You cancelled signing in with {name}. Nothing has changed.</Trans>
    case 'failed':
      return <Trans>Signing in with {name} didn’t work. Please try again in a moment.</Trans>
    case 'expired':
      return <Trans>This sign-in has expired or started in another browser. Please sign in again.</Trans>
    case 'unverified':
      return (
        <Trans>
          {name} hasn’t confirmed your email address. Confirm it there and come back, or sign up here with a password.
        </Trans>
      )
    case 'no_address':
      return (
        <Trans>
          {name} didn’t share your email address, so we can’t create an account. Sign up with an email and password
          instead.
        </Trans>
      )
    case 'other_identity':
      return (
        <Trans>
          This email address is linked to a different {name} account. Sign in with that one or with your password.
        </Trans>
      )
    case 'off':
      return <Trans>Signing in with {name} isn’t set up here.</Trans>
  }
}
