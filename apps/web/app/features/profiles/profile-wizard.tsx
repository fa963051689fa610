import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { ProfileAnswers } from '@milepost/contract/profile-answers'
import { type FormEvent, useEffect } from 'react'
import { lastStep, stepOf, steps, type WizardStepNumber } from '#features/profiles/answers.ts'
import { clearDraft } from '#features/profiles/draft-key.ts'
import { stepTitles } from '#features/profiles/field-texts.ts'
import { Generating } from '#features/profiles/generating.tsx'
import { GenerationFailure } from '#features/profiles/generation-failure.tsx'
import { StepQuestions } from '#features/profiles/step-questions.tsx'
import { useAnswers } from '#features/profiles/use-answers.ts'
import { useFocus } from '#features/profiles/use-focus.ts'
import { useGeneration } from '#features/profiles/use-generation.ts'
import { useWizardStep } from '#features/profiles/use-wizard-step.ts'
import { acceptedAnswers, reachableStep } from '#features/profiles/validate-answers.ts'
import { type WizardDraft, writeDraft } from '#features/profiles/wizard-draft.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'

/** What the wizard opens with, and whether that is a draft, which then is kept up to date. */
export type InitialWizardState = WizardDraft & { readonly isDraft: boolean }

interface ProfileWizardProps {
  userId: string
  /** When the saved profile was last written, null before the first time. */
  savedAt: string | null
  opening: InitialWizardState
  /** Saves the answers and creates the roadmap from them. */
  send: (answers: ProfileAnswers) => Promise<void>
  onDone: () => void
}

export function ProfileWizard({ userId, savedAt, opening, send, onDone }: ProfileWizardProps) {
  const { t, i18n } = useLingui()
  const form = useAnswers(opening.answers)
  const { answers } = form
  const { step, goTo, goBack } = useWizardStep(opening.step, reachableStep(answers))
  const { phase, failure, generate, forget } = useGeneration({
    send,
    onDone: () => {
      clearDraft(userId)
      onDone()
    },
    onRefused: (error) => {
      const field = form.refuse(error.issues)
      if (field !== null && stepOf(field) !== step) goTo(stepOf(field))
    },
  })

  useEffect(() => {
    if (answers !== opening.answers || opening.isDraft) writeDraft(userId, savedAt, { answers, step })
  }, [userId, savedAt, answers, step, opening])

  const issues = form.summaryOf(step)
  const { heading, summary, alert, moveFocus } = useFocus(`${step} ${phase}`)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    forget()
    if (!form.tryStep(step)) {
      moveFocus()
      return
    }
    const next = steps.find((known) => known === step + 1)
    if (next !== undefined) {
      goTo(next)
      return
    }
    const accepted = acceptedAnswers(answers)
    if (accepted !== null) void generate(accepted)
  }

  if (phase === 'generating') return <Generating headingRef={heading} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-14">
      <header className="grid content-start gap-3 lg:sticky lg:top-10 lg:self-start">
        <p className="font-display font-semibold text-signal-ink">
          <Trans>
            Step {step} of {lastStep}
          </Trans>
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
          {i18n._(stepTitles[step])}
        </h1>
        <ProgressBar label={t`Wizard progress`} value={(step / lastStep) * 100} />
        <p className="mt-2 text-ink-soft">
          <StepIntroduction step={step} />
        </p>
      </header>
      <Card aria-label={i18n._(stepTitles[step])}>
        <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {failure !== null && (
            <div ref={alert} tabIndex={-1} className="outline-none">
              <GenerationFailure error={failure} />
            </div>
          )}
          <ErrorSummary ref={summary} issues={issues} />
          <StepQuestions step={step} form={form} />
          <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
            {step === 1 ? (
              <ButtonLink to={pages.dashboard} variant="quiet">
                <Trans>Back</Trans>
              </ButtonLink>
            ) : (
              <Button variant="quiet" onClick={goBack}>
                <Trans>Back</Trans>
              </Button>
            )}
            <Button type="submit">
              {step === lastStep ? <Trans>Generate My Roadmap</Trans> : <Trans>Next</Trans>}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  )
}

function StepIntroduction({ step }: { step: WizardStepNumber }) {
  if (step === 1) {
    return <Trans>Your name, gender, age and place never change the advice. They only stand in your profile.</Trans>
  }
  if (step === 2) {
    return <Trans>Where you want to go, in plain words. When we give our reasons, we quote what you write here.</Trans>
  }
  return (
    <Trans>
      What you bring and what you can spend. It decides what your roadmap leaves out and which courses it links.
    </Trans>
  )
}
