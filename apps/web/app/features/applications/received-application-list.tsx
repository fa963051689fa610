import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReceivedApplication } from '@milepost/contract/applications'
import { applicationStatuses } from '@milepost/contract/constants/applications'
import { useQuery } from '@tanstack/react-query'
import { AnswerDialog } from '#features/applications/answer-dialog.tsx'
import { receivedQuery } from '#features/applications/list-api.ts'
import { receivedColumns } from '#features/applications/received-columns.tsx'
import { useListAddress } from '#lib/list-address.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListChoice } from '#ui/list-choice.tsx'
import { ResourceTable, RowAction } from '#ui/resource-list/resource-table.tsx'

interface ReceivedApplicationListProps {
  userId: string
  institutionId: number
}

/** What learners applied for at an institution, and the way to answer them. */
export function ReceivedApplicationList({ userId, institutionId }: ReceivedApplicationListProps) {
  const address = useListAddress(['status'])
  const status = applicationStatuses.find((one) => one === address.values.status)
  return (
    <ResourceTable
      query={useQuery(receivedQuery(userId, institutionId, { status, page: address.page }))}
      paging={address}
      title={<Trans>Received applications</Trans>}
      isTitleHidden
      filters={<StatusFilter status={address.values.status} onChange={(next) => address.set('status', next)} />}
      caption={<Trans>Applications, newest first</Trans>}
      columns={receivedColumns}
      keyOf={({ id }) => id}
      actions={(application, open) =>
        application.status === 'sent' && <AnswerAction application={application} onOpen={() => open('answer')} />
      }
      dialogs={{
        answer: (application, dialog) => <AnswerDialog {...dialog} userId={userId} application={application} />,
      }}
      failure={<Trans>We couldn’t load the applications</Trans>}
      empty={<Nothing isFiltered={status !== undefined} />}
      count={({ total }) => <Plural value={total} one="# application" other="# applications" />}
    />
  )
}

function AnswerAction({ application, onOpen }: { application: ReceivedApplication; onOpen: () => void }) {
  const { t } = useLingui()
  const name = application.applicant?.name ?? ''
  const course = application.courseTitle
  return (
    <RowAction aria-label={t`Answer ${name}, who applied to ${course}`} onClick={onOpen}>
      <Trans>Answer</Trans>
    </RowAction>
  )
}

function StatusFilter({ status, onChange }: { status: string; onChange: (status: string) => void }) {
  const { t } = useLingui()
  return (
    <div className="max-w-60">
      <ListChoice
        label={<Trans>Status</Trans>}
        value={status}
        onChange={onChange}
        choices={[
          ['', t`All applications`],
          ['sent', t`Waiting for an answer`],
          ['accepted', t`Accepted`],
          ['declined', t`Declined`],
          ['withdrawn', t`Withdrawn`],
          ['closed', t`Closed`],
        ]}
      />
    </div>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState title={<Trans>No applications with this status</Trans>}>
        <Trans>Choose another status to see the others.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={<Trans>No applications yet</Trans>}>
      <Trans>When a learner applies to one of your courses, you’ll see it here.</Trans>
    </EmptyState>
  )
}
