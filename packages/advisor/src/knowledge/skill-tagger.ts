import { knowledge } from '#knowledge/knowledge.ts'
import { spelledPhrases } from '#knowledge/spellings.ts'
import { createPhraseTagger, type Phrase } from '#text/phrase-tagger.ts'

const namesOfSkills: Phrase[] = [...knowledge.skills.values()].flatMap((skill) => [
  ...(skill.nameIsPlain ? [] : [{ text: skill.name, id: skill.id, weak: false }]),
  ...skill.aliases.map((text) => ({ text, id: skill.id, weak: false })),
  ...(skill.weakAliases ?? []).map((text) => ({ text, id: skill.id, weak: true })),
])
const phrases = [...namesOfSkills, ...spelledPhrases.filter(({ id }) => knowledge.skills.has(id))]

/** Finds the skills of the knowledge base in any text. */
export const skillTagger = createPhraseTagger(phrases)

/** Finds only the names that are ordinary words too, whatever stands beside them: callers must look for other signs. */
export const weakSkillTagger = createPhraseTagger(
  phrases.filter(({ weak }) => weak).map((phrase) => ({ ...phrase, weak: false })),
)
