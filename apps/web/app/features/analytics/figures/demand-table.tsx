import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type DemandedSkill, maxCoursesCounted } from '@milepost/contract/figures'
import { useQuery } from '@tanstack/react-query'
import { demandQuery, rowsPerPage } from '#features/analytics/figures/api.ts'
import { newCourseAddress } from '#features/analytics/figures/new-course-address.ts'
import { formatNumber } from '#lib/format.ts'
import { useListAddress } from '#lib/list-address.ts'
import { ButtonLink } from '#ui/button.tsx'
import { type Column, DataTable, TableFrame } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/pagination.tsx'

const columns: readonly Column<DemandedSkill>[] = [
  {
    key: 'skill',
    header: <Trans>Skill</Trans>,
    isTitle: true,
    cell: ({ skill, area }) => (
      <>
        {skill.name} <span className="block text-small font-normal text-ink-soft">{area}</span>
      </>
    ),
  },
  {
    key: 'learners',
    header: <Trans>Learners</Trans>,
    align: 'end',
    cell: ({ learners }) => formatNumber(learners),
  },
  {
    key: 'courses',
    header: <Trans>Courses that teach it</Trans>,
    align: 'end',
    cell: ({ courses, ownCourses }) => (
      <>
        {courses >= maxCoursesCounted ? <Trans>{maxCoursesCounted} or more</Trans> : formatNumber(courses)}{' '}
        {ownCourses > 0 && (
          <span className="block text-small text-ink-soft">
            <Plural value={ownCourses} one="# of them yours" other="# of them yours" />
          </span>
        )}
      </>
    ),
  },
  { key: 'create', header: <Trans>Action</Trans>, align: 'end', cell: ({ skill }) => <CreateCourse skill={skill} /> },
]

function CreateCourse({ skill }: Pick<DemandedSkill, 'skill'>) {
  const { t } = useLingui()
  return (
    <ButtonLink
      to={newCourseAddress(skill)}
      variant="quiet"
      size="small"
      aria-label={t`Create this course: ${skill.name}`}
    >
      <Trans>Create this course</Trans>
    </ButtonLink>
  )
}

/** Skills that learners are to learn and that no course is linked to, the most wanted first. */
export function DemandTable({ institutionId }: { institutionId: number }) {
  const { page, setPage } = useListAddress([])
  const query = useQuery(demandQuery(institutionId, page))
  const { data, isPlaceholderData } = query
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / rowsPerPage))
  const first = (page - 1) * rowsPerPage + 1
  const last = Math.min(page * rowsPerPage, data?.total ?? 0)
  return (
    <section aria-labelledby="demanded" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid max-w-prose gap-1">
        <h2 id="demanded" className="text-title">
          <Trans>Steps without a course</Trans>
        </h2>
        <p className="text-ink-soft">
          <Trans>
            Learners have these on their roadmaps, and no course is linked: none teaches it, or those that do are over
            their budget or in another language.
          </Trans>
        </p>
      </div>
      <TableFrame query={query} rows={5} failure={<Trans>The demand could not be loaded</Trans>}>
        {data !== undefined && data.total === 0 && (
          <EmptyState title={<Trans>Nothing is asked for by five learners or more</Trans>}>
            <Trans>As soon as at least five learners have a step that no course is linked to, it stands here.</Trans>
          </EmptyState>
        )}
        {data !== undefined && data.total > 0 && (
          <>
            <DataTable
              caption={<Trans>Steps without a course</Trans>}
              columns={columns}
              rows={data.skills}
              keyOf={({ skill }) => skill.id}
              busy={isPlaceholderData}
            />
            <Pagination
              page={Math.min(page, pages)}
              pages={pages}
              onPage={setPage}
              text={
                <Trans>
                  Showing {first}-{last} of {data.total} skills
                </Trans>
              }
            />
          </>
        )}
      </TableFrame>
    </section>
  )
}
