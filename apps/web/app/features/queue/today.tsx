import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AdminCourse } from '@milepost/contract/courses/schema'
import { type QueueKind, queueKinds } from '@milepost/contract/queue/limits'
import type { QueueCounts, QueueDetails } from '@milepost/contract/queue/schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { queueQuery, queueRows } from '#features/queue/api.ts'
import { useKindNames } from '#features/queue/kinds.tsx'
import { QueueBoard } from '#features/queue/queue-board.tsx'
import { isDecidable } from '#features/queue/use-decisions.ts'
import { formatNumber } from '#lib/format.ts'
import { useListAddress } from '#lib/list-address.ts'
import { useRowsPerPage } from '#lib/rows-per-page.ts'
import { usePage } from '#lib/use-page.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { ChoiceFilter } from '#ui/resource-list/filter-bar.tsx'
import { NoRows, RowsPerPage } from '#ui/resource-list/resource-list.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'

export interface TodayParts {
  /** What the course's own feature shows of it. */
  courseRecord: (course: AdminCourse) => ReactNode
  /** The dialog in which an item is answered in words; null for what isn't. `canUndo`: the answer can be undone. */
  answerDialog: (
    details: QueueDetails,
    dialog: DialogControl & { onAnswered: (canUndo?: boolean) => void },
  ) => ReactNode
}

interface TodayProps extends TodayParts {
  userId: string
  /** How many of each kind wait; undefined until that is known. */
  counts: QueueCounts | undefined
}

const kindOf = (text: string | null) => queueKinds.find((each) => each === text) ?? ''

/** The first page of what an address asks for. */
export const shownQueueQuery = (search: URLSearchParams) => queueQuery(kindOf(search.get('kind')), 1)

/** Everything that waits for an admin, the oldest first, with the item that is read and its decision. */
export function Today({ userId, counts, ...parts }: TodayProps) {
  const { t } = useLingui()
  const titleId = useId()
  const address = useListAddress(['kind'])
  const kind = kindOf(address.values.kind)
  const paging = usePage()
  const rows = useRowsPerPage(queueRows)
  const query = useQuery(queueQuery(kind, paging.page))
  const pages = Math.max(1, Math.ceil((query.data?.total ?? 0) / rows.perPage))
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="text-title">
          <Trans>Today</Trans>
        </h2>
        <KindFilter
          kind={kind}
          counts={counts}
          onChange={(next) => {
            paging.setPage(1)
            address.set('kind', next)
          }}
        />
      </div>
      <Loaded
        query={query}
        failure={(retry) => <ErrorState title={<Trans>We couldn’t load what’s waiting.</Trans>} onRetry={retry} />}
      >
        {(data) => (
          <>
            <QueueBoard
              // The rows of another page or kind, which are shown until these have come, are not kept.
              key={`${kind} ${data.page} ${query.isPlaceholderData}`}
              {...parts}
              userId={userId}
              read={data.rows}
              kind={kind}
              total={kind === '' ? decidableCount(counts) : data.total}
              empty={
                <NoRows>
                  <Trans>All caught up.</Trans>
                </NoRows>
              }
            />
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3 *:last:grow">
              <RowsPerPage paging={paging} rowsPerPage={rows} total={data.total} />
              {pages > 1 && (
                <Pagination
                  page={Math.min(paging.page, pages)}
                  pages={pages}
                  onPage={paging.setPage}
                  label={t`Pages of what’s waiting`}
                  text={<Plural value={data.total} one="# item" other="# items" />}
                />
              )}
            </div>
          </>
        )}
      </Loaded>
    </section>
  )
}

/** How many wait that can be approved or rejected. */
function decidableCount(counts: QueueCounts | undefined): number | undefined {
  if (counts === undefined) return undefined
  return queueKinds.reduce((sum, kind) => sum + (isDecidable({ kind }) ? counts[kind] : 0), 0)
}

interface KindFilterProps extends Pick<TodayProps, 'counts'> {
  kind: QueueKind | ''
  onChange: (kind: string) => void
}

function KindFilter({ kind, counts, onChange }: KindFilterProps) {
  const { t } = useLingui()
  const names = useKindNames()
  const withCount = (name: string, count: number | undefined) =>
    count === undefined ? name : t`${name} (${formatNumber(count)})`
  return (
    <ChoiceFilter
      label={t`Kind`}
      value={kind}
      onChange={onChange}
      choices={[
        ['', t`Everything`],
        ...queueKinds.map((each) => [each, withCount(names[each].several, counts?.[each])] as const),
      ]}
    />
  )
}
