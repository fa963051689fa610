import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type PaceChange, roadmapQuery, savePace } from '#features/roadmaps/api.ts'

export const paceKey = (userId: string) => ['pace', userId]

/** Saves the hours a week, and shows them on the roadmap at once. */
export function useSavePace(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: paceKey(userId),
    mutationFn: (pace: PaceChange) => savePace(userId, pace),
    onSuccess: (pace) => {
      queryClient.setQueryData(roadmapQuery(userId).queryKey, (known) => known && { ...known, ...pace })
    },
  })
}
