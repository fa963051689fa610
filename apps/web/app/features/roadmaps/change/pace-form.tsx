import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { maxHoursPerWeek, minHoursPerWeek } from '@milepost/contract/roadmaps/pace'
import { TypedPace } from '@milepost/contract/roadmaps/schema'
import { useEffect, useId } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { TextInput } from '#ui/text-input.tsx'

interface PaceFormProps {
  hoursPerWeek: number | null
  saving: boolean
  onSave: (hoursPerWeek: number) => void
  /** Leaves the hours as they are; undefined where there are none to go back to. */
  onCancel: (() => void) | undefined
  /** The hours are a goal for each week, and the button says so. */
  isGoal?: boolean
}

/** Says that the hours could not be saved. */
export function HoursNotSaved() {
  return (
    <Alert>
      <Trans>We couldn’t save your hours. Please try again.</Trans>
    </Alert>
  )
}

export function PaceForm({ hoursPerWeek, saving, onSave, onCancel, isGoal = false }: PaceFormProps) {
  const { t } = useLingui()
  const id = useId()
  const form = useForm(TypedPace, {
    labels: {},
    texts: { hoursPerWeek: t`Enter a whole number from ${minHoursPerWeek} to ${maxHoursPerWeek}.` },
    defaultValues: { hoursPerWeek: hoursPerWeek ?? '' },
    onSubmit: async (pace) => {
      if (!saving) onSave(pace.hoursPerWeek)
    },
    failure: () => null,
  })
  const { setFocus } = form
  const replacesText = onCancel !== undefined
  useEffect(() => {
    if (replacesText) setFocus('hoursPerWeek')
  }, [replacesText, setFocus])
  const { error } = form.field('hoursPerWeek')
  return (
    <form {...form.attributes} className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <label htmlFor={id}>
          <Trans>How many hours a week can you study?</Trans>
        </label>
        <span className="flex flex-wrap items-center gap-3">
          {/* Not type="number": that would throw away what was typed when it is no number. */}
          <TextInput
            id={id}
            {...form.input('hoursPerWeek', { setValueAs: (typed) => String(typed).trim() })}
            inputMode="numeric"
            autoComplete="off"
            className="w-20! tabular-nums"
            {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
          />
          <Button type="submit" variant="quiet" busy={saving} busyText={<Trans>Saving...</Trans>}>
            {isGoal ? <GoalText hours={Number(form.watch('hoursPerWeek'))} /> : <Trans>Show my dates</Trans>}
          </Button>
          {onCancel !== undefined && (
            <Button variant="link" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </span>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </form>
  )
}

function GoalText({ hours }: { hours: number }) {
  if (!TypedPace.safeParse({ hoursPerWeek: hours }).success) return <Trans>Commit to these hours</Trans>
  return <Plural value={hours} one="Commit to # hour a week" other="Commit to # hours a week" />
}
