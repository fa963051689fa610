import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { steps, type WizardStepNumber } from '#features/profiles/answers.ts'

interface WizardStep {
  readonly step: WizardStepNumber
  readonly goTo: (step: WizardStepNumber) => void
  /** One step down: through the browser's history where that leads there. */
  readonly goBack: () => void
}

const searchOf = (step: WizardStepNumber) => (step === 1 ? '' : `?step=${step}`)

/** The wizard's step in the address, so that the browser's Back button leads a step back. It is at most `reachable`. */
export function useWizardStep(openingStep: WizardStepNumber, reachable: WizardStepNumber): WizardStep {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const named = query.get('step')
  const asked = steps.find((known) => String(known) === named) ?? 1
  const [opened, setOpened] = useState(named !== null || openingStep === 1)
  const wanted = opened ? asked : openingStep
  const step = steps.find((known) => known === Math.min(wanted, reachable)) ?? 1

  useEffect(() => {
    if (asked === step) setOpened(true)
    else void navigate({ search: searchOf(step) }, { replace: true, preventScrollReset: true })
  }, [asked, step, navigate])

  const goTo = (next: WizardStepNumber) => void navigate({ search: searchOf(next) }, { state: { from: step } })
  return {
    step,
    goTo,
    goBack: () => {
      const before = steps.find((known) => known === step - 1) ?? 1
      if (state?.from === before) void navigate(-1)
      else void navigate({ search: searchOf(before) }, { replace: true })
    },
  }
}
