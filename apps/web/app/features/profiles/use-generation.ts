import type { ProfileAnswers } from '@milepost/contract/profiles/schema'
import { useEffect, useRef, useState } from 'react'

/** A screen that is gone again at once reads as a fault: the generating screen stays at least this long. */
const minShow = 700

interface GenerationOptions {
  readonly send: (answers: ProfileAnswers) => Promise<void>
  readonly onDone: () => void
}

type Generation = { phase: 'asking'; failure: Error | null } | { phase: 'generating'; failure: null }

/** Sends the answers, and says how it goes. */
export function useGeneration({ send, onDone }: GenerationOptions) {
  const [generation, setGeneration] = useState<Generation>({ phase: 'asking', failure: null })
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const generate = async (answers: ProfileAnswers) => {
    setGeneration({ phase: 'generating', failure: null })
    const shown = new Promise((resolve) => setTimeout(resolve, minShow))
    try {
      await send(answers)
      await shown
      if (mounted.current) onDone()
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error))
      setGeneration({ phase: 'asking', failure })
      throw error
    }
  }
  const forget = () =>
    setGeneration((before) => (before.failure === null ? before : { phase: 'asking', failure: null }))
  return { ...generation, generate, forget }
}
