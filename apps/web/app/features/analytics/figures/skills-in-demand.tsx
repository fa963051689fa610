import { Plural, Trans } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { FitBar } from '#ui/fit-bar.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const placeholders = [1, 2, 3, 4, 5, 6]

const skillsInDemandQuery = queryOptions({
  queryKey: ['skills-in-demand'],
  queryFn: () => call('GET /figures/demand', {}),
})

/** The skills most learners are waiting for a course for. Open to everyone: counts are in steps of five. */
export function SkillsInDemand() {
  const { data: skills, error, refetch } = useQuery(skillsInDemandQuery)
  if (skills === undefined && error !== null) {
    return (
      <RetryAlert onRetry={() => void refetch()}>
        <Trans>We couldn’t load the skills in demand.</Trans>
      </RetryAlert>
    )
  }
  if (skills === undefined) return <Loading />
  if (skills.length === 0) {
    return (
      <p>
        <Trans>No skill is wanted by 5 or more learners yet. They show up here as soon as one is.</Trans>
      </p>
    )
  }
  const most = Math.max(...skills.map(({ learners }) => learners))
  return (
    <ol className="grid gap-4">
      {skills.map(({ skill, area, learners }) => (
        <li key={skill.id} className="grid gap-1.5">
          <p className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">
              <span className="font-display font-bold">{skill.name}</span>{' '}
              <span className="text-small text-ink-soft">{area}</span>
            </span>
            <span className="shrink-0 text-small tabular-nums">
              <Plural value={learners} one="about # learner" other="about # learners" />
            </span>
          </p>
          <FitBar fit={(100 * learners) / most} />
        </li>
      ))}
    </ol>
  )
}

/** As high as a full list, so that nothing moves once it is there. */
function Loading() {
  return (
    <div role="status" className="grid gap-4">
      <p className="sr-only">
        <Trans>Loading...</Trans>
      </p>
      {placeholders.map((place) => (
        <div key={place} className="grid h-8.5 content-between">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-1.5 w-full" />
        </div>
      ))}
    </div>
  )
}
