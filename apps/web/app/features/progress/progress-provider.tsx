import { useLingui } from '@lingui/react/macro'
import type { StepStatus } from '@milepost/contract/progress'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { progressQuery, saveStepStatus } from '#features/progress/api.ts'
import { createOutbox, type Outbox, type Unsaved } from '#features/progress/outbox.ts'
import { ApiError } from '#lib/api-error.ts'
import { notify } from '#ui/toast.tsx'

export interface Progress {
  /** The states on screen by step number: what the server has, and over it what is not saved yet. */
  readonly statuses: Readonly<Record<number, StepStatus>>
  /** What could not be saved so far and is tried again by itself. */
  readonly unsaved: Unsaved
  readonly isPending: boolean
  readonly error: Error | null
  readonly setStatus: (stepId: number, status: StepStatus) => void
  /** Saves again what could not be saved. */
  readonly retry: () => void
  /**
   * Saves everything at once, before a change that renumbers the steps.
   * @returns Whether all of it is saved.
   */
  readonly saveAll: () => Promise<boolean>
  readonly reload: () => void
}

const nothing: Unsaved = {}
const OutboxContext = createContext<{ outbox: Outbox; userId: string } | null>(null)

/**
 * Keeps a learner's unsaved progress across screens, so that leaving one loses nothing. `userId` is null unless a
 * learner is signed in.
 */
export function ProgressProvider({ userId, children }: { userId: string | null; children: ReactNode }) {
  const queryClient = useQueryClient()
  const { t } = useLingui()
  const refused = t`We couldn’t save that step because it’s no longer on your roadmap.`
  const shared = useMemo(() => {
    if (userId === null) return null
    const { queryKey } = progressQuery(userId)
    const outbox = createOutbox({
      save: (stepId, status) => saveStepStatus(userId, stepId, status),
      onSaved: (stepId, status) => {
        queryClient.setQueryData(queryKey, (known) => ({ ...known, [stepId]: status }))
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
    return () => {
      window.removeEventListener('online', flush)
      shared.outbox.stop()
    }
  }, [shared])
  return <OutboxContext value={shared}>{children}</OutboxContext>
}

/** @throws Outside of a ProgressProvider. */
export function useProgress(): Progress {
  const shared = useContext(OutboxContext)
  if (shared === null) throw new Error('useProgress is used outside of a ProgressProvider')
  const { outbox, userId } = shared
  const unsaved = useSyncExternalStore(outbox.subscribe, outbox.read, outbox.read)
  const isFailing = useSyncExternalStore(outbox.subscribe, outbox.isFailing, outbox.isFailing)
  const { data, isPending, error, refetch } = useQuery(progressQuery(userId))
  const statuses = useMemo(() => ({ ...data, ...unsaved }), [data, unsaved])
  return {
    statuses,
    unsaved: isFailing ? unsaved : nothing,
    isPending,
    error,
    setStatus: outbox.put,
    retry: outbox.flush,
    saveAll: outbox.saveAll,
    reload: () => void refetch(),
  }
}
