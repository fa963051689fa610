import { Trans } from '@lingui/react/macro'
import type { ChatChange } from '@milepost/contract/chat/schema'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ActionCard, type ActionState } from '#features/chat/action-card.tsx'
import { roadmapQuery } from '#features/roadmaps/api.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { roadmapChangeKey, undoOf, useMakeChange } from './make-change.ts'
import type { RoadmapChange } from './roadmap-change.ts'
import { useChangeTexts } from './use-change-texts.ts'

/** What is said of a change that cannot be made any more. */
export function Over({ isSo }: { isSo: boolean }) {
  return isSo ? <Trans>Already done.</Trans> : <Trans>Your roadmap has changed since, so this no longer fits.</Trans>
}

export type ActionOf<Kind extends ChatChange['kind']> = Extract<ChatChange, { kind: Kind }>

export interface CardOf<Kind extends ChatChange['kind']> {
  action: ActionOf<Kind>
  /** Undefined while it is loading. */
  roadmap: Roadmap | undefined
}

interface ChangeCardProps {
  title: ReactNode
  effect: ReactNode
  confirm: ReactNode
  change: RoadmapChange
  /** Undefined while it is loading. */
  roadmap: Roadmap | undefined
  /** Whether the change is so already, and whether it still fits the roadmap. */
  fit: { isSo: boolean; fits: boolean }
}

/** A proposed change that makes another version of the roadmap. */
export function ChangeCard({
  title,
  effect,
  confirm,
  change: proposed,
  roadmap,
  fit: { isSo, fits },
}: ChangeCardProps) {
  const { id } = useCurrentUser()
  const queryClient = useQueryClient()
  const { textAfter, textOfFailure } = useChangeTexts()
  const mutationKey = roadmapChangeKey(id)
  const { mutateAsync, isPending, error } = useMutation({ mutationKey, mutationFn: useMakeChange(id) })
  const [last, setLast] = useState<{ version: number; text: string; undo: RoadmapChange | null } | null>(null)
  // Another change may have been made elsewhere since.
  const made = last !== null && last.version === roadmap?.version ? last : null
  const stateOf = (): ActionState => {
    if (roadmap === undefined) return 'loading'
    if (isPending) return 'saving'
    if (made !== null && made.undo !== null) return 'made'
    return fits ? 'open' : 'over'
  }
  const run = (change: RoadmapChange) => {
    // Asked of the client, not of what was rendered: a double press comes faster than that.
    if (queryClient.isMutating({ mutationKey }) > 0) return
    const before = queryClient.getQueryData(roadmapQuery(id).queryKey)
    mutateAsync(change).then(
      (after) =>
        setLast({
          version: after.version,
          text: textAfter(change, before, after),
          undo: undoOf(change, before, after),
        }),
      () => undefined,
    )
  }
  const state = stateOf()
  const outcomes: Record<ActionState, ReactNode> = {
    loading: null,
    saving: null,
    open: made?.text,
    made: made?.text,
    over: made?.text ?? <Over isSo={isSo} />,
  }
  const undo = made?.undo ?? null
  return (
    <ActionCard
      title={title}
      effect={effect}
      confirm={confirm}
      state={state}
      outcome={outcomes[state]}
      error={error === null ? null : textOfFailure(error)}
      onConfirm={() => run(proposed)}
      {...(undo !== null && { onUndo: () => run(undo) })}
    />
  )
}
