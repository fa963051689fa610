import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type OpenSteps, openStepsOf } from '#features/courses/open-steps.ts'
import { useProgress } from '#features/progress/progress-provider.tsx'
import { roadmapQuery } from '#features/roadmaps/api.ts'
import { useCurrentUser } from '#lib/current-user.ts'

const none: OpenSteps = []

/** The steps that courses are wanted for: undefined while they load, none without a roadmap or where it cannot be loaded. */
export function useOpenSteps(): OpenSteps | undefined {
  const { id, profileCompleted } = useCurrentUser()
  const { data: roadmap, isError } = useQuery({ ...roadmapQuery(id), enabled: profileCompleted })
  const { statuses, isPending } = useProgress()
  const steps = roadmap?.roadmap
  return useMemo(() => {
    if (!profileCompleted || isError) return none
    return steps === undefined || isPending ? undefined : openStepsOf(steps, statuses)
  }, [profileCompleted, isError, steps, isPending, statuses])
}
