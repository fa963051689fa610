import { Trans } from '@lingui/react/macro'
import type { CourseFigures } from '@milepost/contract/figures'
import { useQuery } from '@tanstack/react-query'
import { courseFiguresQuery, rowsPerPage } from '#features/analytics/figures/api.ts'
import { Learners } from '#features/analytics/figures/learners.tsx'
import { useListAddress } from '#lib/list-address.ts'
import { Badge } from '#ui/badge.tsx'
import { type Column, DataTable, TableFrame } from '#ui/data-table.tsx'
import { Pagination } from '#ui/pagination.tsx'

const columns: readonly Column<CourseFigures>[] = [
  {
    key: 'title',
    header: <Trans>Course</Trans>,
    isTitle: true,
    cell: ({ title, status }) => (
      <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {title}
        {status === 'pending' && (
          <Badge>
            <Trans>Pending</Trans>
          </Badge>
        )}
        {status === 'rejected' && (
          <Badge>
            <Trans>Rejected</Trans>
          </Badge>
        )}
      </span>
    ),
  },
  { key: 'views', header: <Trans>Opened</Trans>, align: 'end', cell: ({ views }) => <Learners value={views} /> },
  {
    key: 'linked',
    header: <Trans>On roadmaps</Trans>,
    align: 'end',
    cell: ({ linked }) => <Learners value={linked} />,
  },
  { key: 'reached', header: <Trans>Reached</Trans>, align: 'end', cell: ({ reached }) => <Learners value={reached} /> },
  {
    key: 'finished',
    header: <Trans>Finished</Trans>,
    align: 'end',
    cell: ({ finished }) => <Learners value={finished} />,
  },
]

/** How many learners have to do with each course, the most opened first. */
export function CourseTable({ institutionId }: { institutionId: number }) {
  const { page, setPage } = useListAddress([])
  const query = useQuery(courseFiguresQuery(institutionId, page))
  const { data, isPlaceholderData } = query
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / rowsPerPage))
  return (
    <section aria-labelledby="by-course" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="by-course" className="text-title">
        <Trans>Learners by course</Trans>
      </h2>
      <TableFrame query={query} rows={5} failure={<Trans>The figures of the courses could not be loaded</Trans>}>
        {data !== undefined && data.total === 0 && (
          <p className="text-ink-soft">
            <Trans>There are no courses yet.</Trans>
          </p>
        )}
        {data !== undefined && data.total > 0 && (
          <>
            <DataTable
              caption={<Trans>Learners by course</Trans>}
              columns={columns}
              rows={data.courses}
              keyOf={({ id }) => id}
              busy={isPlaceholderData}
            />
            <Pagination
              page={Math.min(page, pages)}
              pages={pages}
              onPage={setPage}
              text={
                <Trans>
                  Page {Math.min(page, pages)} of {pages}
                </Trans>
              }
            />
          </>
        )}
      </TableFrame>
    </section>
  )
}
