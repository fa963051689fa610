const prefix = 'skill:'

/**
 * Tells which skill a step of a roadmap teaches.
 *
 * @param step - The step.
 * @returns The skill's id, or null for projects, practice and milestones.
 */
export function skillOf({ key }: { readonly key: string }): string | null {
  return key.startsWith(prefix) ? key.slice(prefix.length) : null
}
