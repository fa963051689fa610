import { Trans, useLingui } from '@lingui/react/macro'
import { careerPreferences, undecided } from '@milepost/contract/careers/limits'
import {
  budgetLabels,
  educationLevels,
  firstResults,
  genders,
  interestAreas,
  lastFinishDay,
  studyLanguages,
} from '@milepost/contract/profiles/limits'
import type { OwnReading } from '@milepost/contract/profiles/reading'
import { type ReactNode, useId } from 'react'
import { type AnswerForm, ChoiceAnswer, LongAnswer, TextAnswer } from '#features/profiles/answer-fields.tsx'
import type { WizardStepNumber } from '#features/profiles/answers.ts'
import { fieldLabels, firstResultTexts } from '#features/profiles/field-texts.ts'
import { ageIn } from '#features/profiles/validate-answers.ts'
import { textOfChoice } from '#lib/choice-texts.ts'
import { serverNow } from '#lib/server-clock.ts'
import { useMinimumAge } from '#lib/services.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxGroup } from '#ui/checkbox-group.tsx'

interface StepQuestionsProps {
  step: WizardStepNumber
  form: AnswerForm
  /** What was heard in the texts, which may have filled in a field. */
  reading: OwnReading | null
  /** Opens the interest check. */
  onCheckInterests: () => void
}

export function StepQuestions({ step, form, reading, onCheckInterests }: StepQuestionsProps) {
  if (step === 1) return <PersonalDetails form={form} />
  return step === 2 ? (
    <CareerGoals form={form} reading={reading} onCheckInterests={onCheckInterests} />
  ) : (
    <SkillsAndPreferences form={form} reading={reading} />
  )
}

function PersonalDetails({ form }: { form: AnswerForm }) {
  const minimumAge = useMinimumAge()
  const today = serverNow()
  return (
    <>
      <TextAnswer form={form} field="fullName" autoComplete="name" />
      <TextAnswer
        form={form}
        field="email"
        type="email"
        autoComplete="email"
        hint={<Trans>Only for your profile. This doesn’t change the email you sign in with.</Trans>}
      />
      <div className="flex flex-wrap items-start gap-6">
        <div className="min-w-0 grow basis-60">
          <TextAnswer
            form={form}
            field="dob"
            type="date"
            autoComplete="bday"
            min="1900-01-01"
            max={today.toISOString().slice(0, 10)}
            hint={<Trans>You must be at least {minimumAge} years old.</Trans>}
          />
        </div>
        <Age age={ageIn(today.getFullYear(), form.answers.dob)} />
      </div>
      <ChoiceAnswer form={form} field="gender" options={genders} />
      <TextAnswer
        form={form}
        field="location"
        optional
        autoComplete="address-level2"
        hint={<Trans>A town or district is enough. We use it to show courses near you first.</Trans>}
      />
    </>
  )
}

function Age({ age }: { age: number | null }) {
  const labelId = useId()
  return (
    <div className="grid gap-1.5 max-sm:grow">
      <span id={labelId} className="font-display font-semibold">
        <Trans>Your age this year</Trans>
      </span>
      <output
        htmlFor="dob"
        aria-labelledby={labelId}
        className="flex min-h-12 items-center rounded-medium bg-sunken px-3.5 tabular-nums"
      >
        {age ?? '–'}
      </output>
    </div>
  )
}

