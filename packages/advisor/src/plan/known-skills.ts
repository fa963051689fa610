import { tokenize } from '@milepost/knowledge/tokens'
import type { KnownSkill, Profile } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { skillTagger } from '#knowledge/skill-tagger.ts'
import { tagPhrases } from '#text/phrase-tagger.ts'
import { polarities, takenBack } from '#text/polarity.ts'

/** In: a text about what somebody has done or wishes. Out: the skills they claim to have, with the words, in order of the text. */
export function claimedSkills(text: string, kind: 'past' | 'wishes' = 'past'): KnownSkill[] {
  const tokens = tokenize(text)
  const tags = tagPhrases(skillTagger, text, tokens)
  const said = polarities(text, tokens, kind, tags)
  return tags.flatMap((tag) => {
    const skill = knowledge.skills.get(tag.id)
    if (skill === undefined || said[tag.from] !== 'has' || takenBack(text, tag.end)) return []
    return [{ id: skill.id, name: skill.name, quote: tag.quote, source: 'answers', impliedBy: null }]
  })
}

type Answers = Pick<Profile, 'experience' | 'certifications' | 'shortTermGoals' | 'longTermGoals' | 'decisions'>

export interface SkillFindings {
  /** Each skill once: those of the answers in the order of the text, then those the learner added. */
  readonly known: readonly KnownSkill[]
  readonly denied: readonly { readonly id: string; readonly name: string }[]
}

/**
 * In: the answers and the learner's corrections. Out: the skills claimed in experience, certifications or (only by words such as
 * 'I know') goals, without those the learner took back and with those the learner added.
 */
export function findKnownSkills(answers: Answers): SkillFindings {
  const found = new Map<string, KnownSkill>()
  const claimed = [
    ...claimedSkills(answers.experience),
    ...claimedSkills(answers.certifications),
    ...claimedSkills(answers.shortTermGoals, 'wishes'),
    ...claimedSkills(answers.longTermGoals, 'wishes'),
  ]
  for (const skill of claimed) if (!found.has(skill.id)) found.set(skill.id, skill)
  const denied: { id: string; name: string }[] = []
  for (const { skillId, known } of answers.decisions?.corrections ?? []) {
    const skill = knowledge.skills.get(skillId)
    if (skill === undefined) continue
    if (!known) {
      found.delete(skill.id)
      denied.push({ id: skill.id, name: skill.name })
    } else if (!found.has(skill.id)) {
      found.set(skill.id, { id: skill.id, name: skill.name, quote: null, source: 'learner', impliedBy: null })
    }
  }
  return { known: [...found.values()], denied }
}

/**
 * In: ids of known skills, and of those denied. Out: the known ones and everything they rest on, each with the id of the skill
 * that rests on it (its own where it was given): who knows React knows JavaScript, unless they say that they do not.
 */
export function withPrerequisites(
  ids: Iterable<string>,
  denied: ReadonlySet<string> = new Set<string>(),
): Map<string, string> {
  const closed = new Map<string, string>()
  const add = (id: string, because: string): void => {
    if (closed.has(id) || denied.has(id)) return
    closed.set(id, because)
    for (const prerequisite of knowledge.skills.get(id)?.prerequisites ?? []) add(prerequisite, because)
  }
  const given = [...ids]
  for (const id of given) if (!denied.has(id)) closed.set(id, id)
  for (const id of given) for (const one of knowledge.skills.get(id)?.prerequisites ?? []) add(one, id)
  return closed
}

/**
 * In: the answers and corrections. Out: what was found and what that implies, and the ids of all skills that need not be taught.
 * The learner's own word is taken for the one skill it names and implies nothing: what it rests on stays as it was.
 */
export function knowledgeOf(answers: Answers): SkillFindings & { readonly ids: ReadonlySet<string> } {
  const { known, denied } = findKnownSkills(answers)
  const read = known.filter(({ source }) => source === 'answers').map(({ id }) => id)
  const closed = withPrerequisites(read, new Set(denied.map(({ id }) => id)))
  const ids = new Set([...closed.keys(), ...known.map(({ id }) => id)])
  const implied = [...closed].flatMap(([id, because]): KnownSkill[] => {
    const name = knowledge.skills.get(id)?.name
    if (name === undefined || known.some((skill) => skill.id === id)) return []
    return [{ id, name, quote: null, source: 'implied', impliedBy: knowledge.skills.get(because)?.name ?? because }]
  })
  return { known: [...known, ...implied], denied, ids }
}
