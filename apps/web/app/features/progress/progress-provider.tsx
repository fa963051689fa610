import { useLingui } from '@lingui/react/macro'
import type { StepProgress } from '@milepost/contract/progress/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { progressQuery, saveChange } from '#features/progress/api.ts'
import { type Change, createOutbox, type Outbox, type Unsaved } from '#features/progress/outbox.ts'
import { type Statuses, statusesOf, type TickedTasks, tickedTasksOf } from '#features/progress/shown-progress.ts'
import { ApiError } from '#lib/api-error.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { notify } from '#ui/toast.tsx'

export interface Progress {
  /** The statuses on screen, by step number. */
  readonly statuses: Statuses
  /** The ticked tasks on screen, by step number. */
  readonly tickedTasks: TickedTasks
  /** What the server has, by step number. */
  readonly saved: Readonly<Record<number, StepProgress>>
  /** What the server does not have yet. */
  readonly changes: Unsaved
  /** Steps with something that could not be saved so far and is tried again by itself. */
  readonly unsaved: ReadonlySet<number>
  readonly isPending: boolean
  readonly error: Error | null
  /** Shows a change at once and saves it. */
  readonly mark: (change: Change) => void
  /** Saves again what could not be saved. */
  readonly retry: () => void
  /**
   * Saves everything at once, before a change that renumbers the steps.
   * @returns Whether all of it is saved.
   */
  readonly saveAll: () => Promise<boolean>
  readonly reload: () => void
}

const none: ReadonlySet<number> = new Set()
const nothing: Readonly<Record<number, StepProgress>> = {}
const OutboxContext = createContext<{ outbox: Outbox; userId: string } | null>(null)

/**
 * Keeps a learner's unsaved progress across screens, so that leaving one loses nothing. `userId` is null unless a
 * learner is signed in.
 */
export function ProgressProvider({ userId, children }: { userId: string | null; children: ReactNode }) {
  const queryClient = useQueryClient()
  const { t } = useLingui()
  const refused = t`We couldn’t save that step because it’s no longer on your roadmap.`
  const otherTabs = useRef<BroadcastChannel>(null)
  const shared = useMemo(() => {
    if (userId === null) return null
    const { queryKey } = progressQuery(userId)
    const outbox = createOutbox({
      save: async (change) => {
        const row = await saveChange(userId, change)
        queryClient.setQueryData(queryKey, (known) => ({ ...known, [row.step_id]: row }))
        // What was asked for before this was saved would bring the old status back.
        if (queryClient.isFetching({ queryKey }) > 0) void queryClient.invalidateQueries({ queryKey })
        otherTabs.current?.postMessage(null)
        // The next screen that shows what is still to learn reads it again.
        void queryClient.invalidateQueries({ queryKey: queryKeys.advice, refetchType: 'none' })
      },
      isFinal: (error) => error instanceof ApiError && [400, 403, 404].includes(error.status),
      onRefused: () => notify({ text: refused, tone: 'danger', id: 'progress-refused' }),
      userId,
      schedule: (work, milliseconds) => {
        const timer = setTimeout(work, milliseconds)
        return () => clearTimeout(timer)
      },
    })
    return { outbox, userId }
  }, [userId, queryClient, refused])
  useEffect(() => {
    if (shared === null) return
    shared.outbox.resume()
    const flush = () => shared.outbox.flush()
    window.addEventListener('online', flush)
    const channel = new BroadcastChannel(`progress ${shared.userId}`)
    const { queryKey } = progressQuery(shared.userId)
    channel.onmessage = () => void queryClient.invalidateQueries({ queryKey })
    otherTabs.current = channel
    return () => {
      channel.close()
      window.removeEventListener('online', flush)
      shared.outbox.stop()
    }
  }, [shared, queryClient])
  return <OutboxContext value={shared}>{children}</OutboxContext>
}

/** @throws Outside of a ProgressProvider. */
export function useProgress(): Progress {
  const shared = useContext(OutboxContext)
  if (shared === null) throw new Error('useProgress is used outside of a ProgressProvider')
  const { outbox, userId } = shared
  const changes = useSyncExternalStore(outbox.subscribe, outbox.read, outbox.read)
  const isFailing = useSyncExternalStore(outbox.subscribe, outbox.isFailing, outbox.isFailing)
  const { data: saved = nothing, isPending, error, refetch } = useQuery(progressQuery(userId))
  const statuses = useMemo(() => statusesOf(saved, changes), [saved, changes])
  const tickedTasks = useMemo(() => tickedTasksOf(saved, changes), [saved, changes])
  return {
    statuses,
    tickedTasks,
    saved,
    changes,
    unsaved: isFailing ? new Set(changes.map(({ stepId }) => stepId)) : none,
    isPending,
    error,
    mark: outbox.put,
    retry: outbox.flush,
    saveAll: outbox.saveAll,
    reload: () => void refetch(),
  }
}
