import { Trans, useLingui } from '@lingui/react/macro'
import { addressOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'
import {
  type LearningDuration,
  learningDurations,
  learningModes,
  shortTermWeeks,
} from '@milepost/contract/preferences/limits'
import { type Preferences, PreferencesChange } from '@milepost/contract/preferences/schema'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { saveChoices } from '#features/preferences/api.ts'
import { useLearningTexts } from '#features/preferences/learning-texts.ts'
import { PreferencesCard } from '#features/preferences/preferences-card.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
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

const CareerChange = z.required(z.pick(PreferencesChange, { careerGoal: true, learningMode: true, duration: true }))
const names = ['careerGoal', 'learningMode', 'duration'] as const

const fieldsOf = ({ careerGoal, learningMode, duration }: Preferences): z.output<typeof CareerChange> => ({
  careerGoal,
  learningMode,
  duration,
})

interface CareerFormProps extends CareerPreferencesCardProps {
  preferences: Preferences
}

/** The form of the career fields, which follows what is saved elsewhere unless something is typed here. */
function useCareerForm({ userId, preferences, onDirtyChange }: Omit<CareerFormProps, 'budget'>) {
  const { t } = useLingui()
  const [saved, setSaved] = useState<{ replaced: boolean }>()
  const form = useForm(CareerChange, {
    labels: { careerGoal: t`Career Goal`, learningMode: t`Learning Mode`, duration: t`Course Duration` },
    defaultValues: fieldsOf(preferences),
    isNative: true,
    onSubmit: async (fields) => {
      setSaved(undefined)
      const known = form.formState.defaultValues
      const before = await saveChoices(userId, fields)
      form.reset(fields)
      setSaved({ replaced: names.some((name) => before[name] !== known?.[name]) })
    },
    failure: (error, isAtField) => (error instanceof ApiError && !isAtField ? error.message : ''),
  })
  const { busy, reset } = form
  const { isDirty } = form.formState

  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  // Shows what was saved elsewhere, unless the user is typing here.
  useEffect(() => {
    if (!isDirty && !busy) reset(fieldsOf(preferences))
  }, [preferences, isDirty, busy, reset])
  return { form, saved }
}

function CareerForm({ budget, ...props }: CareerFormProps) {
  const { nameOfMode, nameOfDuration } = useLearningTexts()
  const { form, saved } = useCareerForm(props)
  return (
    <form {...form.attributes} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SaveResult saved={saved} failure={form.failure} />
      <Field
        {...form.field('careerGoal')}
        optional
        hint={
          <Trans>
            In your own words. It’s a reminder on your dashboard and doesn’t change our advice, which comes from{' '}
            <Link to={pages.profileWizard} className="underline underline-offset-4">
              your answers
            </Link>
            .
          </Trans>
        }
      >
        {(control) => <TextArea {...control} {...form.input('careerGoal')} rows={3} />}
      </Field>
      <Field {...form.field('learningMode')} hint={<Trans>We choose this for you when you ask for a course.</Trans>}>
        {(control) => (
          <Select {...control} {...form.input('learningMode')}>
            {learningModes.map((mode) => (
              <option key={mode} value={mode}>
                {nameOfMode[mode]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field {...form.field('duration')} hint={<CoursesLink duration={props.preferences.duration} />}>
        {(control) => (
          <Select {...control} {...form.input('duration')}>
            {learningDurations.map((duration) => (
              <option key={duration} value={duration}>
                {nameOfDuration[duration]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {budget}
      <Button type="submit" busy={form.busy} busyText={<Trans>Saving...</Trans>} className="justify-self-start">
        <Trans>Save Changes</Trans>
      </Button>
    </form>
  )
}

interface SaveResultProps {
  saved: { replaced: boolean } | undefined
  failure: string | null
}

function SaveResult({ saved, failure }: SaveResultProps) {
  return (
    <>
      {saved !== undefined && (
        <Alert tone="success">
          <Trans>Your choices have been saved.</Trans>
          {saved.replaced && (
            <span>
              {' '}
              <Trans>They replaced changes from another tab or device.</Trans>
            </span>
          )}
        </Alert>
      )}
      {failure !== null && (
        <Alert>
          <Trans>Something went wrong while updating.</Trans> <span>{failure}</span>
        </Alert>
      )}
    </>
  )
}

/** What the saved duration is good for: the catalogue, filtered by it. */
function CoursesLink({ duration }: { duration: LearningDuration }) {
  const { nameOfDuration } = useLearningTexts()
  const name = nameOfDuration[duration]
  const weeks = duration === 'Short-term' ? { maxWeeks: shortTermWeeks } : { minWeeks: shortTermWeeks + 1 }
  return (
    <Trans>
      <Link to={addressOf(pages.courses, {}, weeks)} className="underline underline-offset-4">
        See courses of this length
      </Link>
      : {name}
    </Trans>
  )
}
