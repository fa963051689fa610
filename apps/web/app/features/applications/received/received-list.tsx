import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ApplicationStatus, applicationStatuses } from '@milepost/contract/applications/limits'
import type { AppliedCourse, ReceivedApplication } from '@milepost/contract/applications/schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  appliedCoursesQuery,
  type ReceivedFilter,
  receivedQuery,
  saveApplications,
} from '#features/applications/received/api.ts'
import { ApplicationRecord } from '#features/applications/received/application-record.tsx'
import { CompletionsDialog } from '#features/applications/received/completions-dialog.tsx'
import { MessageEnrolledDialog } from '#features/applications/received/message-enrolled-dialog.tsx'
import { MoveDialog, type MovesResult } from '#features/applications/received/move-dialog.tsx'
import { type Move, nameOfMove, possibleMoves } from '#features/applications/received/moves.ts'
import { MovesNote } from '#features/applications/received/moves-note.tsx'
import { PlacesNote } from '#features/applications/received/places-note.tsx'
import { receivedColumns } from '#features/applications/received/received-columns.tsx'
import { RevocationDialog } from '#features/applications/received/revocation-dialog.tsx'
import { formatCalendarDay } from '#lib/format.ts'
import { type ListChoice, listChoiceOf, useListAddress } from '#lib/list-address.ts'
import { type ListRows, rowsPerPage, useRowsPerPage } from '#lib/rows-per-page.ts'
import { useApplicationStatusNames } from '#ui/application-status.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ExportButton } from '#ui/export-button.tsx'
import { ChoiceFilter, DateFilter, FilterBar } from '#ui/resource-list/filter-bar.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable, RowAction } from '#ui/resource-list/resource-table.tsx'
import { SelectionBar, useRowSelection } from '#ui/resource-list/row-selection.tsx'
import { useDialogs } from '#ui/resource-list/use-dialogs.tsx'
import { SearchField } from '#ui/search-field.tsx'

const names = ['status', 'course', 'start', 'search', 'from', 'to'] as const
type ChosenFilters = ListChoice<(typeof names)[number]>['values']

const receivedRows: ListRows = ['received-applications', 20]

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
const statusOf = (text: string): ApplicationStatus | undefined => applicationStatuses.find((one) => one === text)

