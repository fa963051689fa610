import { useState } from 'react'
import { useLocation } from 'react-router'
import { isRevealTarget } from '#lib/addresses.ts'

/** Changes whenever a link asks to show its target again, as the assistant's links do. Null before the first. */
export function useVisit(): string | null {
  const { key, state } = useLocation()
  const [visit, setVisit] = useState<string | null>(null)
  // What a screen does to its own address drops the wish, and is no visit.
  if (isRevealTarget(state) && key !== visit) {
    setVisit(key)
    return key
  }
  return visit
}
