import { Trans, useLingui } from '@lingui/react/macro'
import { courseRequestStates, type QueuedCourseRequest } from '@milepost/contract/course-requests'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { AnswerDialog } from '#features/course-requests/answer-dialog.tsx'
import { courseRequestQueue, queuePerPage, queueQuery } from '#features/course-requests/queue-api.ts'
import { RequestState } from '#features/course-requests/request-state.tsx'
import { formatDate } from '#lib/format.ts'
import { useListAddress } from '#lib/list-address.ts'
import { useDialogState } from '#lib/use-dialog-state.ts'
import { Button } from '#ui/button.tsx'
import type { Column } from '#ui/data-table.tsx'
import { ListChoice } from '#ui/list-choice.tsx'
import { PagedTable } from '#ui/paged-table.tsx'
import { notify } from '#ui/toast.tsx'

const all = 'all'

/** The courses that learners ask for, and the way to answer. What waits is shown first. */
export function CourseRequestList({ userId }: { userId: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { values, page, set, setPage } = useListAddress(['status'])
  const status =
    values.status === all ? '' : (courseRequestStates.find((each) => each === values.status) ?? 'requested')
  const query = useQuery(queueQuery(status, page))
  const answering = useDialogState<QueuedCourseRequest>()
  const list = useRef<HTMLDivElement>(null)
  const renew = () => queryClient.invalidateQueries({ queryKey: courseRequestQueue })
  const columns: readonly Column<QueuedCourseRequest>[] = [
    { key: 'course', header: <Trans>Course</Trans>, isTitle: true, cell: ({ courseName }) => courseName },
    { key: 'learner', header: <Trans>Asked by</Trans>, cell: ({ requestedBy }) => requestedBy },
    { key: 'category', header: <Trans>Category</Trans>, cell: ({ category }) => category },
    {
      key: 'time',
      header: <Trans>Asked on</Trans>,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
    },
    { key: 'status', header: <Trans>Status</Trans>, cell: (request) => <RequestState status={request.status} /> },
    {
      key: 'actions',
      header: <Trans>Actions</Trans>,
      align: 'end',
      cell: (request) => (
        <Button
          variant="quiet"
          size="small"
          aria-label={t`Answer ${request.courseName}`}
          onClick={() => answering.open(request)}
        >
          {request.status === 'requested' ? <Trans>Answer</Trans> : <Trans>Answer again</Trans>}
        </Button>
      ),
    },
  ]
  return (
    <div ref={list} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
      <div className="max-w-64">
        <ListChoice
          label={<Trans>Status</Trans>}
          value={status || all}
          onChange={(next) => set('status', next)}
          choices={[
            ['requested', t`Waiting for an answer`],
            ['planned', t`Planned`],
            ['added', t`Added`],
            ['declined', t`Declined`],
            [all, t`All`],
          ]}
        />
      </div>
      <PagedTable
        query={query}
        perPage={queuePerPage}
        page={page}
        onPage={setPage}
        caption={<Trans>Course requests</Trans>}
        columns={columns}
        keyOf={({ id }) => id}
        failure={<Trans>The requests could not be loaded</Trans>}
        empty={status === 'requested' ? <Trans>Nobody waits for an answer.</Trans> : <Trans>There are none.</Trans>}
        count={(first, last, total) => (
          <Trans>
            Showing {first}-{last} of {total} requests
          </Trans>
        )}
      />
      {answering.subject !== null && (
        <AnswerDialog
          key={answering.key}
          userId={userId}
          request={answering.subject}
          open={answering.isOpen}
          onClose={answering.close}
          onAnswered={() => {
            answering.close()
            notify({ text: t`The learner is told.`, tone: 'success' })
            void renew()
          }}
          onRefused={() => void renew()}
          returnFocus={() => list.current}
        />
      )}
    </div>
  )
}
