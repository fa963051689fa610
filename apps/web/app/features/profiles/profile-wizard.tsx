import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { HeardCorrection } from '@milepost/contract/profiles/reading'
import type { InterestAnswers, ProfileAnswers } from '@milepost/contract/profiles/schema'
import { deadlineId } from '@milepost/contract/roadmaps/limits'
import { type FormEvent, type ReactNode, type Ref, useEffect, useState } from 'react'
import { lastStep, stepOf, steps, type WizardStepNumber } from '#features/profiles/answers.ts'
import { correctionsOf, sentCorrections, withCorrection } from '#features/profiles/corrections.ts'
import { stepTitles } from '#features/profiles/field-texts.ts'
import { Generating } from '#features/profiles/generating.tsx'
import { GenerationFailure } from '#features/profiles/generation-failure.tsx'
import { Heard } from '#features/profiles/heard.tsx'
import { HelpLines } from '#features/profiles/help-lines.tsx'
import { StepQuestions } from '#features/profiles/step-questions.tsx'
import { useAnswers } from '#features/profiles/use-answers.ts'
import { useCheckingInterests } from '#features/profiles/use-checking-interests.ts'
import { useFocus } from '#features/profiles/use-focus.ts'
import { useGeneration } from '#features/profiles/use-generation.ts'
import { useNamedField } from '#features/profiles/use-named-field.ts'
import { useReading } from '#features/profiles/use-reading.ts'
import { useWizardStep } from '#features/profiles/use-wizard-step.ts'
import { reachableStep } from '#features/profiles/validate-answers.ts'
import { clearDraft, type WizardDraft, writeDraft } from '#features/profiles/wizard-draft.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'

const noInterestAnswers: InterestAnswers = { activities: {}, choices: {} }

/** What the wizard opens with, and whether that is a draft, which then is kept up to date. */
export type InitialWizardState = WizardDraft & { readonly isDraft: boolean }

interface ProfileWizardProps {
  userId: string
  /** When the saved profile was last written, null before the first time. */
  savedAt: string | null
  opening: InitialWizardState
  /** Saves the answers and creates the roadmap from them. */
  send: (answers: ProfileAnswers, corrections: readonly HeardCorrection[]) => Promise<void>
  onDone: () => void
  /** Shows the interest check in place of the questions. */
  checkInterests: (check: InterestCheckState) => ReactNode
}

interface InterestCheckState {
  answers: InterestAnswers
  onChange: (answers: InterestAnswers) => void
  onDone: () => void
}

export function ProfileWizard({ userId, savedAt, opening, send, onDone, checkInterests }: ProfileWizardProps) {
  const { i18n } = useLingui()
  const [corrections, setCorrections] = useState(opening.corrections)
  const { phase, failure, generate, forget } = useGeneration({
    send: (answers) => {
      const removed = isDateRemoved() ? [{ skillId: deadlineId, requestIgnored: true }] : []
      return send(answers, [...sentCorrections({ ...correctionsOf(reading), ...corrections }), ...removed])
    },
    onDone: () => {
      clearDraft(userId)
      onDone()
    },
  })
  const form = useAnswers(opening.answers, {
    send: generate,
    onRefused: (field) => {
      if (stepOf(field) !== step) goTo(stepOf(field))
    },
  })
  const { answers } = form
  const { reading, isDateRemoved } = useReading(form)
  const { step, goTo, goBack } = useWizardStep(opening.step, reachableStep(answers))
  useKeptDraft({ userId, savedAt, opening }, { answers, step, corrections, triedCareer: opening.triedCareer })
  useNamedField()
  const issues = form.summaryOf(step)
  const { isChecking, startChecking, stopChecking } = useCheckingInterests(step)
  const { heading, summary, alert, moveFocus } = useFocus(`${step} ${phase} ${isChecking}`)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    forget()
    if (!(await form.tryStep(step, moveFocus))) return
    const next = steps.find((known) => known === step + 1)
    if (next !== undefined) goTo(next)
    else await form.send()
  }

  if (phase === 'generating') return <Generating headingRef={heading} />
  if (isChecking)
    return checkInterests({
      answers: answers.interestAnswers ?? noInterestAnswers,
      onChange: (interests) => form.form.setValue('interestAnswers', interests),
      onDone: stopChecking,
    })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-14">
      <HelpLines lines={reading?.help ?? []} />
      <StepHeader step={step} headingRef={heading} />
      <Card aria-label={i18n._(stepTitles[step])}>
        <form method="post" noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {failure !== null && (
            <div ref={alert} tabIndex={-1} className="outline-none">
              <GenerationFailure error={failure} />
            </div>
          )}
          <ErrorSummary ref={summary} issues={issues} />
          <StepQuestions step={step} form={form} reading={reading} onCheckInterests={startChecking} />
          {step === lastStep && reading !== null && (
            <Heard
              reading={reading}
              corrections={corrections}
              answers={answers}
              onCorrect={(skillId, said) => setCorrections((before) => withCorrection(before, skillId, said))}
              onRemove={(field) => form.form.setValue(field, '', { shouldValidate: true })}
            />
          )}
          <StepButtons step={step} onBack={goBack} />
        </form>
      </Card>
    </div>
  )
}

/** Keeps what is typed as a draft, once it differs from what the wizard opened with. */
function useKeptDraft(
  { userId, savedAt, opening }: Pick<ProfileWizardProps, 'userId' | 'savedAt' | 'opening'>,
  { answers, step, corrections, triedCareer }: WizardDraft,
): void {
  const written = JSON.stringify({ answers, corrections, triedCareer })
  const [first] = useState(written)
  useEffect(() => {
    if (written !== first || opening.isDraft) writeDraft(userId, savedAt, { ...JSON.parse(written), step })
  }, [userId, savedAt, written, first, step, opening])
}

function StepHeader({ step, headingRef }: { step: WizardStepNumber; headingRef: Ref<HTMLHeadingElement> }) {
  const { t, i18n } = useLingui()
  return (
    <header className="grid content-start gap-3 lg:sticky lg:top-10 lg:self-start">
      <p className="font-display font-semibold text-signal-ink">
        <Trans>
          Step {step} of {lastStep}
        </Trans>
      </p>
      <h1 ref={headingRef} tabIndex={-1} className="text-heading outline-none">
        {i18n._(stepTitles[step])}
      </h1>
      <ProgressBar label={t`Wizard progress`} value={(step / lastStep) * 100} />
      <p className="mt-2 text-ink-soft">
        <StepIntroduction step={step} />
      </p>
    </header>
  )
}

function StepButtons({ step, onBack }: { step: WizardStepNumber; onBack: () => void }) {
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
      {step === 1 ? (
        <ButtonLink to={pages.dashboard} variant="quiet">
          <Trans>Back</Trans>
        </ButtonLink>
      ) : (
        <Button variant="quiet" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      )}
      <Button type="submit">{step === lastStep ? <Trans>Generate My Roadmap</Trans> : <Trans>Next</Trans>}</Button>
    </div>
  )
}

function StepIntroduction({ step }: { step: WizardStepNumber }) {
  if (step === 1) {
    return <Trans>These details never affect which careers we recommend.</Trans>
  }
  if (step === 2) {
    return <Trans>Where would you like to go? Use your own words. We’ll quote them when we explain our advice.</Trans>
  }
  return (
    <Trans>
      What you already know and what you can spend. We use this to skip steps and choose courses you can afford.
    </Trans>
  )
}
