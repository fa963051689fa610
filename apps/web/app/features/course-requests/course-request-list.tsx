import { Trans, useLingui } from '@lingui/react/macro'
import type { QueuedCourseRequest } from '@milepost/contract/course-requests/schema'
import { AnswerDialog } from '#features/course-requests/answer-dialog.tsx'
import { courseRequestRows, queueQuery, readWaitingRequests } from '#features/course-requests/queue-api.ts'
import { RequestState } from '#features/course-requests/request-state.tsx'
import { formatDate } from '#lib/format.ts'
import type { Column } from '#ui/data-table.tsx'
import { AnswerQueue } from '#ui/resource-list/answer-queue.tsx'
import { RowAction } from '#ui/resource-list/resource-table.tsx'
import type { RowDecisions } from '#ui/resource-list/row-selection.tsx'

interface CourseRequestListProps {
  userId: string
  decisions: RowDecisions<QueuedCourseRequest>
}

/** The courses that learners ask for, and the way to answer. */
export function CourseRequestList({ userId, decisions }: CourseRequestListProps) {
  const { t } = useLingui()
  return (
    <AnswerQueue
      caption={<Trans>Course requests</Trans>}
      statuses={[
        ['requested', t`Waiting for an answer`],
        ['planned', t`Planned`],
        ['added', t`Added`],
        ['declined', t`Declined`],
      ]}
      queryOf={queueQuery}
      columns={columns}
      rowsPerPage={courseRequestRows}
      nameOf={({ courseName }) => courseName}
      decisions={{ ...decisions, readAll: readWaitingRequests }}
      action={(request, open) => (
        <RowAction
          aria-label={
            request.status === 'requested' ? t`Answer ${request.courseName}` : t`Answer again: ${request.courseName}`
          }
          onClick={open}
        >
          {request.status === 'requested' ? <Trans>Answer</Trans> : <Trans>Answer again</Trans>}
        </RowAction>
      )}
      dialog={(request, dialog) => (
        <AnswerDialog
          {...dialog}
          userId={userId}
          request={request}
          onAnswered={(canUndo) => {
            decisions.answered(request, canUndo)
            dialog.onAnswered(canUndo)
          }}
        />
      )}
    />
  )
}

const columns: readonly Column<QueuedCourseRequest>[] = [
  { key: 'course', header: <Trans>Course</Trans>, isTitle: true, cell: ({ courseName }) => courseName },
  { key: 'learner', header: <Trans>Asked by</Trans>, narrow: 'below', cell: ({ requestedBy }) => requestedBy },
  { key: 'category', header: <Trans>Category</Trans>, cell: ({ category }) => category },
  { key: 'time', header: <Trans>Asked on</Trans>, cell: ({ createdAt }) => formatDate(createdAt) },
  {
    key: 'status',
    header: <Trans>Status</Trans>,
    narrow: 'end',
    isRoomy: true,
    cell: (request) => <RequestState status={request.status} />,
  },
]
