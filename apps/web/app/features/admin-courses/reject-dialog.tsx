import { Trans, useLingui } from '@lingui/react/macro'
import { type AdminCourse, longestDecisionReason } from '@milepost/contract/courses'
import { type SubmitEvent, useState } from 'react'
import { decide } from '#features/admin-courses/api.ts'
import { useSending } from '#lib/use-sending.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { dialogActions } from '#ui/dialog-window.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'

const fieldId = 'reject-reason'

interface RejectFormProps {
  course: AdminCourse
  /** Out: the words for a failure. */
  failureOf: (error: unknown) => string
  onDone: () => Promise<unknown>
  onCancel: () => void
}

/** Asks for the reason of a rejection, which the institution sees. */
export function RejectForm({ course, failureOf, onDone, onCancel }: RejectFormProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const [mistake, setMistake] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)
  const { busy, send } = useSending((error) => setFailure(failureOf(error)))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFailure(null)
    if (reason.trim() === '') {
      setMistake(t`Say what must change, so that the institution can answer it.`)
      document.getElementById(fieldId)?.focus()
      return
    }
    void send(async () => {
      await decide(course, 'rejected', reason)
      await onDone()
    })
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field
        id={fieldId}
        label={<Trans>Reason</Trans>}
        hint={<Trans>The institution reads this and can send the course in again.</Trans>}
        error={mistake}
        required
      >
        {(control) => (
          <TextArea
            {...control}
            maxLength={longestDecisionReason}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value)
              setMistake(undefined)
            }}
          />
        )}
      </Field>
      {failure !== null && <Alert>{failure}</Alert>}
      <div className={dialogActions}>
        <Button type="submit" variant="danger" busy={busy} busyText={<Trans>Rejecting...</Trans>}>
          <Trans>Reject</Trans>
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
