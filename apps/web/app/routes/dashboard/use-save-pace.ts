import { useMutation, useQueryClient } from '@tanstack/react-query'
import { roadmapQuery, savePace } from '#features/roadmaps/api.ts'

export const paceKey = (userId: string) => ['pace', userId]

/** Saves the hours a week, and shows them on the roadmap at once. */
export function useSavePace(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: paceKey(userId),
    mutationFn: (hoursPerWeek: number | null) => savePace(userId, hoursPerWeek),
    onSuccess: (hoursPerWeek) => {
      queryClient.setQueryData(roadmapQuery(userId).queryKey, (known) => known && { ...known, hoursPerWeek })
    },
  })
}
