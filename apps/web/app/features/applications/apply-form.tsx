import { Trans, useLingui } from '@lingui/react/macro'
import { maxApplicationMessageLength } from '@milepost/contract/applications/limits'
import { type Application, NewApplication } from '@milepost/contract/applications/schema'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect } from 'react'
import * as z from 'zod/mini'
import { applicationMutation } from '#features/applications/api.ts'
import type { Applicant } from '#features/applications/course-application.tsx'
import { ApiError, type FailureCode } from '#lib/api-error.ts'
import { formatNumber } from '#lib/format.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { dialogActions } from '#ui/dialog-classes.ts'
import { Field } from '#ui/field.tsx'
import { formDraft } from '#ui/form/draft.ts'
import { useForm } from '#ui/form/use-form.ts'
import { TextArea } from '#ui/text-area.tsx'

const Message = z.pick(NewApplication, { message: true })
/** Codes whose text from the server helps. */
const telling: readonly FailureCode[] = [
  'application_open',
  'course_full',
  'applications_closed',
  'application_limit',
  'rate_limited',
  'forbidden',
]

interface ApplyFormProps {
  applicant: Applicant
  courseId: number
  institutionName: string
  onApplied: (application: Application) => void
  onLimit: () => void
  close: ReactNode
}

/** Says what the institution will see, and sends it with a message. What was typed stays until it was sent. */
export function ApplyForm({ applicant, courseId, institutionName, close, ...told }: ApplyFormProps) {
  const { t } = useLingui()
  const most = formatNumber(maxApplicationMessageLength)

  const { mutateAsync } = useMutation(applicationMutation(applicant.id))
  const form = useForm(Message, {
    labels: { message: t`Message` },
    defaultValues: { message: '' },
    draft: formDraft(`application-${courseId}`, applicant.id),
    onSubmit: ({ message }) => mutateAsync({ courseId, message }).then(told.onApplied),
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
  const length = formatNumber(form.watch('message').length)

  return (
    <form {...form.attributes} aria-label={t`Apply to ${institutionName}`}>
      <SharedData applicant={applicant} institutionName={institutionName} />
      <Field
        {...form.field('message')}
        optional
        hint={
          <Trans>
            {length} of {most} characters
          </Trans>
        }
      >
        {(control) => <TextArea {...control} {...form.input('message')} />}
      </Field>
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      <div className={dialogActions}>
        <Button type="submit" busy={form.busy} busyText={<Trans>Sending...</Trans>}>
          <Trans>Send application</Trans>
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
        <Trans>Nothing else from your profile. You can withdraw until they reply.</Trans>
      </p>
    </div>
  )
}
