import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { roadmapQuery } from '#features/roadmaps/api.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { dismiss, notify } from '#ui/toast.tsx'
import { roadmapChangeKey, undoOf, useMakeChange } from './make-change.ts'
import { isPlanMissing, type RoadmapChange } from './roadmap-change.ts'
import { useChangeTexts } from './use-change-texts.ts'

interface RoadmapChangeHandlers {
  readonly onDone?: () => void
  /** The place that asked tells of the failure itself; else a notice does. */
  readonly showsFailure?: boolean
  /** It takes a paid plan. */
  readonly onPlanMissing?: () => void
}

const noticeId = 'roadmap-change'

/** Everything that makes another version the current one: one change at a time, each with a way back. */
export function useRoadmapChanges() {
  const { t } = useLingui()
  const { id } = useCurrentUser()
  const queryClient = useQueryClient()
  const { textAfter, textOfFailure } = useChangeTexts()
  const mutationKey = roadmapChangeKey(id)
  const mutation = useMutation({ mutationKey, mutationFn: useMakeChange(id) })

  const run = (change: RoadmapChange, { onDone, onPlanMissing, showsFailure = false }: RoadmapChangeHandlers = {}) => {
    // Asked of the client, not of what was rendered: a double click comes faster than that.
    if (queryClient.isMutating({ mutationKey }) > 0) return
    const before = queryClient.getQueryData(roadmapQuery(id).queryKey)
    mutation.mutateAsync(change).then(
      (after) => {
        const undo = undoOf(change, before, after)
        notify({
          id: noticeId,
          text: textAfter(change, before, after),
          tone: 'success',
          ...(undo !== null && { action: { label: t`Undo`, run: () => run(undo) } }),
        })
        onDone?.()
      },
      (error) => {
        if (isPlanMissing(error)) onPlanMissing?.()
        if (showsFailure || isPlanMissing(error)) return
        const action = { label: t`Try Again`, run: () => run(change, onDone && { onDone }) }
        notify({ id: noticeId, text: textOfFailure(error), tone: 'danger', action })
      },
    )
  }

  const { isPending, error, variables } = mutation
  return {
    run,
    /** Another change is about to be asked for: what became of the one before is of no interest any more. */
    begin: () => {
      mutation.reset()
      dismiss(noticeId)
    },
    /** What is being done now. */
    current: isPending ? variables : undefined,
    /** Why the last change of a kind failed; null when it did not, or takes a paid plan. */
    failureOf: (kind: RoadmapChange['kind']): string | null =>
      error === null || isPlanMissing(error) || variables?.kind !== kind ? null : textOfFailure(error),
  }
}
