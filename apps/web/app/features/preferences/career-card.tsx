import { Trans, useLingui } from '@lingui/react/macro'
import { addressOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'
import {
  type LearningDuration,
  type LearningMode,
  learningDurations,
  learningModes,
  maxCareerGoalLength,
  type Preferences,
  shortTermWeeks,
} from '@milepost/contract/preferences'
import { type ReactNode, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { saveChoices } from '#features/preferences/api.ts'
import { useLearningTexts } from '#features/preferences/learning-texts.ts'
import { PreferencesCard } from '#features/preferences/preferences-card.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'

interface CareerPreferencesCardProps {
  userId: string
  /** The budget as the profile has it, with the way to change it. */
  budget: ReactNode
  onDirtyChange: (isDirty: boolean) => void
}

/** The career fields: one's goal in one's own words, and how one likes to learn. */
export function CareerPreferencesCard({ userId, ...rest }: CareerPreferencesCardProps) {
  return (
    <PreferencesCard userId={userId} title={<Trans>Career and learning</Trans>}>
      {(preferences) => <CareerForm userId={userId} preferences={preferences} {...rest} />}
    </PreferencesCard>
  )
}

interface CareerFields {
  careerGoal: string
  learningMode: LearningMode
  duration: LearningDuration
}
const names = ['careerGoal', 'learningMode', 'duration'] as const

const fieldsOf = ({ careerGoal, learningMode, duration }: Preferences): CareerFields => ({
  careerGoal,
  learningMode,
  duration,
})

type SaveResult = { saved: true; replaced: boolean } | { saved: false; message: string }

function CareerForm({
  userId,
  preferences,
  budget,
  onDirtyChange,
}: CareerPreferencesCardProps & { preferences: Preferences }) {
  const { t } = useLingui()
  const { nameOfMode, nameOfDuration } = useLearningTexts()
  const [outcome, setOutcome] = useState<SaveResult>()
  const form = useForm<CareerFields>({ defaultValues: fieldsOf(preferences) })
  const { errors, isSubmitting, isDirty } = form.formState

  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  // Shows what was saved elsewhere, unless the user is typing here.
  useEffect(() => {
    if (!isDirty && !isSubmitting) form.reset(fieldsOf(preferences))
  }, [preferences, isDirty, isSubmitting, form])

  const submit = form.handleSubmit(async (fields) => {
    setOutcome(undefined)
    const known = form.formState.defaultValues
    try {
      const before = await saveChoices(userId, fields)
      form.reset({ ...fields, careerGoal: fields.careerGoal.trim() })
      setOutcome({ saved: true, replaced: names.some((name) => before[name] !== known?.[name]) })
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues : []
      for (const name of names) {
        const issue = issues.find(({ field }) => field === name)
        if (issue !== undefined) form.setError(name, { message: issue.message }, { shouldFocus: true })
      }
      setOutcome({ saved: false, message: error instanceof ApiError && issues.length === 0 ? error.message : '' })
    }
  })

  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {outcome?.saved === true && (
        <Alert tone="success">
          {t`Your choices were saved.`}{' '}
          {outcome.replaced && (
            <Trans>They replaced what was saved in another tab or on another device meanwhile.</Trans>
          )}
        </Alert>
      )}
      {outcome?.saved === false && (
        <Alert>
          <Trans>Something went wrong while updating.</Trans> {outcome.message}
        </Alert>
      )}
      <Field
        label={<Trans>Career Goal</Trans>}
        optional
        hint={
          <Trans>
            In your own words: it stands on your overview to remind you. Advice follows{' '}
            <Link to={pages.profileWizard} className="underline underline-offset-4">
              your answers
            </Link>
            , not this.
          </Trans>
        }
        error={errors.careerGoal?.message}
      >
        {(control) => (
          <TextArea {...control} {...form.register('careerGoal')} rows={3} maxLength={maxCareerGoalLength} />
        )}
      </Field>
      <Field
        label={<Trans>Learning Mode</Trans>}
        hint={<Trans>Kept for you: courses here do not say how they are held, so it filters none.</Trans>}
        error={errors.learningMode?.message}
      >
        {(control) => (
          <Select {...control} {...form.register('learningMode')}>
            {learningModes.map((mode) => (
              <option key={mode} value={mode}>
                {nameOfMode[mode]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={<Trans>Course Duration</Trans>}
        hint={<CoursesLink duration={preferences.duration} />}
        error={errors.duration?.message}
      >
        {(control) => (
          <Select {...control} {...form.register('duration')}>
            {learningDurations.map((duration) => (
              <option key={duration} value={duration}>
                {nameOfDuration[duration]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {budget}
      <Button type="submit" busy={isSubmitting} busyText={<Trans>Saving...</Trans>} className="justify-self-start">
        <Trans>Save Changes</Trans>
      </Button>
    </form>
  )
}

/** What the saved duration is good for: the catalogue, filtered by it. */
function CoursesLink({ duration }: { duration: LearningDuration }) {
  const { nameOfDuration } = useLearningTexts()
  const name = nameOfDuration[duration]
  const weeks = duration === 'Short-term' ? { maxWeeks: shortTermWeeks } : { minWeeks: shortTermWeeks + 1 }
  return (
    <Trans>
      Saved: {name}.{' '}
      <Link to={addressOf(pages.courses, {}, weeks)} className="underline underline-offset-4">
        See courses of that length.
      </Link>
    </Trans>
  )
}
