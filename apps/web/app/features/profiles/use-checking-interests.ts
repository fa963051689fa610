import { useLocation, useNavigate } from 'react-router'
import type { WizardStepNumber } from '#features/profiles/answers.ts'

/** Whether the interest check is open in front of the second step. It is a page of the browser's history, and outlasts a reload. */
export function useCheckingInterests(step: WizardStepNumber) {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  return {
    isChecking: step === 2 && state?.isCheckingInterests === true,
    startChecking: () => void navigate({ search }, { state: { ...state, isCheckingInterests: true } }),
    stopChecking: () => void navigate(-1),
  }
}
