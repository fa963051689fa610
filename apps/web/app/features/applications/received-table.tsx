import { Trans, useLingui } from '@lingui/react/macro'
import type { ReceivedApplication } from '@milepost/contract/applications'
import { StatusBadge } from '#features/applications/status-badge.tsx'
import { formatDate } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Fold } from '#ui/fold.tsx'

interface ReceivedTableProps {
  applications: readonly ReceivedApplication[]
  busy: boolean
  onAnswer: (application: ReceivedApplication) => void
}

export function ReceivedTable({ applications, busy, onAnswer }: ReceivedTableProps) {
  const { t } = useLingui()
  const columns: readonly Column<ReceivedApplication>[] = [
    {
      key: 'applicant',
      header: <Trans>Learner</Trans>,
      isTitle: true,
      cell: ({ applicant }) =>
        applicant === null ? (
          <span className="text-ink-soft">
            <Trans>Withdrew the application</Trans>
          </span>
        ) : (
          <>
            <span className="block">{applicant.name}</span>
            <a
              href={`mailto:${applicant.email}`}
              className="font-text text-small font-normal text-spruce underline underline-offset-4"
            >
              {applicant.email}
            </a>
          </>
        ),
    },
    { key: 'course', header: <Trans>Course</Trans>, cell: ({ courseTitle }) => courseTitle },
    {
      key: 'words',
      header: <Trans>Words</Trans>,
      cell: ({ message, answer }) => <Words message={message} answer={answer} />,
    },
    {
      key: 'state',
      header: <Trans>State</Trans>,
      cell: ({ status, createdAt, decidedAt }) => (
        <div className="grid justify-items-start gap-1">
          <StatusBadge status={status} />
          <span className="text-small text-ink-soft">
            {decidedAt === null ? (
              <Trans>Sent on {formatDate(createdAt)}</Trans>
            ) : (
              <Trans>
                Sent on {formatDate(createdAt)}, decided on {formatDate(decidedAt)}
              </Trans>
            )}
          </span>
        </div>
      ),
    },
    {
      key: 'actions',
      header: <Trans>Actions</Trans>,
      align: 'end',
      cell: (application) => {
        if (application.status !== 'sent') return null
        const name = application.applicant?.name ?? ''
        const course = application.courseTitle
        return (
          <Button
            variant="quiet"
            size="small"
            aria-label={t`Answer ${name}, who applied to ${course}`}
            onClick={() => onAnswer(application)}
          >
            <Trans>Answer</Trans>
          </Button>
        )
      },
    },
  ]
  return (
    <DataTable
      caption={<Trans>Applications, the latest first</Trans>}
      columns={columns}
      rows={applications}
      keyOf={({ id }) => id}
      busy={busy}
    />
  )
}

/** What the learner wrote, and what was answered. */
function Words({ message, answer }: Pick<ReceivedApplication, 'message' | 'answer'>) {
  const hasMessage = message !== null && message !== ''
  if (!hasMessage && answer === null) {
    return (
      <span className="text-ink-soft">
        <Trans>None</Trans>
      </span>
    )
  }
  return (
    <div className="grid gap-1">
      {hasMessage && (
        <Fold summary={<Trans>Message</Trans>}>
          <p className="whitespace-pre-line wrap-anywhere">{message}</p>
        </Fold>
      )}
      {answer !== null && (
        <Fold summary={<Trans>Your answer</Trans>}>
          <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
        </Fold>
      )}
    </div>
  )
}
