import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { notifyManager, type QueryClient } from '@tanstack/react-query'
import { progressQuery } from '#features/progress/api.ts'
import { adviceQuery } from '#features/recommendations/api.ts'
import { roadmapQuery, versionsQuery } from '#features/roadmaps/api.ts'
import { carryProgress } from '#features/roadmaps/change/carry-progress.ts'

/** Shows another version of the roadmap with its progress, and reloads everything that depends on it. */
export async function showRoadmap(queryClient: QueryClient, userId: string, after: Roadmap): Promise<void> {
  const progressKey = progressQuery(userId).queryKey
  const roadmapKey = roadmapQuery(userId).queryKey
  await Promise.all([progressKey, roadmapKey].map((queryKey) => queryClient.cancelQueries({ queryKey })))
  const before = queryClient.getQueryData(roadmapKey)
  notifyManager.batch(() => {
    queryClient.setQueryData(roadmapKey, after)
    if (before !== undefined)
      queryClient.setQueryData(
        progressKey,
        (progress) => progress && carryProgress(before.roadmap, after.roadmap, progress),
      )
  })
  for (const queryKey of [progressKey, versionsQuery(userId).queryKey, adviceQuery(userId).queryKey])
    void queryClient.invalidateQueries({ queryKey })
}
