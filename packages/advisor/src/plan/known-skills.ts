import type { KnownSkill, Profile } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { skillTagger } from '#knowledge/skill-tagger.ts'
import { tagPhrases } from '#text/phrase-tagger.ts'
import { polarities, takenBack } from '#text/polarity.ts'
import { tokenize } from '#text/tokens.ts'

/** In: a text about what somebody has done. Out: the skills they claim, with the words, in order of the text. */
export function claimedSkills(text: string): KnownSkill[] {
  const tokens = tokenize(text)
  const said = polarities(text, tokens)
  return tagPhrases(skillTagger, text, tokens).flatMap((tag) => {
    const end = tokens[tag.to - 1]?.end ?? text.length
    const skill = knowledge.skills.get(tag.id)
    if (skill === undefined || said[tag.from] !== 'has' || takenBack(text, end)) return []
    return [{ id: skill.id, name: skill.name, quote: tag.quote }]
  })
}

/** In: the answers. Out: each skill claimed in experience or certifications once. Goals claim nothing. */
export function findKnownSkills(profile: Pick<Profile, 'experience' | 'certifications'>): KnownSkill[] {
  const found = new Map<string, KnownSkill>()
  for (const skill of [...claimedSkills(profile.experience), ...claimedSkills(profile.certifications)]) {
    if (!found.has(skill.id)) found.set(skill.id, skill)
  }
  return [...found.values()]
}

/** In: ids of known skills. Out: these and everything they rest on: who knows React knows JavaScript. */
export function withPrerequisites(ids: Iterable<string>): Set<string> {
  const closed = new Set<string>()
  const add = (id: string): void => {
    if (closed.has(id)) return
    closed.add(id)
    for (const prerequisite of knowledge.skills.get(id)?.prerequisites ?? []) add(prerequisite)
  }
  for (const id of ids) add(id)
  return closed
}
