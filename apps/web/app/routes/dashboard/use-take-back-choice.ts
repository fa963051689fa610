import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useProgress } from '#features/progress/progress-provider.tsx'
import { takeBackChoice } from '#features/roadmaps/api.ts'
import { notify } from '#ui/toast.tsx'
import { roadmapChangeKey } from './make-change.ts'
import { ProgressUnsaved } from './roadmap-change.ts'
import { showRoadmap } from './show-roadmap.ts'

/** Takes back that the learner chose a career, and shows the roadmap from before. */
export function useTakeBackChoice(userId: string) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { saveAll } = useProgress()
  return useMutation({
    mutationKey: roadmapChangeKey(userId),
    mutationFn: async () => {
      if (!(await saveAll())) throw new ProgressUnsaved()
      const after = await takeBackChoice(userId)
      await showRoadmap(queryClient, userId, after)
      return after
    },
    onSuccess: ({ career }) =>
      notify({ id: 'roadmap-change', text: t`You took it back. Your roadmap: ${career}.`, tone: 'success' }),
    onError: () =>
      notify({ id: 'roadmap-change', text: t`We couldn’t save that. Nothing has changed.`, tone: 'danger' }),
  })
}
