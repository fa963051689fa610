import { Trans, useLingui } from '@lingui/react/macro'
import type { QueueDetails } from '@milepost/contract/queue/schema'
import { reviewMutation } from '#features/queue/api.ts'
import { useWrite } from '#lib/use-write.ts'
import { Button } from '#ui/button.tsx'
import { notify, notifyFailure } from '#ui/toast.tsx'
import { useReportReasons } from '#ui/use-report-reasons.ts'

type MessageReport = Extract<QueueDetails, { kind: 'message_report' }>['report']

/** A reported message with its writer and its reader, and the decision about it. */
export function ReportDetails({ id, report }: { id: string; report: MessageReport }) {
  const { t } = useLingui()
  const { busy, subject, run } = useWrite(reviewMutation, {
    onDone: (_, { remove }) =>
      notify({ text: remove ? t`The message is taken away.` : t`The message stays.`, tone: 'success' }),
    onFailure: (error) => notifyFailure(error, t`We couldn’t save that. Please try again.`),
  })
  const { learner, course, reason } = report
  const institution = report.institution?.name ?? t`A deleted institution`
  return (
    <>
      <p className="text-small text-ink-soft">
        {report.from === 'institution' ? (
          <Trans>
            {institution} wrote to {learner.name} ({learner.email}) about “{course}”.
          </Trans>
        ) : (
          <Trans>
            {learner.name} ({learner.email}) wrote to {institution} about “{course}”.
          </Trans>
        )}
      </p>
      <p className="font-semibold">{useReportReasons()[reason]}</p>
      <blockquote className="border-l-4 border-line-strong bg-paper px-4 py-3 whitespace-pre-line">
        {report.text}
      </blockquote>
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          variant="danger"
          busy={busy && subject?.remove === true}
          disabled={busy}
          onClick={() => void run({ id, remove: true })}
        >
          <Trans>Take it away</Trans>
        </Button>
        <Button
          size="small"
          variant="quiet"
          busy={busy && subject?.remove === false}
          disabled={busy}
          onClick={() => void run({ id, remove: false })}
        >
          <Trans>Leave it</Trans>
        </Button>
      </div>
    </>
  )
}
