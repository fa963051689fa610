import type { ProfileAnswers } from '@milepost/contract/profile-answers'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#lib/api-error.ts'

/** A screen that is gone again at once reads as a fault: the generating screen stays at least this long. */
const minShow = 700

interface GenerationOptions {
  readonly send: (answers: ProfileAnswers) => Promise<void>
  readonly onDone: () => void
  readonly onRefused: (error: ApiError) => void
}

type Generation = { phase: 'asking'; failure: Error | null } | { phase: 'generating'; failure: null }

/** Sends the answers once however often it is asked to, and says how it goes. */
export function useGeneration({ send, onDone, onRefused }: GenerationOptions) {
  const [generation, setGeneration] = useState<Generation>({ phase: 'asking', failure: null })
  const sending = useRef(false)
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const generate = async (answers: ProfileAnswers) => {
    if (sending.current) return
    sending.current = true
    setGeneration({ phase: 'generating', failure: null })
    const shown = new Promise((resolve) => setTimeout(resolve, minShow))
    try {
      await send(answers)
      await shown
      if (mounted.current) onDone()
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error))
      setGeneration({ phase: 'asking', failure })
      if (failure instanceof ApiError) onRefused(failure)
    } finally {
      sending.current = false
    }
  }
  const forget = () =>
    setGeneration((before) => (before.failure === null ? before : { phase: 'asking', failure: null }))
  return { ...generation, generate, forget }
}
