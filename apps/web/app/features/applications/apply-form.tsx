import { Trans, useLingui } from '@lingui/react/macro'
import { type Application, maxApplicationMessageLength } from '@milepost/contract/applications'
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import { apply } from '#features/applications/api.ts'
import type { Applicant } from '#features/applications/course-application.tsx'
import { ApiError, type FailureCode } from '#lib/api-error.ts'
import { formatNumber } from '#lib/format.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'

const messageId = 'application-message'
/** Codes whose text from the server helps. */
const telling: readonly FailureCode[] = ['application_open', 'application_limit', 'rate_limited', 'forbidden']

interface ApplyFormProps {
  applicant: Applicant
  courseId: number
  institutionName: string
  draft: string
  onDraft: (draft: string) => void
  onApplied: (application: Application) => void
  /** The server refused it, perhaps because something has changed since. */
  onRefused: () => void
  onLimit: () => void
  close: ReactNode
}

/** Says what the institution will see, and sends it with a message. What was typed stays until it was sent. */
export function ApplyForm({ applicant, courseId, institutionName, draft, onDraft, close, ...told }: ApplyFormProps) {
  const { t } = useLingui()
  const [failure, setFailure] = useState<{ message: string; field: string | undefined } | null>(null)
  useEffect(() => document.getElementById(messageId)?.focus(), [])
  const { name, email } = applicant
  const length = formatNumber(draft.length)
  const most = formatNumber(maxApplicationMessageLength)

  const refuse = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : null
    const field = error instanceof ApiError ? error.issues.find((issue) => issue.field === 'message') : undefined
    const own =
      code === 'not_found'
        ? t`This course is not offered any more, so you cannot apply to it.`
        : t`Your application could not be sent. Please try again.`
    const said = error instanceof ApiError && code !== null && telling.includes(code) ? error.message : own
    setFailure({ message: field === undefined ? said : '', field: field?.message })
    if (field !== undefined) document.getElementById(messageId)?.focus()
    if (code === 'application_limit') told.onLimit()
    else told.onRefused()
  }
  const { busy, send } = useSubmit(refuse)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFailure(null)
    await send(() => apply(applicant.id, courseId, draft).then(told.onApplied))
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={t`Apply to ${institutionName}`}
      className="grid w-full grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4"
    >
      <div className="wrap-anywhere">
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
              your mail address: <strong>{email}</strong>
            </Trans>
          </li>
          <li>
            <Trans>your message</Trans>
          </li>
        </ul>
        <p className="mt-1 text-small text-ink-soft">
          <Trans>Nothing else of your profile. You can withdraw the application as long as it is not answered.</Trans>
        </p>
      </div>
      <Field
        id={messageId}
        label={<Trans>Message</Trans>}
        optional
        hint={
          <Trans>
            {length} of {most} characters
          </Trans>
        }
        error={failure?.field}
      >
        {(control) => (
          <TextArea
            {...control}
            value={draft}
            maxLength={maxApplicationMessageLength}
            onChange={(event) => onDraft(event.target.value)}
          />
        )}
      </Field>
      {failure !== null && failure.message !== '' && <Alert>{failure.message}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyText={<Trans>Sending...</Trans>}>
          <Trans>Send application</Trans>
        </Button>
        {close}
      </div>
    </form>
  )
}
