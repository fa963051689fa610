import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { chosenStatus, useListAddress } from '#lib/list-address.ts'
import type { pagedQuery } from '#lib/paged-query.ts'
import type { Column } from '#ui/data-table.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { answerNotice } from '#ui/resource-list/answer-notice.ts'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable } from '#ui/resource-list/resource-table.tsx'
import { type RowSelection, withBoxes } from '#ui/resource-list/row-selection.tsx'
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
  action: (request: Row, open: () => void) => ReactNode
  /** `canUndo`: the learner hears of the answer later, unless it is undone. */
  dialog: (request: Row, dialog: DialogControl & { onAnswered: (canUndo?: boolean) => void }) => ReactNode
  /** Decides about several of those that wait, of which it reads all. */
  selection?: RowSelection<Row> & { readonly readAll: () => Promise<readonly Row[]> }
}

/** The requests of learners for an admin to answer, filtered by status. */
export function AnswerQueue<Row extends { id: number }, Status extends string>(props: AnswerQueueProps<Row, Status>) {
  const { caption, statuses, queryOf, columns, action, dialog, selection } = props
  const { t } = useLingui()
  const address = useListAddress(['status'])
  const [[waiting]] = statuses
  const names = statuses.map(([status]) => status)
  const status = chosenStatus(address.values.status, names, waiting)
  const query = useQuery(queryOf(status, address.page))
  const waitingOnes = useQuery({ ...queryOf(waiting, 1), enabled: selection?.isUsed === true })
  return (
    <ListSection>
      <div className="max-w-64">
        <FilterSelect
          label={<Trans>Status</Trans>}
          value={status || all}
          onChange={(next) => {
            selection?.clear()
            address.set('status', next)
          }}
          choices={[...statuses, [all, t`All`]]}
        />
      </div>
      {selection?.bar(query.data?.rows ?? [], {
        total: waitingOnes.data?.total,
        readAll: selection.readAll,
      })}
      <ResourceTable
        query={query}
        paging={address}
        caption={caption}
        columns={selection === undefined ? columns : withBoxes<Row, 'answer'>(columns, selection)}
        actions={(request, open) => action(request, () => open('answer'))}
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
