import { Trans, useLingui } from '@lingui/react/macro'
import type { QueuedMentoringRequest } from '@milepost/contract/mentoring/schema'
import { AnswerDialog } from '#features/mentoring/answer-dialog.tsx'
import { mentoringRows, queueQuery } from '#features/mentoring/queue-api.ts'
import { StatusBadge } from '#features/mentoring/request-parts.tsx'
import { formatDate } from '#lib/format.ts'
import type { Column } from '#ui/data-table.tsx'
import { AnswerQueue } from '#ui/resource-list/answer-queue.tsx'
import { RowAction } from '#ui/resource-list/resource-table.tsx'

/** The sessions that learners ask for, and the way to answer. */
export function MentoringRequestList({ userId }: { userId: string }) {
  const { t } = useLingui()
  return (
    <AnswerQueue
      caption={<Trans>Mentoring requests</Trans>}
      statuses={[
        ['requested', t`Waiting for an answer`],
        ['answered', t`Answered`],
        ['declined', t`Declined`],
        ['withdrawn', t`Withdrawn`],
      ]}
      queryOf={queueQuery}
      rowsPerPage={mentoringRows}
      nameOf={({ requestedBy }) => requestedBy}
      columns={columns}
      action={({ status, requestedBy }, open) => (
        <RowAction
          aria-label={status === 'requested' ? t`Answer ${requestedBy}` : t`Read the request of ${requestedBy}`}
          onClick={open}
        >
          {status === 'requested' ? <Trans>Answer</Trans> : <Trans>Read</Trans>}
        </RowAction>
      )}
      dialog={(request, dialog) => <AnswerDialog {...dialog} userId={userId} request={request} />}
    />
  )
}

const columns: readonly Column<QueuedMentoringRequest>[] = [
  { key: 'learner', header: <Trans>Learner</Trans>, isTitle: true, cell: ({ requestedBy }) => requestedBy },
  { key: 'topic', header: <Trans>Topic</Trans>, narrow: 'below', isRoomy: true, cell: ({ topic }) => topic },
  {
    key: 'time',
    header: <Trans>Asked on</Trans>,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    key: 'status',
    header: <Trans>Status</Trans>,
    narrow: 'end',
    isRoomy: true,
    cell: (request) => <StatusBadge status={request.status} />,
  },
]