function filterOf({ status, course, start, search, from, to }: ChosenFilters): ReceivedFilter {
  const known = statusOf(status)
  return {
    ...(known !== undefined && { status: known }),
    ...(/^\d{1,9}$/.test(course) && { course_id: Number(course) }),
    ...(/^\d{1,9}$/.test(start) && { intake_id: Number(start) }),
    ...(search !== '' && { search }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  }
}

export const shownApplicationsQuery = (userId: string, institutionId: number, address: URLSearchParams) => {
  const { values, page } = listChoiceOf(address, names)
  return receivedQuery(userId, institutionId, filterOf(values), { page, perPage: rowsPerPage(receivedRows) })
}

interface ReceivedApplicationListProps {
  userId: string
  institutionId: number
  /** The text of a spreadsheet's cells. */
  readFile: (file: File) => Promise<string>
}

/** What learners applied for at an institution, from their application to what became of it. */
export function ReceivedApplicationList({ userId, institutionId, readFile }: ReceivedApplicationListProps) {
  const address = useListAddress(names)
  const { t, i18n } = useLingui()
  const filter = filterOf(address.values)
  const rows = useRowsPerPage(receivedRows)
  const { page } = address
  const query = useQuery(receivedQuery(userId, institutionId, filter, { page, perPage: rows.perPage }))
  const { data: courses = [] } = useQuery(appliedCoursesQuery(userId, institutionId))
  const selection = useRowSelection<ReceivedApplication>({
    canSelect: (application) => possibleMoves([application]).length > 0,
  })
  const moving = useMoving({ userId, institutionId, readFile }, () => selection.set([]))
  return (
    <ListSection title={<Trans>Received applications</Trans>} isTitleHidden isDense>
      <Filters values={address.values} set={address.set} courses={courses} />
      <PlacesNote courses={courses} courseId={filter.course_id} intakeId={filter.intake_id} />
      {moving.note}
      <SelectionBar
        selection={selection}
        page={query.data?.rows ?? []}
        beside={
          <>
            <ExportButton save={() => saveApplications(institutionId, filter)} total={query.data?.total} />
            <ExportButton
              save={async () =>
                (await import('#features/applications/received/save-workbook.ts')).saveAsWorkbook(institutionId, filter)
              }
              total={query.data?.total}
              label={<Trans>Export as Excel</Trans>}
            />
            <Button variant="link" size="small" aria-haspopup="dialog" onClick={() => moving.openCompletions(filter)}>
              <Trans>Confirm completions from a list</Trans>
            </Button>
          </>
        }
      >
        {(selected) =>
          possibleMoves(selected).length === 0 ? (
            <span className="text-small text-ink-soft">
              <Trans>Nothing can be done with all of them at once: choose those in one state.</Trans>
            </span>
          ) : (
            possibleMoves(selected).map((move) => (
              <Button
                key={move}
                size="small"
                variant="quiet"
                aria-haspopup="dialog"
                onClick={() => moving.open(move, selected)}
              >
                {i18n._(nameOfMove(move, selected[0]?.status))}
              </Button>
            ))
          )
        }
      </SelectionBar>
      {moving.dialogs}
      <ResourceTable
        query={query}
        paging={address}
        rowsPerPage={rows}
        caption={<Trans>Applications, newest first</Trans>}
        columns={receivedColumns}
        nameOf={({ applicant, courseTitle }) =>
          applicant === null ? t`Withdrawn, ${courseTitle}` : t`${applicant.name}, ${courseTitle}`
        }
        selection={selection}
        menu={(application, open) => {
          const { status, courseId, credential } = application
          const possible = possibleMoves([application])
          const canWrite = status === 'enrolled' && courseId !== null
          if (possible.length === 0 && !canWrite && credential !== 'valid') return null
          return (
            <>
              {possible.map((move) => (
                <RowAction key={move} aria-haspopup="dialog" onClick={() => moving.open(move, [application])}>
                  {i18n._(nameOfMove(move, status))}
                </RowAction>
              ))}
              {canWrite && (
                <RowAction aria-haspopup="dialog" onClick={() => open('message')}>
                  <Trans>Write to all enrolled</Trans>
                </RowAction>
              )}
              {credential === 'valid' && (
                <RowAction aria-haspopup="dialog" onClick={() => open('revocation')}>
                  <Trans>Revoke the credential</Trans>
                </RowAction>
              )}
            </>
          )
        }}
        record={(application) => (
          <ApplicationRecord userId={userId} institutionId={institutionId} application={application} />
        )}
        dialogs={{
          revocation: (application, dialog) => (
            <RevocationDialog {...dialog} userId={userId} institutionId={institutionId} application={application} />
          ),
          message: ({ courseId, ...application }, dialog) =>
            courseId !== null && (
              <MessageEnrolledDialog
                {...dialog}
                userId={userId}
                institutionId={institutionId}
                application={{ ...application, courseId }}
              />
            ),
        }}
        failure={<Trans>We couldn’t load the applications</Trans>}
        empty={<Nothing isFiltered={Object.keys(filter).length > 0} />}
        count={({ total }) => <Plural value={total} one="# application" other="# applications" />}
      />
    </ListSection>
  )
}

/** The dialogs that move applications, and what became of the last move. */
function useMoving(list: ReceivedApplicationListProps, onMoved: () => void) {
  const { userId, institutionId, readFile } = list
  type About = readonly ReceivedApplication[]
  const [result, setResult] = useState<(MovesResult & { readonly about: About; readonly key: number }) | null>(null)
  const { open, dialog } = useDialogs({
    move: ({ move, applications }: { move: Move; applications: About }, control) => (
      <MoveDialog
        {...control}
        userId={userId}
        institutionId={institutionId}
        move={move}
        applications={applications}
        onMoved={(moved) => {
          setResult((before) => ({ ...moved, about: applications, key: (before?.key ?? 0) + 1 }))
          onMoved()
        }}
      />
    ),
  })
  const completions = useDialogs({
    list: (filter: ReceivedFilter, control) => (
      <CompletionsDialog
        {...control}
        institutionId={institutionId}
        readFile={readFile}
        filter={filter}
        onFound={(applications) => open('move', { move: 'completed', applications })}
      />
    ),
  })
  return {
    open: (move: Move, applications: About) => open('move', { move, applications }),
    openCompletions: (filter: ReceivedFilter) => completions.open('list', filter),
    note: result !== null && (
      <MovesNote
        key={result.key}
        userId={userId}
        institutionId={institutionId}
        result={result}
        applications={result.about}
        onDismiss={() => setResult(null)}
      />
    ),
    dialogs: (
      <>
        {dialog}
        {completions.dialog}
      </>
    ),
  }
}

interface FiltersProps {
  values: ChosenFilters
  set: (name: (typeof names)[number], value: string) => void
  courses: readonly AppliedCourse[]
}

function Filters({ values, set, courses }: FiltersProps) {
  const { t } = useLingui()
  const statusNames = useApplicationStatusNames()
  const intakes = courses.find(({ id }) => String(id) === values.course)?.intakes ?? []
  return (
    <FilterBar>
      <SearchField
        isInBar
        value={values.search}
        onSearch={(text) => set('search', text)}
        placeholder={t`Name, address, course or words`}
      />
      <ChoiceFilter
        label={t`Status`}
        value={values.status}
        onChange={(next) => set('status', next)}
        choices={[['', t`All applications`], ...applicationStatuses.map((each) => [each, statusNames[each]] as const)]}
      />
      <ChoiceFilter
        label={t`Course`}
        value={values.course}
        onChange={(next) => {
          set('start', '')
          set('course', next)
        }}
        choices={[['', t`All courses`], ...courses.map(({ id, title }) => [String(id), title] as const)]}
      />
      {intakes.length > 0 && (
        <ChoiceFilter
          label={t`Start`}
          value={values.start}
          onChange={(next) => set('start', next)}
          choices={[
            ['', t`All starts`],
            ...intakes.map(({ id, startsOn }) => [String(id), formatCalendarDay(startsOn)] as const),
          ]}
        />
      )}
      <DateFilter
        label={t`Sent`}
        from={values.from}
        to={values.to}
        onChange={set}
        labels={{ from: <Trans>Sent from</Trans>, to: <Trans>Sent until</Trans> }}
      />
    </FilterBar>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState title={<Trans>No applications match</Trans>}>
        <Trans>Change or clear a filter to see the others.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={<Trans>No applications yet</Trans>}>
      <Trans>When a learner applies to one of your courses, you’ll see it here.</Trans>
    </EmptyState>
  )
}
