import { Trans, useLingui } from '@lingui/react/macro'
import { providerNames, type SignInProblem, signInProblems } from '@milepost/contract/accounts'
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
      return <Trans>You stopped signing in with {name}. Nothing has changed.</Trans>
    case 'failed':
      return <Trans>Signing in with {name} did not work. Please try again in a moment.</Trans>
    case 'expired':
      return <Trans>This sign-in has expired or began in another browser. Please sign in again.</Trans>
    case 'unverified':
      return (
        <Trans>
          Your email address is not verified at {name}. Verify it there and come back, or sign up here with a password.
        </Trans>
      )
    case 'no_address':
      return <Trans>We got no email address from {name}, and cannot make an account without one. Use a password.</Trans>
    case 'other_identity':
      return (
        <Trans>
          The Milepost account with this address is connected to another account at {name}. Sign in with that one, or
          with your password.
        </Trans>
      )
    case 'off':
      return <Trans>Signing in with {name} is not set up here.</Trans>
  }
}