function CareerGoals({ form, reading, onCheckInterests }: Omit<StepQuestionsProps, 'step'>) {
  const { i18n } = useLingui()
  const interests = form.form.bind('interestAreas')
  return (
    <>
      <ChoiceAnswer
        form={form}
        field="preferredCareer"
        options={careerPreferences}
        hint={<Trans>This matters a lot. If your other answers suggest something different, we’ll tell you.</Trans>}
      />
      {form.answers.preferredCareer === undecided && (
        <InterestOffer isTaken={form.answers.interestAnswers !== null} onCheckInterests={onCheckInterests} />
      )}
      <CheckboxGroup
        id="interestAreas"
        name="interestAreas"
        legend={i18n._(fieldLabels.interestAreas)}
        hint={<Trans>Choose what you enjoy most. 2 to 5 is ideal.</Trans>}
        choices={interestAreas.map((area) => ({ value: area, label: textOfChoice(area) }))}
        value={form.answers.interestAreas}
        onChange={(chosen) => interests.onChange(interestAreas.filter((area) => chosen.includes(area)))}
        error={form.errorOf('interestAreas')}
      />
      <LongAnswer
        form={form}
        field="shortTermGoals"
        hint={
          <Trans>What would you like to be able to do in a year? For example: build a website for a local shop.</Trans>
        }
      />
      <LongAnswer
        form={form}
        field="longTermGoals"
        hint={<Trans>What work would you like to be doing in five years, and why?</Trans>}
      />
      <TextAnswer
        form={form}
        field="finishBy"
        type="date"
        optional
        min={new Date(Date.now() + dayLength).toISOString().slice(0, 10)}
        max={lastFinishDay}
        hint={
          <FilledHint quote={reading?.finishBy?.until === form.answers.finishBy ? reading.finishBy?.quote : undefined}>
            <Trans>By when would you like to be there? We’ll tell you whether your hours are enough.</Trans>
          </FilledHint>
        }
      />
      <ChoiceAnswer
        form={form}
        field="firstResult"
        optional
        options={firstResults}
        textOf={(option) => {
          const result = firstResults.find((known) => known === option)
          return result === undefined ? option : i18n._(firstResultTexts[result])
        }}
        hint={
          <FilledHint
            quote={reading?.firstResult?.result === form.answers.firstResult ? reading.firstResult?.quote : undefined}
          >
            <Trans>What do you want first?</Trans>
          </FilledHint>
        }
      />
      <TextAnswer
        form={form}
        field="dreamCompany"
        optional
        hint={<Trans>A company, or a kind of place: a hospital, a games studio, your own business.</Trans>}
      />
    </>
  )
}

const dayLength = 86_400_000

/** Says which words have filled in a field, or else what the field is for. */
function FilledHint({ quote, children }: { quote: string | undefined; children: ReactNode }) {
  if (quote === undefined) return children
  return <Trans>Filled in because you wrote “{quote}”. Change it if that isn’t right.</Trans>
}

/** For someone who has no career in mind yet. */
function InterestOffer({ isTaken, onCheckInterests }: { isTaken: boolean; onCheckInterests: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 rounded-medium bg-spruce-soft p-4">
      <p>
        {isTaken ? (
          <Trans>You’ve taken the interest check. It counts as your answer here.</Trans>
        ) : (
          <Trans>
            That’s fine. The interest check takes about 5 minutes and shows which careers suit what you like. You can
            also continue without it.
          </Trans>
        )}
      </p>
      <Button variant={isTaken ? 'quiet' : 'primary'} onClick={onCheckInterests}>
        {isTaken ? <Trans>See or change my result</Trans> : <Trans>Start the interest check</Trans>}
      </Button>
    </div>
  )
}

function SkillsAndPreferences({ form, reading }: Pick<StepQuestionsProps, 'form' | 'reading'>) {
  const heard = reading?.hoursPerWeek ?? null
  const language = reading?.studyLanguage
  const money = reading?.limits.find(({ kind }) => kind === 'money')
  return (
    <>
      <ChoiceAnswer
        form={form}
        field="educationLevel"
        options={educationLevels}
        hint={<Trans>The highest level you’ve finished or are doing now.</Trans>}
      />
      <ChoiceAnswer
        form={form}
        field="studyLanguage"
        options={studyLanguages}
        hint={
          <FilledHint quote={language?.language === form.answers.studyLanguage ? language?.quote : undefined}>
            <Trans>
              We look for courses in this language first. If there are none, we show one in English and say so.
            </Trans>
          </FilledHint>
        }
      />
      <ChoiceAnswer
        form={form}
        field="budget"
        options={budgetLabels}
        hint={
          <FilledHint quote={form.answers.budget === 'No Cost' ? money?.quote : undefined}>
            <Trans>Your total for all courses, in Indian rupees. We only link courses that fit.</Trans>
          </FilledHint>
        }
      />
      <TextAnswer
        form={form}
        field="hoursPerWeek"
        optional
        inputMode="numeric"
        autoComplete="off"
        hint={
          <FilledHint
            quote={
              heard !== null && String(heard.hours) === String(form.answers.hoursPerWeek) ? heard.quote : undefined
            }
          >
            <Trans>How much you can study, roughly. We work out when you could arrive. Change it any time.</Trans>
          </FilledHint>
        }
      />
      <LongAnswer
        form={form}
        field="experience"
        rows={4}
        hint={
          <Trans>
            Jobs, projects, things you taught yourself. Name the tools you used so we can skip what you already know.
          </Trans>
        }
      />
      <LongAnswer form={form} field="certifications" rows={2} hint={<Trans>Separate them with commas.</Trans>} />
    </>
  )
}
