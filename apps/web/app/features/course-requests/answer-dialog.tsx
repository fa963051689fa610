import { Trans, useLingui } from '@lingui/react/macro'
import { CourseRequestAnswer, type QueuedCourseRequest } from '@milepost/contract/course-requests/schema'
import { isWebAddress } from '@milepost/contract/web-address'
import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { OfferedCourseField } from '#features/course-requests/offered-course-field.tsx'
import { answerMutation } from '#features/course-requests/queue-api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { dialogActions } from '#ui/dialog-classes.ts'
import { Field } from '#ui/field.tsx'
import { formDraft } from '#ui/form/draft.ts'
import { draftKept, useForm } from '#ui/form/use-form.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useDurationText } from '#ui/use-duration-text.ts'

/** Declining needs a reason. */
const Answer = z.extend(CourseRequestAnswer, { courseTitle: z.string() }).check(
  z.refine(({ status, answer = '' }) => status !== 'declined' || answer !== '', {
    path: ['answer'],
    params: { rule: 'required' },
  }),
)

interface CourseRequestDialogProps extends DialogControl {
  userId: string
  request: QueuedCourseRequest
  onAnswered: (canUndo: boolean) => void
}

/** Answers a learner who asked for a course. Give each opening its own `key`. */
export function AnswerDialog({ userId, request, onAnswered, ...dialog }: CourseRequestDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog wide startAtTitle {...dialog} title={request.courseName}>
      <Asked request={request} />
      <AnswerForm
        userId={userId}
        request={request}
        failure={t`We couldn’t save the answer. Please try again.`}
        onAnswered={onAnswered}
      />
    </Dialog>
  )
}

function Asked({ request }: { request: QueuedCourseRequest }) {
  const durationText = useDurationText()
  const { requestedBy, description, category, difficulty, mode, duration, price, link } = request
  return (
    <div className="grid gap-2">
      <p className="text-small text-ink-soft wrap-anywhere">
        {[requestedBy, category, difficulty, mode, durationText(duration), price]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{description}</p>
      {link !== null && isWebAddress(link) && (
        <a
          href={link}
          target="_blank"
          rel="noreferrer noopener"
          className="font-semibold text-spruce underline underline-offset-4 wrap-anywhere"
        >
          {link}{' '}
          <span className="sr-only">
            <Trans>(opens a new tab)</Trans>
          </span>
        </a>
      )}
    </div>
  )
}

interface CourseRequestFormProps {
  userId: string
  request: QueuedCourseRequest
  failure: string
  onAnswered: (canUndo: boolean) => void
}

function AnswerForm({ userId, request, failure, onAnswered }: CourseRequestFormProps) {
  const { t } = useLingui()
  const { id, course } = request
  const { mutateAsync } = useMutation(answerMutation)
  const form = useForm(Answer, {
    labels: { answer: t`Message to the learner` },
    texts: { status: t`Choose an answer.`, answer: t`Say why you’re declining it.` },
    defaultValues: {
      status: request.status === 'requested' ? '' : request.status,
      answer: request.answer,
      courseId: course?.id ?? null,
      courseTitle: course?.title ?? '',
    },
    draft: formDraft(`course-request-${id}-${request.status === 'requested' ? 'answer' : 'another-answer'}`, userId),
    onSubmit: async ({ status, answer, courseId = null }) => {
      const body = { status, answer, courseId: status === 'added' ? courseId : null }
      const { canUndo } = await mutateAsync({ id, body })
      onAnswered(canUndo)
      // Once it is undone, its words are there to be changed.
      return canUndo ? draftKept : undefined
    },
    failure,
  })
  const status = form.bind('status')
  return (
    <form {...form.attributes} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <RadioGroup
        legend={<Trans>Answer</Trans>}
        name="course-request-status"
        value={status.value === '' ? null : status.value}
        onChange={status.onChange}
        error={form.field('status').error}
        choices={[
          { value: 'planned', label: <Trans>Planned: we’re looking for one</Trans> },
          { value: 'added', label: <Trans>Added: it’s in the catalogue now</Trans> },
          { value: 'declined', label: <Trans>Declined</Trans> },
        ]}
      />
      {status.value === 'added' && (
        <OfferedCourseField
          courseId={form.watch('courseId') || null}
          title={form.watch('courseTitle')}
          error={form.field('courseId').error}
          onChange={(courseId, courseTitle) => {
            form.bind('courseTitle').onChange(courseTitle)
            form.bind('courseId').onChange(courseId)
          }}
        />
      )}
      <Field {...form.field('answer')} optional={status.value !== 'declined'}>
        {(control) => <TextArea {...control} {...form.input('answer')} />}
      </Field>
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      <div className={dialogActions}>
        <Button type="submit" busy={form.busy} busyText={<Trans>Saving...</Trans>}>
          <Trans>Answer the request</Trans>
        </Button>
      </div>
    </form>
  )
}
