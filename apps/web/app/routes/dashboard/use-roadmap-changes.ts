import { useLingui } from '@lingui/react/macro'
import type { Roadmap } from '@milepost/contract/roadmaps'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useProgress } from '#features/progress/progress-provider.tsx'
import {
  chooseVariant,
  correctSkill,
  ignoreRequest,
  regenerateRoadmap,
  restoreVersion,
  roadmapQuery,
} from '#features/roadmaps/api.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { dismiss, notify } from '#ui/toast.tsx'
import { isPlanMissing, ProgressUnsaved, type RoadmapChange } from './roadmap-change.ts'
import { showRoadmap } from './show-roadmap.ts'
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
  const { saveAll } = useProgress()
  const { textAfter, textOfFailure } = useChangeTexts()
  const mutationKey = ['roadmap-change', id]

  // Showing is part of it: until the new version is on screen nothing else can be asked for.
  const makeAndShow = async (change: RoadmapChange): Promise<Roadmap> => {
    if (!(await saveAll())) throw new ProgressUnsaved()
    const after = await makeChange(id, change)
    await showRoadmap(queryClient, id, after)
    return after
  }
  const mutation = useMutation({ mutationKey, mutationFn: makeAndShow })

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

async function makeChange(userId: string, change: RoadmapChange): Promise<Roadmap> {
  if (change.kind === 'regenerate') return regenerateRoadmap(userId)
  if (change.kind === 'vary') return chooseVariant(userId, change.choice)
  const asked = change.kind === 'undo' ? change.change : change
  switch (asked.kind) {
    case 'restore':
      return restoreVersion(userId, asked.version)
    case 'correct':
      return correctSkill(userId, asked.skill.id, asked.known)
    case 'ignore':
      return ignoreRequest(userId, asked.skill.id, asked.ignored)
  }
}

function undoOf(change: RoadmapChange, before: Roadmap | undefined, after: Roadmap): RoadmapChange | null {
  if (change.kind === 'undo' || before === undefined) return null
  // The version that was on screen: after a restored one that is not the one with the number before.
  if (after.version !== before.version) return { kind: 'undo', change: { kind: 'restore', version: before.version } }
  if (change.kind === 'correct') return { kind: 'undo', change: { ...change, known: !change.known } }
  return change.kind === 'ignore' ? { kind: 'undo', change: { ...change, ignored: !change.ignored } } : null
}
