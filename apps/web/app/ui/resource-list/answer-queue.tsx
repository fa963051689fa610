import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { chosenStatus, useListAddress } from '#lib/list-address.ts'
import type { pagedQuery } from '#lib/paged-query.ts'
import { type ListRows, useRowsPerPage } from '#lib/rows-per-page.ts'
import type { Column } from '#ui/data-table.tsx'
import { answerNotice } from '#ui/resource-list/answer-notice.ts'
import { ChoiceFilter, FilterBar } from '#ui/resource-list/filter-bar.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { type ResourceColumn, ResourceTable, TitleButton } from '#ui/resource-list/resource-table.tsx'
import type { RowDecisions } from '#ui/resource-list/row-selection.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { notify } from '#ui/toast.tsx'

const all = 'all'

interface AnswerQueueProps<Row extends { id: number }, Status extends string> {
  /** What the table contains, for screen readers. */
  caption: ReactNode
  /** Every status with its name. Requests with the first one wait for an answer and are shown unless another is chosen. */
  statuses: readonly [readonly [Status, string], ...(readonly [Status, string])[]]
  /** A page of the requests with a status; '' for all. */
  queryOf: (status: Status | '', page: number) => ReturnType<typeof pagedQuery<Row>>
  columns: readonly Column<Row>[]
  rowsPerPage: ListRows
  nameOf: (request: Row) => string
  action: (request: Row, open: () => void) => ReactNode
  /** `canUndo`: the learner hears of the answer later, unless it is undone. */
  dialog: (request: Row, dialog: DialogControl & { onAnswered: (canUndo?: boolean) => void }) => ReactNode
  /** Decides about several of those that wait, of which it reads all. */
  decisions?: RowDecisions<Row> & { readonly readAll: () => Promise<readonly Row[]> }
}

/** The requests of learners for an admin to answer, filtered by status. */
export function AnswerQueue<Row extends { id: number }, Status extends string>(props: AnswerQueueProps<Row, Status>) {
  const { caption, statuses, queryOf, columns, rowsPerPage, nameOf, action, dialog, decisions } = props
  const { t } = useLingui()
  const address = useListAddress(['status'])
  const [[waiting]] = statuses
  const names = statuses.map(([status]) => status)
  const status = chosenStatus(address.values.status, names, waiting)
  const query = useQuery(queryOf(status, address.page))
  const waitingOnes = useQuery({ ...queryOf(waiting, 1), enabled: (decisions?.selection.rows.length ?? 0) > 0 })
  return (
    <ListSection isDense>
      <FilterBar>
        <ChoiceFilter
          label={t`Status`}
          value={status || all}
          onChange={(next) => {
            decisions?.selection.set([])
            address.set('status', next)
          }}
          choices={[...statuses, [all, t`All`]]}
        />
      </FilterBar>
      {decisions?.bar(query.data?.rows ?? [], { total: waitingOnes.data?.total, readAll: decisions.readAll })}
      <ResourceTable
        query={query}
        paging={address}
        caption={caption}
        rowsPerPage={useRowsPerPage(rowsPerPage)}
        columns={withTitleButton(columns)}
        nameOf={nameOf}
        selection={decisions?.selection}
        menu={(request, open) => action(request, () => open('answer'))}
        dialogs={{
          answer: (request, control) => {
            const onAnswered = (canUndo = false) => {
              control.onClose()
              const text = canUndo ? t`Saved. We’ll tell the learner in a minute.` : t`We’ve told the learner.`
              notify({ text, tone: 'success', id: answerNotice })
            }
            return dialog(request, { ...control, onAnswered })
          },
        }}
        failure={<Trans>We couldn’t load the requests</Trans>}
        emptyText={status === waiting ? <Trans>All caught up.</Trans> : <Trans>No messages.</Trans>}
        count={({ first, last, total }) => (
          <Trans>
            Showing {first}-{last} of <Plural value={total} one="# request" other="# requests" />
          </Trans>
        )}
      />
    </ListSection>
  )
}

/** The columns, whose title opens the answer. */
function withTitleButton<Row>(columns: readonly Column<Row>[]): ResourceColumn<Row, 'answer'>[] {
  return columns.map(({ cell, ...column }) => ({
    ...column,
    cell: (row, open) =>
      column.isTitle === true ? <TitleButton onPress={() => open('answer')}>{cell(row)}</TitleButton> : cell(row),
  }))
}
