import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CourseMessage, type ReceivedApplication } from '@milepost/contract/applications/schema'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { courseMessageMutation, type EnrolledLearners, enrolledQuery } from '#features/applications/received/api.ts'
import { WrittenLength } from '#features/applications/written-length.tsx'
import { messageOf } from '#lib/api-error.ts'
import { formatList } from '#lib/format.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { formDraft } from '#ui/form/draft.ts'
import { type Form, useForm } from '#ui/form/use-form.ts'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { TextArea } from '#ui/text-area.tsx'

interface MessageEnrolledDialogProps extends DialogControl {
  userId: string
  institutionId: number
  application: ReceivedApplication & { readonly courseId: number }
}

/** Writes to everyone enrolled in a course: says before who gets it, and afterwards how many got it. Give each opening its own `key`. */
export function MessageEnrolledDialog({
  userId,
  institutionId,
  application: { courseId, courseTitle },
  ...props
}: MessageEnrolledDialogProps) {
  const { t } = useLingui()
  const [sent, setSent] = useState<number | null>(null)
  const isDone = useRef(false)
  const { mutateAsync } = useMutation(courseMessageMutation)
  const { data: enrolled } = useQuery(enrolledQuery(userId, institutionId, courseId))
  const form = useForm(CourseMessage, {
    labels: { text: t`Message` },
    texts: { text: { required: t`Write a message first.` } },
    defaultValues: { text: '' },
    draft: formDraft(`course-${courseId}-message`, userId),
    onSubmit: async ({ text }) => {
      const reply = await mutateAsync({ courseId, text })
      isDone.current = true
      setSent(reply.sent)
    },
    failure: (error) => messageOf(error, t`We couldn’t send the message. Please try again.`),
  })
  return (
    <Dialog
      wide
      open={props.open}
      onClose={() => {
        if (!form.busy) props.onClose()
      }}
      title={<Trans>Write to enrolled learners</Trans>}
      description={
        <Trans>
          Everyone enrolled in “{courseTitle}” gets this in their inbox and by email. They get the same words only once.
        </Trans>
      }
      returnFocus={() => props.returnFocus(isDone.current)}
      actions={
        <>
          {sent === null && (
            <Button busy={form.busy} busyText={<Trans>Sending...</Trans>} onClick={() => void form.submit()}>
              {enrolled === undefined ? (
                <Trans>Send message</Trans>
              ) : (
                <Plural value={enrolled.count} one="Send to # learner" other="Send to # learners" />
              )}
            </Button>
          )}
          <Button variant="quiet" disabled={form.busy} onClick={props.onClose}>
            {sent === null ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
          </Button>
        </>
      }
    >
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      {sent === null ? (
        <>
          {enrolled !== undefined && <Recipients {...enrolled} />}
          <MessageField form={form} />
        </>
      ) : (
        <SentNote sent={sent} />
      )}
    </Dialog>
  )
}

const maxNamed = 5

/** Who gets the message. */
function Recipients({ count, names }: EnrolledLearners) {
  const shown = names.slice(0, maxNamed)
  const others = count - shown.length
  return (
    <p className="wrap-anywhere">
      <span className="font-semibold">
        <Trans>To:</Trans>
      </span>{' '}
      {formatList(others === 0 ? shown : [...shown, plural(others, { one: '# other', other: '# others' })])}
    </p>
  )
}

function MessageField({ form }: { form: Form<typeof CourseMessage> }) {
  return (
    <Field {...form.field('text')} hint={<WrittenLength text={form.watch('text')} />}>
      {(control) => <TextArea {...control} {...form.input('text')} rows={5} />}
    </Field>
  )
}

/** How many learners got the message. */
function SentNote({ sent }: { sent: number }) {
  if (sent === 0)
    return (
      <Alert tone="note">
        <Trans>Everyone enrolled already has this message, so we didn’t send it again.</Trans>
      </Alert>
    )
  return (
    <Alert tone="success">
      <Plural value={sent} one="We’ve sent it to # learner." other="We’ve sent it to # learners." />
    </Alert>
  )
}
