import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import type { SkillLevel } from '@milepost/contract/skills/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useProgress } from '#features/progress/progress-provider.tsx'
import {
  addSkill,
  chooseVariant,
  correctSkill,
  ignoreRequest,
  regenerateRoadmap,
  restoreVersion,
} from '#features/roadmaps/api.ts'
import { ProgressUnsaved, type RoadmapChange } from './roadmap-change.ts'
import { showRoadmap } from './show-roadmap.ts'

/** All changes of one roadmap share it: only one is made at a time, wherever it was asked for. */
export const roadmapChangeKey = (userId: string) => ['roadmap-change', userId]

/** Returns a function that makes a change and shows the roadmap after it. It throws ProgressUnsaved before anything is changed. */
export function useMakeChange(userId: string): (change: RoadmapChange) => Promise<Roadmap> {
  const queryClient = useQueryClient()
  const { saveAll } = useProgress()
  // Showing is part of it: until the new version is on screen nothing else can be asked for.
  return async (change) => {
    if (!(await saveAll())) throw new ProgressUnsaved()
    const after = await send(userId, change)
    await showRoadmap(queryClient, userId, after)
    return after
  }
}

async function send(userId: string, change: RoadmapChange): Promise<Roadmap> {
  if (change.kind === 'regenerate') return regenerateRoadmap(userId)
  if (change.kind === 'vary') return chooseVariant(userId, change.choice)
  const asked = change.kind === 'undo' ? change.change : change
  switch (asked.kind) {
    case 'restore':
      return restoreVersion(userId, asked.version)
    case 'correct':
      return correctSkill(userId, asked.skill.id, asked.level)
    case 'ignore':
      return ignoreRequest(userId, asked.skill.id, asked.ignored)
    case 'add':
      return addSkill(userId, asked.skill.id, asked.added)
  }
}

/** What takes a change back, or null where that is not offered. */
export function undoOf(change: RoadmapChange, before: Roadmap | undefined, after: Roadmap): RoadmapChange | null {
  if (change.kind === 'undo' || before === undefined) return null
  // The version that was on screen: after a restored one that is not the one with the number before.
  if (after.version !== before.version) return { kind: 'undo', change: { kind: 'restore', version: before.version } }
  if (change.kind === 'correct') return { kind: 'undo', change: { ...change, level: levelIn(before, change.skill.id) } }
  if (change.kind === 'add') return { kind: 'undo', change: { ...change, added: !change.added } }
  return change.kind === 'ignore' ? { kind: 'undo', change: { ...change, ignored: !change.ignored } } : null
}

/** @returns How well a roadmap takes a skill for known. */
export function levelIn(roadmap: Roadmap | undefined, skillId: string): SkillLevel {
  return roadmap?.knownSkills.find(({ id }) => id === skillId)?.level ?? 'heard_of'
}
