import { Trans, useLingui } from '@lingui/react/macro'
import { mentoringStates, type QueuedMentoringRequest } from '@milepost/contract/mentoring'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { AnswerDialog } from '#features/mentoring/answer-dialog.tsx'
import { mentoringQueue, queuePerPage, queueQuery } from '#features/mentoring/queue-api.ts'
import { StatusBadge } from '#features/mentoring/request-parts.tsx'
import { formatDate } from '#lib/format.ts'
import { useListAddress } from '#lib/list-address.ts'
import { useDialogState } from '#lib/use-dialog-state.ts'
import { Button } from '#ui/button.tsx'
import type { Column } from '#ui/data-table.tsx'
import { ListChoice } from '#ui/list-choice.tsx'
import { PagedTable } from '#ui/paged-table.tsx'
import { notify } from '#ui/toast.tsx'

const all = 'all'

/** The sessions that learners ask for, and the way to answer. What waits is shown first. */
export function MentoringRequestList({ userId }: { userId: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { values, page, set, setPage } = useListAddress(['status'])
  const status = values.status === all ? '' : (mentoringStates.find((each) => each === values.status) ?? 'requested')
  const query = useQuery(queueQuery(status, page))
  const opened = useDialogState<QueuedMentoringRequest>()
  const list = useRef<HTMLDivElement>(null)
  const renew = () => queryClient.invalidateQueries({ queryKey: mentoringQueue })
  const columns: readonly Column<QueuedMentoringRequest>[] = [
    { key: 'learner', header: <Trans>Learner</Trans>, isTitle: true, cell: ({ requestedBy }) => requestedBy },
    { key: 'topic', header: <Trans>Topic</Trans>, cell: ({ topic }) => <p className="line-clamp-2">{topic}</p> },
    {
      key: 'time',
      header: <Trans>Asked on</Trans>,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
    },
    { key: 'status', header: <Trans>Status</Trans>, cell: (request) => <StatusBadge status={request.status} /> },
    {
      key: 'actions',
      header: <Trans>Actions</Trans>,
      align: 'end',
      cell: (request) => (
        <Button
          variant="quiet"
          size="small"
          aria-label={
            request.status === 'requested'
              ? t`Answer ${request.requestedBy}`
              : t`Read the request of ${request.requestedBy}`
          }
          onClick={() => opened.open(request)}
        >
          {request.status === 'requested' ? <Trans>Answer</Trans> : <Trans>Read</Trans>}
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
            ['answered', t`Answered`],
            ['declined', t`Declined`],
            ['withdrawn', t`Withdrawn`],
            [all, t`All`],
          ]}
        />
      </div>
      <PagedTable
        query={query}
        perPage={queuePerPage}
        page={page}
        onPage={setPage}
        caption={<Trans>Mentoring requests</Trans>}
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
      {opened.subject !== null && (
        <AnswerDialog
          key={opened.key}
          userId={userId}
          request={opened.subject}
          open={opened.isOpen}
          onClose={opened.close}
          onAnswered={() => {
            opened.close()
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
