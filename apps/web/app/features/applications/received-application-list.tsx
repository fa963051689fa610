import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { applicationStatuses } from '@milepost/contract/applications/limits'
import type { ReceivedApplication } from '@milepost/contract/applications/schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AnswerDialog } from '#features/applications/answer-dialog.tsx'
import { AnswerManyDialog, type AnswersResult } from '#features/applications/answer-many-dialog.tsx'
import { AnswersNote } from '#features/applications/answers-note.tsx'
import { receivedQuery } from '#features/applications/list-api.ts'
import { MessageAcceptedDialog } from '#features/applications/message-accepted-dialog.tsx'
import { receivedColumns } from '#features/applications/received-columns.tsx'
import { pageOf, useListAddress } from '#lib/list-address.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import type { Column } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable, RowAction } from '#ui/resource-list/resource-table.tsx'
import { useDialogs } from '#ui/resource-list/use-dialogs.tsx'

const statusOf = (text: string | null) => applicationStatuses.find((one) => one === text)

export const shownApplicationsQuery = (userId: string, institutionId: number, search: URLSearchParams) =>
  receivedQuery(userId, institutionId, { status: statusOf(search.get('status')), page: pageOf(search) })

interface ReceivedApplicationListProps {
  userId: string
  institutionId: number
}

/** What learners applied for at an institution, and the way to answer them. */
export function ReceivedApplicationList({ userId, institutionId }: ReceivedApplicationListProps) {
  const address = useListAddress(['status'])
  const { t } = useLingui()
  const selection = useSelection(userId, institutionId)
  const status = statusOf(address.values.status)
  const query = useQuery(receivedQuery(userId, institutionId, { status, page: address.page }))
  return (
    <ListSection title={<Trans>Received applications</Trans>} isTitleHidden>
      <StatusFilter status={address.values.status} onChange={(next) => address.set('status', next)} />
      <SelectionBar selection={selection} shown={query.data?.rows ?? []} />
      <ResourceTable
        query={query}
        paging={address}
        caption={<Trans>Applications, newest first</Trans>}
        columns={selectableColumns(selection)}
        actions={(application, open) =>
          application.status === 'sent' ? (
            <AnswerAction application={application} onOpen={() => open('answer')} />
          ) : (
            application.status === 'accepted' &&
            application.courseId !== null && (
              <RowAction
                aria-haspopup="dialog"
                aria-label={t`Write to all accepted for ${application.courseTitle}`}
                onClick={() => open('message')}
              >
                <Trans>Write to all accepted</Trans>
              </RowAction>
            )
          )
        }
        dialogs={{
          answer: (application, dialog) => <AnswerDialog {...dialog} userId={userId} application={application} />,
          message: ({ courseId, ...application }, dialog) =>
            courseId !== null && (
              <MessageAcceptedDialog
                {...dialog}
                userId={userId}
                institutionId={institutionId}
                application={{ ...application, courseId }}
              />
            ),
        }}
        failure={<Trans>We couldn’t load the applications</Trans>}
        empty={<Nothing isFiltered={status !== undefined} />}
        count={({ total }) => <Plural value={total} one="# application" other="# applications" />}
      />
    </ListSection>
  )
}

/** The open applications that are selected, also on other pages, and what became of the last answers. */
function useSelection(userId: string, institutionId: number) {
  const [selected, setSelected] = useState<readonly ReceivedApplication[]>([])
  const [result, setResult] = useState<(AnswersResult & { readonly about: typeof selected }) | null>(null)
  const { open, dialog } = useDialogs({
    answers: (applications: readonly ReceivedApplication[], control) => (
      <AnswerManyDialog
        {...control}
        userId={userId}
        institutionId={institutionId}
        applications={applications}
        onAnswered={(answered) => {
          setResult({ ...answered, about: applications })
          setSelected([])
        }}
      />
    ),
  })
  return {
    selected,
    setSelected,
    result,
    dismiss: () => setResult(null),
    answer: () => open('answers', selected),
    dialog,
  }
}

type Selection = ReturnType<typeof useSelection>

/** The columns, with a box before the learner of each application that waits. */
function selectableColumns(selection: Selection): Column<ReceivedApplication>[] {
  return receivedColumns.map((column) =>
    column.isTitle === true
      ? {
          ...column,
          cell: (application) => (
            <div className="flex items-start gap-3">
              <span className={application.status === 'sent' ? 'flex pt-1' : 'hidden w-5 shrink-0 @3xl:block'}>
                {application.status === 'sent' && <SelectBox application={application} selection={selection} />}
              </span>
              <div className="min-w-0">{column.cell(application)}</div>
            </div>
          ),
        }
      : column,
  )
}

function SelectBox({ application, selection }: { application: ReceivedApplication; selection: Selection }) {
  const { t } = useLingui()
  const { selected, setSelected } = selection
  const isSelected = selected.some(({ id }) => id === application.id)
  const name = application.applicant?.name ?? ''
  return (
    <input
      type="checkbox"
      className="tick"
      aria-label={t`Select ${name}, who applied to ${application.courseTitle}`}
      checked={isSelected}
      onChange={() =>
        setSelected(isSelected ? selected.filter(({ id }) => id !== application.id) : [...selected, application])
      }
    />
  )
}

function SelectionBar({ selection, shown }: { selection: Selection; shown: readonly ReceivedApplication[] }) {
  const { selected, setSelected, result } = selection
  const open = shown.filter(({ status }) => status === 'sent')
  const others = selected.filter(({ id }) => !shown.some((one) => one.id === id))
  const isPageSelected = open.every(({ id }) => selected.some((one) => one.id === id))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {result !== null && <AnswersNote result={result} applications={result.about} onDismiss={selection.dismiss} />}
      {open.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Checkbox
            checked={isPageSelected}
            onChange={() => setSelected(isPageSelected ? others : [...others, ...open])}
          >
            <Trans>Select all that wait on this page</Trans>
          </Checkbox>
          {selected.length > 0 && (
            <>
              <p role="status" className="font-semibold tabular-nums">
                <Plural value={selected.length} one="# selected" other="# selected" />
              </p>
              <Button size="small" aria-haspopup="dialog" onClick={selection.answer}>
                <Trans>Accept or decline</Trans>
              </Button>
              <Button variant="quiet" size="small" onClick={() => setSelected([])}>
                <Trans>Clear selection</Trans>
              </Button>
            </>
          )}
        </div>
      )}
      {selection.dialog}
    </div>
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
      <FilterSelect
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
