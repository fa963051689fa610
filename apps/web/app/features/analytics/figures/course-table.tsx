import { Trans } from '@lingui/react/macro'
import type { CourseFigures } from '@milepost/contract/analytics/schema'
import { useQuery } from '@tanstack/react-query'
import { courseFiguresQuery } from '#features/analytics/figures/api.ts'
import { Learners } from '#features/analytics/figures/learners.tsx'
import { useListAddress } from '#lib/list-address.ts'
import { Badge } from '#ui/badge.tsx'
import type { Column } from '#ui/data-table.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable } from '#ui/resource-list/resource-table.tsx'
import { TitledSection } from '#ui/titled-section.tsx'

const columns: readonly Column<CourseFigures>[] = [
  {
    key: 'title',
    header: <Trans>Course</Trans>,
    isTitle: true,
    wraps: true,
    cell: ({ title, status }) => (
      <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span>{title}</span>
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

const figuresOf = ({ views, linked, reached, finished }: CourseFigures) => [views, linked, reached, finished]
const hasNoFigure = (course: CourseFigures) => figuresOf(course).every((value) => value === null)
const hasSmallFigure = (course: CourseFigures) => figuresOf(course).includes(null)

function NoFigures() {
  return (
    <TitledSection title={<Trans>Learners by course</Trans>}>
      <p>
        <Trans>Each of your courses has fewer than 5 learners so far.</Trans>
      </p>
    </TitledSection>
  )
}

/** How many learners have to do with each course, the most opened first. */
export function CourseTable({ institutionId }: { institutionId: number }) {
  const address = useListAddress([])
  const query = useQuery(courseFiguresQuery(institutionId, address.page))
  const rows = query.data?.rows ?? []
  if (rows.length > 0 && rows.length === query.data?.total && rows.every(hasNoFigure)) return <NoFigures />
  return (
    <ListSection
      title={<Trans>Learners by course</Trans>}
      description={
        rows.some(hasSmallFigure) && (
          <p className="text-ink-soft">
            <Trans>A dash means fewer than 5 learners.</Trans>
          </p>
        )
      }
      isDense
    >
      <ResourceTable
        query={query}
        paging={address}
        caption={<Trans>Learners by course</Trans>}
        columns={columns}
        failure={<Trans>We couldn’t load the course figures</Trans>}
        emptyText={<Trans>There are no courses yet.</Trans>}
        count={({ page, pages }) => (
          <Trans>
            Page {page} of {pages}
          </Trans>
        )}
      />
    </ListSection>
  )
}
