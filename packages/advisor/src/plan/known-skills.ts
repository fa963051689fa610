import type { KnownSkill } from '@milepost/contract/roadmaps'
import { tokenize } from '@milepost/knowledge/tokens'
import type { AdvisorProfile } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { skillTagger } from '#knowledge/skill-tagger.ts'
import { tagPhrases } from '#text/phrase-tagger.ts'
import { isRetracted, polarities } from '#text/polarity.ts'

/**
 * Finds the skills that a text claims.
 *
 * @param text - An answer of the learner.
 * @param kind - 'past': plain mentions are claims. 'goals': only words such as 'I know' are.
 * @returns The skills with their quotes, in the order of the text.
 */
export function claimedSkills(text: string, kind: 'past' | 'goals' = 'past'): KnownSkill[] {
  const tokens = tokenize(text)
  const tags = tagPhrases(skillTagger, text, tokens)
  const said = polarities(text, tokens, kind, tags)
  return tags.flatMap((tag) => {
    const skill = knowledge.skills.get(tag.id)
    if (skill === undefined || said[tag.from] !== 'has' || isRetracted(text, tag.end)) return []
    return [{ id: skill.id, name: skill.name, quote: tag.quote, source: 'answers', impliedBy: null }]
  })
}

type SkillAnswers = Pick<
  AdvisorProfile,
  'experience' | 'certifications' | 'shortTermGoals' | 'longTermGoals' | 'decisions'
>

export interface SkillFindings {
  /** Each skill once: those of the answers in the order of the text, then those the learner added. */
  readonly known: readonly KnownSkill[]
  readonly denied: readonly { readonly id: string; readonly name: string }[]
}

/**
 * Finds the skills claimed in experience, certifications or goals, and applies the learner's corrections.
 *
 * @param answers - The learner's texts and corrections.
 * @returns The known skills, and those the learner denies.
 */
export function findKnownSkills(answers: SkillAnswers): SkillFindings {
  const found = new Map<string, KnownSkill>()
  const claimed = [
    ...claimedSkills(answers.experience),
    ...claimedSkills(answers.certifications),
    ...claimedSkills(answers.shortTermGoals, 'goals'),
    ...claimedSkills(answers.longTermGoals, 'goals'),
  ]
  for (const skill of claimed) if (!found.has(skill.id)) found.set(skill.id, skill)
  const denied: { id: string; name: string }[] = []
  for (const { skillId, known } of answers.decisions?.corrections ?? []) {
    const skill = knowledge.skills.get(skillId)
    if (skill === undefined || known === null) continue
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
 * Adds the prerequisites of known skills: a learner who knows React knows JavaScript, unless they deny it.
 *
 * @param ids - Ids of known skills.
 * @param denied - Ids of skills that the learner denies.
 * @returns Each known or implied id with the id of the skill that implies it (its own if it was given).
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
 * Finds all skills that need not be taught. A skill that the learner added implies no others.
 *
 * @param answers - The learner's texts and corrections.
 * @returns Found and implied skills, denied ones, and the ids of all that are known.
 */
export function knowledgeOf(answers: SkillAnswers): SkillFindings & { readonly ids: ReadonlySet<string> } {
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
