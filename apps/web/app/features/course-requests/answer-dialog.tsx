import { Trans, useLingui } from '@lingui/react/macro'
import {
  isWebAddress,
  maxCourseRequestAnswerLength,
  type QueuedCourseRequest,
} from '@milepost/contract/course-requests'
import type { SubmitEvent } from 'react'
import { OfferedCourseField } from '#features/course-requests/offered-course-field.tsx'
import { answerRequest } from '#features/course-requests/queue-api.ts'
import { useAnswerForm } from '#lib/use-answer-form.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'

const answers = ['planned', 'added', 'declined'] as const
const idOf = (field: string) => `course-answer-${field}`

interface AnswerDialogProps {
  userId: string
  request: QueuedCourseRequest
  open: boolean
  onClose: () => void
  onAnswered: () => void
  onRefused: () => void
  returnFocus: () => HTMLElement | null
}

/** Answers a learner who asked for a course. Give each opening its own `key`. */
export function AnswerDialog({ userId, request, onAnswered, onRefused, ...dialog }: AnswerDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog wide startAtTitle {...dialog} title={request.courseName}>
      <Asked request={request} />
      <AnswerForm
        userId={userId}
        request={request}
        failure={t`The answer could not be saved. Please try again.`}
        onAnswered={onAnswered}
        onRefused={onRefused}
      />
    </Dialog>
  )
}

function Asked({ request }: { request: QueuedCourseRequest }) {
  const { requestedBy, description, category, difficulty, mode, duration, price, link } = request
  return (
    <div className="grid gap-2">
      <p className="text-small text-ink-soft wrap-anywhere">
        {[requestedBy, category, difficulty, mode, duration, price].filter((part) => part !== '').join(' · ')}
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

interface AnswerFormProps {
  userId: string
  request: QueuedCourseRequest
  failure: string
  onAnswered: () => void
  onRefused: () => void
}

function AnswerForm({ userId, request, failure, onAnswered, onRefused }: AnswerFormProps) {
  const { t } = useLingui()
  const form = useAnswerForm({
    form: `course-request-${request.id}-answer`,
    userId,
    beginning: {
      status: request.status === 'requested' ? '' : request.status,
      answer: request.answer,
      courseId: request.course === null ? '' : String(request.course.id),
      courseTitle: request.course?.title ?? '',
    },
    idOf,
    failure,
    onRefused,
  })
  const { fields, change, fieldIssues } = form
  const status = answers.find((each) => each === fields.status) ?? null
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const newIssues = new Map<keyof typeof fields, string>()
    if (status === null) newIssues.set('status', t`Choose an answer.`)
    if (status === 'declined' && fields.answer.trim() === '') newIssues.set('answer', t`Say why it is declined.`)
    const courseId = status === 'added' && fields.courseId !== '' ? Number(fields.courseId) : null
    await form.submit(newIssues, () =>
      answerRequest(request.id, { status: status ?? 'planned', answer: fields.answer, courseId }).then(onAnswered),
    )
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <RadioGroup
        legend={<Trans>Answer</Trans>}
        name="course-request-status"
        value={status}
        onChange={(chosen) => change({ status: chosen })}
        error={fieldIssues.get('status')}
        choices={[
          { value: 'planned', label: <Trans>Planned: we look for one</Trans> },
          { value: 'added', label: <Trans>Added: it is in the catalogue now</Trans> },
          { value: 'declined', label: <Trans>Declined</Trans> },
        ]}
      />
      {status === 'added' && (
        <OfferedCourseField
          id={idOf('courseId')}
          courseId={fields.courseId}
          title={fields.courseTitle}
          error={fieldIssues.get('courseId')}
          onChange={(courseId, courseTitle) => change({ courseId, courseTitle })}
        />
      )}
      <Field
        id={idOf('answer')}
        label={<Trans>Words to the learner</Trans>}
        error={fieldIssues.get('answer')}
        optional={status !== 'declined'}
      >
        {(control) => (
          <TextArea
            {...control}
            maxLength={maxCourseRequestAnswerLength}
            value={fields.answer}
            onChange={(event) => change({ answer: event.target.value })}
          />
        )}
      </Field>
      {form.refusal !== null && <Alert>{form.refusal}</Alert>}
      <div>
        <Button type="submit" busy={form.busy} busyText={<Trans>Saving...</Trans>}>
          <Trans>Answer the request</Trans>
        </Button>
      </div>
    </form>
  )
}
