import { useRef, useState } from 'react'
import { type Suggestion, suggestFacts } from '#features/courses/management/api.ts'

type SuggestionState = 'idle' | 'reading' | 'failed'

/** Asks for suggestions from a course's text, and ignores answers that come too late. */
export function useSuggestion(onSuggestion: (suggestion: Suggestion) => void) {
  const [state, setState] = useState<SuggestionState>('idle')
  const latest = useRef(0)
  const lastWords = useRef('')
  const read = async (title: string, description: string) => {
    if (title.trim() === '' || description.trim() === '') return
    lastWords.current = `${title}\n${description}`
    latest.current += 1
    const turn = latest.current
    setState('reading')
    try {
      const suggestion = await suggestFacts(title, description)
      if (turn !== latest.current) return
      onSuggestion(suggestion)
      setState('idle')
    } catch {
      if (turn === latest.current) setState('failed')
    }
  }
  return {
    state,
    read,
    /** As `read`, unless these words were read last. */
    readOnce: (title: string, description: string) => {
      if (`${title}\n${description}` !== lastWords.current) void read(title, description)
    },
  }
}
