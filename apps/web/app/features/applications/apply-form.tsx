import { Trans, useLingui } from '@lingui/react/macro'
import { type Application, type Intake, NewApplication } from '@milepost/contract/applications/schema'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import * as z from 'zod/mini'
import { applicationMutation, intakesQuery } from '#features/applications/api.ts'
import type { Applicant } from '#features/applications/course-application.tsx'
import { WrittenLength } from '#features/applications/written-length.tsx'
import { ApiError, type FailureCode } from '#lib/api-error.ts'
import { formatCalendarDay } from '#lib/format.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { CourseModeAndPlace } from '#ui/course-terms.tsx'
import { dialogActions } from '#ui/dialog-classes.ts'
import { Field } from '#ui/field.tsx'
import { formDraft } from '#ui/form/draft.ts'
import { useForm } from '#ui/form/use-form.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'

const Written = z.pick(NewApplication, { message: true })
/** Codes whose text from the server helps. */
const telling: readonly FailureCode[] = [
  'application_open',
  'applications_closed',
  'application_limit',
  'rate_limited',
  'forbidden',
]

interface ApplyFormProps {
  applicant: Applicant
  courseId: number
  institutionName: string
  isFull: boolean
  onApplied: (application: Application) => void
  onLimit: () => void
  close: ReactNode
}

/** Says what the institution will see, and sends it with a message. What was typed stays until it was sent. */
export function ApplyForm({ applicant, courseId, institutionName, isFull, close, ...told }: ApplyFormProps) {
  const { t } = useLingui()
  const { data: intakes } = useQuery(intakesQuery(courseId))
  const [intakeId, setIntakeId] = useState<number>()
  const chosen = intakeId ?? intakes?.[0]?.id

  const { mutateAsync } = useMutation(applicationMutation(applicant.id))
  const form = useForm(Written, {
    labels: { message: t`Message` },
    defaultValues: { message: '' },
    draft: formDraft(`application-${courseId}`, applicant.id),
    onSubmit: ({ message }) =>
      mutateAsync({ courseId, message, ...(chosen !== undefined && { intakeId: chosen }) }).then(told.onApplied),
    failure: (error, isAtField) => {
      if (isAtField) return null
      if (error instanceof ApiError && telling.includes(error.code)) return error.message
      return error instanceof ApiError && error.code === 'not_found'
        ? t`This course is no longer offered.`
        : t`We couldn’t send your application. Please try again.`
    },
    onRefused: (error) => {
      if (error instanceof ApiError && error.code === 'application_limit') told.onLimit()
    },
  })
  const { setFocus } = form
  // In the same task that removes the pressed button: after it, the dialog would take the focus to itself.
  useLayoutEffect(() => setFocus('message'), [setFocus])

  return (
    <form {...form.attributes} aria-label={t`Apply to ${institutionName}`}>
      <SharedData applicant={applicant} institutionName={institutionName} />
      {intakes !== undefined && intakes.length > 0 && (
        <IntakeChoice intakes={intakes} chosen={chosen} onChange={setIntakeId} />
      )}
      <Field {...form.field('message')} optional hint={<WrittenLength text={form.watch('message')} />}>
        {(control) => <TextArea {...control} {...form.input('message')} />}
      </Field>
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      <div className={dialogActions}>
        <Button type="submit" disabled={intakes === undefined} busy={form.busy} busyText={<Trans>Sending...</Trans>}>
          {isFull || intakes?.find(({ id }) => id === chosen)?.full ? (
            <Trans>Join the waiting list</Trans>
          ) : (
            <Trans>Send application</Trans>
          )}
        </Button>
        {close}
      </div>
    </form>
  )
}

/** What the institution will see of the learner. */
function SharedData({
  applicant: { name, email },
  institutionName,
}: Pick<ApplyFormProps, 'applicant' | 'institutionName'>) {
  return (
    <div className="border-t border-line pt-4 wrap-anywhere">
      <p>
        <Trans>What {institutionName} will see:</Trans>
      </p>
      <ul className="mt-1 list-disc pl-5">
        <li>
          <Trans>
            your name: <strong>{name}</strong>
          </Trans>
        </li>
        <li>
          <Trans>
            your email address: <strong>{email}</strong>
          </Trans>
        </li>
        <li>
          <Trans>your message</Trans>
        </li>
      </ul>
      <p className="mt-1 text-small text-ink-soft">
        <Trans>Nothing else from your profile. You can withdraw while you wait.</Trans>
      </p>
    </div>
  )
}

interface IntakeChoiceProps {
  intakes: readonly Intake[]
  chosen: number | undefined
  onChange: (id: number) => void
}

/** Which start to apply for. */
function IntakeChoice({ intakes, chosen, onChange }: IntakeChoiceProps) {
  return (
    <RadioGroup
      legend={<Trans>Which start?</Trans>}
      name="intake"
      value={chosen === undefined ? null : String(chosen)}
      onChange={(id) => onChange(Number(id))}
      choices={intakes.map((intake) => ({ value: String(intake.id), label: <IntakeName {...intake} /> }))}
    />
  )
}

function IntakeName({ startsOn, full, mode, country, town }: Intake) {
  return (
    <>
      <span>{formatCalendarDay(startsOn)}</span>
      {mode !== undefined && (
        <span className="text-ink-soft">
          {', '}
          <CourseModeAndPlace
            mode={mode}
            {...(country !== undefined && { country })}
            {...(town !== undefined && { town })}
          />
        </span>
      )}
      {full && (
        <span className="text-ink-soft">
          {', '}
          <Trans>full: you’d wait for a place</Trans>
        </span>
      )}
    </>
  )
}
