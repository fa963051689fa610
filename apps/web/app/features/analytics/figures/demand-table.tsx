import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { maxCoursesCounted } from '@milepost/contract/analytics/limits'
import type { DemandedSkill } from '@milepost/contract/analytics/schema'
import { useQuery } from '@tanstack/react-query'
import { demandQuery } from '#features/analytics/figures/api.ts'
import { newCourseAddress } from '#features/analytics/figures/new-course-address.ts'
import { formatNumber } from '#lib/format.ts'
import { useListAddress } from '#lib/list-address.ts'
import { ButtonLink } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceList } from '#ui/resource-list/resource-list.tsx'

const columns: readonly Column<DemandedSkill>[] = [
  {
    key: 'skill',
    header: <Trans>Skill</Trans>,
    isTitle: true,
    wraps: true,
    cell: ({ skill, area }) => (
      <>
        <span>{skill.name}</span>
        <span className="block text-small font-normal text-ink-soft">{area}</span>
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
        <span>{courses >= maxCoursesCounted ? <Trans>{maxCoursesCounted} or more</Trans> : formatNumber(courses)}</span>
        {ownCourses > 0 && (
          <span className="block text-small text-ink-soft">
            <Plural value={ownCourses} one="# of them is yours" other="# of them are yours" />
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
      aria-label={t`Draft this course: ${skill.name}`}
    >
      <Trans>Draft this course</Trans>
    </ButtonLink>
  )
}

/** Skills that learners are to learn and that no course is linked to, the most wanted first. */
export function DemandTable({ institutionId }: { institutionId: number }) {
  const address = useListAddress([])
  return (
    <ListSection
      title={<Trans>Steps without a course</Trans>}
      description={
        <p className="text-ink-soft">
          <Trans>
            Learners need these skills but have no course: there is none, it’s over their budget, or it’s in another
            language.
          </Trans>
        </p>
      }
      isDense
    >
      <ResourceList
        query={useQuery(demandQuery(institutionId, address.page))}
        paging={address}
        failure={<Trans>We couldn’t load the skills in demand</Trans>}
        empty={
          <EmptyState title={<Trans>No skill is wanted by 5 or more learners yet</Trans>}>
            <Trans>Skills show up here once 5 learners need them and have no course.</Trans>
          </EmptyState>
        }
        count={({ first, last, total }) => (
          <Trans>
            Showing {first}-{last} of <Plural value={total} one="# skill" other="# skills" />
          </Trans>
        )}
      >
        {(skills, _open, isBusy) => (
          <DataTable
            caption={<Trans>Steps without a course</Trans>}
            columns={columns}
            rows={skills}
            keyOf={({ skill }) => skill.id}
            busy={isBusy}
          />
        )}
      </ResourceList>
    </ListSection>
  )
}
