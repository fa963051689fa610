import type { Step } from '@milepost/contract/roadmaps'

const prefix = 'skill:'

/** @returns The one skill that a step teaches, or null for projects, practice and milestones. */
export function skillOf({ key }: Pick<Step, 'key'>): string | null {
  return key.startsWith(prefix) ? key.slice(prefix.length) : null
}

/** What the button that checks a skill is found by, to give the focus back to it. */
export function checkButtonId(skillId: string): string {
  return `check-${skillId}`
}
