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
 * In: ids of skills that are taught and a technology by the name its market gives it ('Microsoft Azure software'). Out: whether
 * one of the skills is that technology or uses it in its step.
 */
export function teachesTechnology(skillIds: readonly string[], technology: string): boolean {
  return skillIds.some((id) => tagPhrases(taggerOf(id), technology).length > 0)
}
