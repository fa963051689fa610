import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { suggestionsQuery } from '#features/analytics/figures/api.ts'
import { newCourseAddress } from '#features/analytics/figures/new-course-address.ts'
import { ButtonLink } from '#ui/button.tsx'
import { TaskRow } from '#ui/task-row.tsx'

/** The skill in demand that is nearest to what an institution teaches. Where there is none, nothing is said. */
export function DemandTask({ institutionId }: { institutionId: number }) {
  const [nearest] = useQuery(suggestionsQuery(institutionId)).data ?? []
  if (nearest === undefined) return null
  const { skill, learners } = nearest
  return (
    <TaskRow
      action={
        <ButtonLink to={newCourseAddress(skill)} variant="quiet" size="small">
          <Trans>Draft this course</Trans>
        </ButtonLink>
      }
    >
      <strong>{skill.name}</strong>:{' '}
      <Plural value={learners} one="# learner is waiting for it." other="# learners are waiting for it." />
    </TaskRow>
  )
}
