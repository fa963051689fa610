import type { CardPositions } from '@milepost/contract/career-diagrams/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { diagramQuery, resetPositions, savePositions } from '#features/career-diagrams/api.ts'
import {
  clearPendingPositions,
  readPendingPositions,
  removeSavedPositions,
  savePendingPositions,
} from '#features/career-diagrams/pending-positions.ts'
import { ApiError } from '#lib/api-error.ts'

/** Keeps where cards are put, on screen and saved. */
export function useCardPositions(userId: string) {
  const queryClient = useQueryClient()
  const { failed, retry, save, discard, waitForSave } = usePositionSaving(userId)
  /** Changes when the cards are laid out again. */
  const [arrangement, setArrangement] = useState(0)

  const keep = (placeOf: (key: string) => { x: number; y: number } | null | undefined) =>
    queryClient.setQueryData(diagramQuery(userId).queryKey, (known) => {
      if (known === undefined) return known
      const nodes = known.nodes.map((node) => {
        const place = placeOf(node.key)
        return place === undefined ? node : { ...node, position: place }
      })
      return { ...known, nodes }
    })
  const move = (positions: CardPositions) => {
    save(positions)
    keep((key) => positions[key])
  }

  return {
    move,
    retry,
    failed,
    arrangement,
    /**
     * Puts all cards back where the layout has them.
     * @returns Whether that was saved.
     */
    reset: async (): Promise<boolean> => {
      await waitForSave()
      try {
        await resetPositions(userId)
      } catch {
        return false
      }
      discard()
      keep(() => null)
      setArrangement((before) => before + 1)
      return true
    },
    /** Puts cards back where they were before a reset. */
    restore: (positions: CardPositions) => {
      move(positions)
      setArrangement((before) => before + 1)
    },
  }
}

/**
 * Sends positions: one save at a time, and what could not be saved goes out with the next one, when the connection is back,
 * when asked for, or when the diagram is opened again: until then the browser keeps it.
 */
function usePositionSaving(userId: string) {
  const [earlier] = useState(() => readPendingPositions(userId))
  const unsaved = useRef(earlier)
  const work = useRef(Promise.resolve())
  const [failed, setFailed] = useState(false)

  const flush = async () => {
    const batch = unsaved.current
    if (Object.keys(batch).length === 0) return
    unsaved.current = {}
    try {
      await savePositions(userId, batch)
      removeSavedPositions(userId, batch)
      setFailed(false)
    } catch (error) {
      // What the server will never take is not brought up again at every visit.
      if (error instanceof ApiError && [400, 404].includes(error.status)) removeSavedPositions(userId, batch)
      unsaved.current = { ...batch, ...unsaved.current }
      setFailed(true)
    }
  }
  const retry = () => {
    work.current = work.current.then(flush)
  }
  const latestRetry = useRef(retry)
  latestRetry.current = retry
  useEffect(() => {
    const again = () => latestRetry.current()
    again()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])

  return {
    failed,
    retry,
    save: (positions: CardPositions) => {
      unsaved.current = { ...unsaved.current, ...positions }
      savePendingPositions(userId, positions)
      retry()
    },
    discard: () => {
      unsaved.current = {}
      clearPendingPositions(userId)
      setFailed(false)
    },
    waitForSave: () => work.current,
  }
}
