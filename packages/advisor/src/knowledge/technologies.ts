import { knowledge } from '#knowledge/knowledge.ts'
import { createPhraseTagger, type PhraseTagger, tagPhrases } from '#text/phrase-tagger.ts'

const taggers = new Map<string, PhraseTagger>()

/** Finds the names by which a skill's own technology and the tools of its step go. */
function taggerOf(skillId: string): PhraseTagger {
  const made = taggers.get(skillId)
  if (made !== undefined) return made
  const skill = knowledge.skills.get(skillId)
  const names = skill === undefined ? [] : [skill.name, ...skill.aliases, ...(skill.weakAliases ?? []), ...skill.tools]
  const tagger = createPhraseTagger(names.map((text) => ({ text, id: skillId, weak: false })))
  taggers.set(skillId, tagger)
  return tagger
}

/**
 * Says whether skills teach a technology.
 *
 * @param skillIds - The skills that are taught.
 * @param technology - Its name on the market, such as 'Microsoft Azure software'.
 * @returns True if one of the skills is the technology, or uses it in its step.
 */
export function teachesTechnology(skillIds: readonly string[], technology: string): boolean {
  return skillIds.some((id) => tagPhrases(taggerOf(id), technology).length > 0)
}
