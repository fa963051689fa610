import { Trans, useLingui } from '@lingui/react/macro'
import { messageReportReasons } from '@milepost/contract/applications/limits'
import { useState } from 'react'
import { reportMutation } from '#features/applications/conversation-api.ts'
import { useWrite } from '#lib/use-write.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { notifyFailure } from '#ui/toast.tsx'
import { useReportReasons } from '#ui/use-report-reasons.ts'

interface ReportMessageProps {
  userId: string
  applicationId: number
  messageId: number
  isReported: boolean
}

/** Reports a message to the admins, with a reason. */
export function ReportMessage({ userId, applicationId, messageId, isReported }: ReportMessageProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState<(typeof messageReportReasons)[number]>('spam')
  const names = useReportReasons()
  const { busy, run } = useWrite(reportMutation(userId, applicationId), {
    onFailure: (error) => notifyFailure(error, t`We couldn’t send the report. Please try again.`),
  })
  if (isReported) {
    return (
      <p role="status" className="text-small text-ink-soft">
        <Trans>Reported. An admin will look at it.</Trans>
      </p>
    )
  }
  if (!isOpen) {
    return (
      <div>
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          <Trans>Report</Trans>
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-2">
      <Field label={<Trans>What’s wrong with it?</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={reason}
            onChange={({ target }) => setReason(messageReportReasons.find((each) => each === target.value) ?? 'other')}
          >
            {messageReportReasons.map((each) => (
              <option key={each} value={each}>
                {names[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" size="small" busy={busy} onClick={() => void run({ messageId, reason })}>
          <Trans>Report this message</Trans>
        </Button>
        <Button variant="quiet" size="small" disabled={busy} onClick={() => setOpen(false)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}
