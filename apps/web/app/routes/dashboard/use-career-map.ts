import type { CareerDiagram } from '@milepost/contract/career-diagrams/schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { DiagramFailure, diagramQuery, regenerateDiagram } from '#features/career-diagrams/api.ts'
import { progressQuery } from '#features/progress/api.ts'
import { useProgress } from '#features/progress/progress-provider.tsx'
import { adviceQuery } from '#features/recommendations/api.ts'
import { roadmapQuery, versionsQuery } from '#features/roadmaps/api.ts'
import { isPlanMissing, ProgressUnsaved } from './roadmap-change.ts'

/** The diagram screen is in one of these states. */
type CareerMap =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly step: DiagramFailure['step'] | 'regenerate'; readonly cause: unknown }
  | { readonly state: 'loaded'; readonly content: CareerDiagram['content'] }

interface CareerMapHandlers {
  readonly onDone: () => void
  /** It takes a paid plan: the diagram stays. */
  readonly onPlanMissing: () => void
}

/** Loads the diagram on entry, making the roadmap where there is none, and makes another one when asked. */
export function useCareerMap(userId: string) {
  const queryClient = useQueryClient()
  const { saveAll } = useProgress()
  const query = useQuery(diagramQuery(userId))
  const mutationKey = ['career-map', userId]
  const { mutate, reset, error, isPending } = useMutation({
    mutationKey,
    mutationFn: async () => {
      if (!(await saveAll())) throw new ProgressUnsaved()
      await regenerateDiagram(userId)
      for (const { queryKey } of [roadmapQuery(userId), versionsQuery(userId), adviceQuery(userId)])
        void queryClient.invalidateQueries({ queryKey })
      // The states go by the numbers of the new steps: both are read before either is shown.
      await Promise.all([
        queryClient.fetchQuery({ ...progressQuery(userId), staleTime: 0 }),
        queryClient.fetchQuery({ ...diagramQuery(userId), staleTime: 0 }),
      ])
    },
  })
  const map = (): CareerMap => {
    if (isPending) return { state: 'loading' }
    if (error !== null && !isPlanMissing(error)) return { state: 'failed', step: 'regenerate', cause: error }
    if (query.data !== undefined && query.error === null) return { state: 'loaded', content: query.data }
    if (query.error === null || (query.data !== undefined && query.isFetching)) return { state: 'loading' }
    const step = query.error instanceof DiagramFailure ? query.error.step : 'load'
    return { state: 'failed', step, cause: query.error.cause }
  }
  return {
    map: map(),
    retry: () => {
      reset()
      void query.refetch()
    },
    regenerate: ({ onDone, onPlanMissing }: CareerMapHandlers) => {
      // Asked of the client, not of what was rendered: a double click comes faster than that.
      if (queryClient.isMutating({ mutationKey }) > 0) return
      mutate(undefined, {
        onSuccess: onDone,
        onError: (failure) => {
          if (isPlanMissing(failure)) onPlanMissing()
        },
      })
    },
  }
}
