import type { Step } from '@milepost/contract/roadmaps/schema'
import { useState } from 'react'
import { keyOf, type RoadmapSection } from '#features/roadmaps/sections.ts'

/** A step that the address asks for. `visit` differs when the same one is asked for again. */
export interface WantedStep {
  readonly step: number
  readonly visit: string | null
}

export interface OpenSections {
  isOpen: (section: RoadmapSection) => boolean
  setOpen: (section: RoadmapSection, open: boolean) => void
  /** Whether the finished steps at the section's beginning are shown. */
  showsDone: (section: RoadmapSection) => boolean
  setShowsDone: (section: RoadmapSection, shown: boolean) => void
}

interface OpenSectionsState {
  /** Keys of sections. */
  readonly open: ReadonlySet<string>
  readonly withDone: ReadonlySet<string>
  readonly wanted: WantedStep | null
  readonly current: string | null
}

/**
 * Which sections are unfolded: the current one at first, then what the learner opens or the address asks for. A section that
 * the learner has finished just now stays open: nothing moves away under their hands.
 */
export function useOpenSections(
  sections: readonly RoadmapSection[],
  next: Step | undefined,
  wanted: WantedStep | null,
): OpenSections {
  const sectionWith = (test: (step: Step) => boolean) => sections.find(({ steps }) => steps.some(test))
  const currentSection = sectionWith((step) => step === next)
  const current = currentSection === undefined ? null : keyOf(currentSection)
  const [shown, setShown] = useState<OpenSectionsState>({
    open: new Set(),
    withDone: new Set(),
    wanted: null,
    current: null,
  })
  const wantedSection = wanted === null ? undefined : sectionWith(({ id }) => id === wanted.step)
  const isNewlyWanted = wantedSection !== undefined && wanted?.visit !== shown.wanted?.visit
  if (current !== shown.current || isNewlyWanted || (wanted !== null && wanted.step !== shown.wanted?.step)) {
    const keys = [current, wantedSection === undefined ? null : keyOf(wantedSection)].filter((key) => key !== null)
    const isBehind = wantedSection !== undefined && wanted !== null && next !== undefined && wanted.step < next.id
    setShown({
      open: new Set([...shown.open, ...keys]),
      withDone: isBehind ? new Set([...shown.withDone, keyOf(wantedSection)]) : shown.withDone,
      wanted,
      current,
    })
  }
  return {
    isOpen: (section) => shown.open.has(keyOf(section)),
    setOpen: (section, open) => setShown({ ...shown, open: toggled(shown.open, keyOf(section), open) }),
    showsDone: (section) => shown.withDone.has(keyOf(section)),
    setShowsDone: (section, on) => setShown({ ...shown, withDone: toggled(shown.withDone, keyOf(section), on) }),
  }
}

function toggled(keys: ReadonlySet<string>, key: string, on: boolean): ReadonlySet<string> {
  const others = [...keys].filter((other) => other !== key)
  return new Set(on ? [...others, key] : others)
}
