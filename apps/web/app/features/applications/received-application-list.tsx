import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ApplicationStatus, applicationStatuses, type ReceivedApplication } from '@milepost/contract/applications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { AnswerDialog } from '#features/applications/answer-dialog.tsx'
import { applicationsPerPage, receivedQuery, renewApplications } from '#features/applications/api.ts'
import { ReceivedTable } from '#features/applications/received-table.tsx'
import { useListAddress } from '#lib/list-address.ts'
import { useDialogState } from '#lib/use-dialog-state.ts'
import { TableFrame } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Select } from '#ui/select.tsx'
import { notify } from '#ui/toast.tsx'

interface ReceivedApplicationListProps {
  userId: string
  institutionId: number
}

/** What learners applied for at an institution, and the way to answer them. */
export function ReceivedApplicationList({ userId, institutionId }: ReceivedApplicationListProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const address = useListAddress(['status'])
  const status = applicationStatuses.find((one) => one === address.values.status)
  const { page } = address
  const query = useQuery(receivedQuery(userId, institutionId, { status, page }))
  const answering = useDialogState<ReceivedApplication>()
  // What was typed is there again when the dialog is.
  const [words, setWords] = useState<ReadonlyMap<number, string>>(new Map())
  const heading = useRef<HTMLHeadingElement>(null)
  const total = query.data?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / applicationsPerPage))
  if (query.data !== undefined && !query.isPlaceholderData && page > pages) address.setPage(pages)

  const names: Record<ApplicationStatus, string> = {
    sent: t`Waiting for an answer`,
    accepted: t`Accepted`,
    declined: t`Declined`,
    withdrawn: t`Withdrawn`,
    closed: t`Closed`,
  }
  const renew = () => renewApplications(queryClient, userId)
  const subject = answering.subject
  return (
    <section aria-labelledby="received" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id="received" ref={heading} tabIndex={-1} className="sr-only">
        <Trans>Received applications</Trans>
      </h2>
      <div className="max-w-60">
        <Field label={<Trans>State</Trans>}>
          {(control) => (
            <Select {...control} value={status ?? ''} onChange={(event) => address.set('status', event.target.value)}>
              <option value="">{t`All applications`}</option>
              {applicationStatuses.map((one) => (
                <option key={one} value={one}>
                  {names[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <TableFrame query={query} rows={5} failure={<Trans>The applications could not be loaded</Trans>}>
        {total === 0 ? (
          <Nothing isFiltered={status !== undefined} />
        ) : (
          <>
            <ReceivedTable
              applications={query.data?.applications ?? []}
              busy={query.isPlaceholderData}
              onAnswer={answering.open}
            />
            <Pagination
              page={page}
              pages={pages}
              onPage={(next) => {
                address.setPage(next)
                heading.current?.focus()
              }}
              text={<Plural value={total} one="# application" other="# applications" />}
            />
          </>
        )}
      </TableFrame>
      {subject !== null && (
        <AnswerDialog
          key={answering.key}
          application={subject}
          open={answering.isOpen}
          words={words.get(subject.id) ?? ''}
          onWords={(text) => setWords((before) => new Map(before).set(subject.id, text))}
          onAnswered={async (text) => {
            await renew()
            answering.close()
            notify({ text, tone: 'success' })
          }}
          onRefused={() => void renew()}
          onClose={answering.close}
          // The button that was pressed goes with the open state.
          returnFocus={(isDone) => (isDone ? heading.current : null)}
        />
      )}
    </section>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState title={<Trans>No applications in this state</Trans>}>
        <Trans>Choose another state to see the others.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={<Trans>Nobody has applied yet</Trans>}>
      <Trans>When a learner applies to one of your courses, the application stands here.</Trans>
    </EmptyState>
  )
}
