import { Trans } from '@lingui/react/macro'
import type { QueuedMentoringRequest } from '@milepost/contract/mentoring/schema'
import { AnswerForm } from '#features/mentoring/answer-form.tsx'
import { MentoringAnswer } from '#features/mentoring/request-parts.tsx'
import { formatMoment } from '#lib/format.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'

interface MentoringDialogProps extends DialogControl {
  userId: string
  request: QueuedMentoringRequest
  onAnswered: () => void
}

/** One mentoring request: its answer, or the form to answer it. Give each opening its own `key`. */
export function AnswerDialog({ userId, request, onAnswered, ...dialog }: MentoringDialogProps) {
  const { requestedBy, topic, createdAt, plan, status, answer } = request
  return (
    <Dialog wide startAtTitle {...dialog} title={<Trans>A session for {requestedBy}</Trans>}>
      <p className="text-small text-ink-soft">{formatMoment(createdAt)}</p>
      {plan !== 'premium' && status === 'requested' && (
        <p className="text-small text-ink-soft">
          <Trans>The Premium plan has ended since this request.</Trans>
        </p>
      )}
      <p className="whitespace-pre-line wrap-anywhere">{topic}</p>
      {answer !== null && <MentoringAnswer answer={answer} />}
      {status === 'requested' && <AnswerForm userId={userId} request={request} onAnswered={onAnswered} />}
    </Dialog>
  )
}
