import { Trans, useLingui } from '@lingui/react/macro'
import { careerTitles } from '@milepost/contract/careers'
import {
  budgetLabels,
  educationLevels,
  genders,
  interestAreas,
  studyLanguages,
} from '@milepost/contract/profile-choices'
import { useId } from 'react'
import { type AnswerForm, ChoiceAnswer, LongAnswer, TextAnswer } from '#features/profiles/answer-fields.tsx'
import type { WizardStepNumber } from '#features/profiles/answers.ts'
import { fieldLabels } from '#features/profiles/field-texts.ts'
import { ageIn } from '#features/profiles/validate-answers.ts'
import { useMinimumAge } from '#lib/services.ts'
import { CheckboxGroup } from '#ui/checkbox-group.tsx'

export function StepQuestions({ step, form }: { step: WizardStepNumber; form: AnswerForm }) {
  if (step === 1) return <PersonalDetails form={form} />
  return step === 2 ? <CareerGoals form={form} /> : <SkillsAndPreferences form={form} />
}

function PersonalDetails({ form }: { form: AnswerForm }) {
  const minimumAge = useMinimumAge()
  const today = new Date()
  return (
    <>
      <TextAnswer form={form} field="fullName" autoComplete="name" />
      <TextAnswer
        form={form}
        field="email"
        type="email"
        autoComplete="email"
        hint={<Trans>For your profile. The address you sign in with stays as it is.</Trans>}
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
        hint={<Trans>A town or district is enough.</Trans>}
      />
    </>
  )
}

function Age({ age }: { age: number | null }) {
  const labelId = useId()
  return (
    <div className="grid gap-1.5 max-sm:grow">
      <span id={labelId} className="font-display font-semibold">
        <Trans>Age this year</Trans>
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

function CareerGoals({ form }: { form: AnswerForm }) {
  const { i18n } = useLingui()
  return (
    <>
      <ChoiceAnswer
        form={form}
        field="preferredCareer"
        options={careerTitles}
        hint={<Trans>It counts a lot, but not alone: if your other answers point elsewhere, we say so.</Trans>}
      />
      <CheckboxGroup
        id="interestAreas"
        name="interestAreas"
        legend={i18n._(fieldLabels.interestAreas)}
        hint={<Trans>What you like spending time on. Two to five say the most about you.</Trans>}
        choices={interestAreas.map((area) => ({ value: area, label: area }))}
        value={form.answers.interestAreas}
        onChange={(chosen) => form.change({ interestAreas: chosen })}
        error={form.errorOf('interestAreas')}
      />
      <LongAnswer
        form={form}
        field="shortTermGoals"
        hint={
          <Trans>What you want to be able to do within a year, such as: build a website for a shop in my town.</Trans>
        }
      />
      <LongAnswer
        form={form}
        field="longTermGoals"
        hint={<Trans>The work you would like to do in some years, and what it should be good for.</Trans>}
      />
      <TextAnswer
        form={form}
        field="dreamCompany"
        optional
        hint={<Trans>A name, or a kind of place: a hospital, a games studio, a firm of your own.</Trans>}
      />
    </>
  )
}

function SkillsAndPreferences({ form }: { form: AnswerForm }) {
  return (
    <>
      <ChoiceAnswer
        form={form}
        field="educationLevel"
        options={educationLevels}
        hint={<Trans>The highest you have finished or are in now.</Trans>}
      />
      <ChoiceAnswer
        form={form}
        field="studyLanguage"
        options={studyLanguages}
        hint={
          <Trans>Courses in this language come first. Where none fits, an English one is offered and marked.</Trans>
        }
      />
      <ChoiceAnswer
        form={form}
        field="budget"
        options={budgetLabels}
        hint={<Trans>For all courses together. The courses linked to your steps stay within it.</Trans>}
      />
      <LongAnswer
        form={form}
        field="experience"
        rows={4}
        hint={
          <Trans>
            Jobs, projects, what you have built or taught yourself. Name the tools: what you know already is left out of
            your roadmap.
          </Trans>
        }
      />
      <LongAnswer form={form} field="certifications" rows={2} hint={<Trans>Put a comma between them.</Trans>} />
    </>
  )
}
