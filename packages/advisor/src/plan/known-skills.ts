import type { KnownSkill } from '@milepost/contract/roadmaps/schema'
import { betterLevel, isLearned, type SkillLevel } from '@milepost/contract/skills/limits'
import type { AdvisorProfile } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { type BroughtSkill, readBroughtSkills } from '#read/brought-skills.ts'
import { readPerson } from '#read/read-person.ts'

type SkillAnswers = Pick<
  AdvisorProfile,
  'experience' | 'certifications' | 'shortTermGoals' | 'longTermGoals' | 'decisions'
>

export interface SkillFindings {
  /** Each skill once: those of the answers in the order of the text, then those the learner added. */
  readonly known: readonly KnownSkill[]
  /** What the answers say of skills that the learner does not deny, before any correction. */
  readonly claimed: readonly KnownSkill[]
  readonly denied: readonly { readonly id: string; readonly name: string }[]
}

/**
 * Finds the skills claimed in experience, certifications or goals, and applies the learner's corrections.
 *
 * @param answers - The learner's texts and corrections.
 * @returns The known skills, and those the learner denies.
 */
export function findKnownSkills(answers: SkillAnswers): SkillFindings {
  const { claims: claimed, denials } = readPerson(answers)
  const found = new Map(
    claimed.flatMap(({ skillId: id, name, level, quote }): [string, KnownSkill][] =>
      id === null ? [] : [[id, { id, name, level, quote, source: 'answers', impliedBy: null }]],
    ),
  )
  const claims = new Map(found)
  const denied = new Map(denials.flatMap(({ skillId, name }) => (skillId === null ? [] : [[skillId, name]])))
  for (const { skillId, level } of answers.decisions?.corrections ?? []) {
    const skill = knowledge.skills.get(skillId)
    if (skill === undefined || level === null) continue
    if (level === 'heard_of') {
      found.delete(skill.id)
      claims.delete(skill.id)
      denied.set(skill.id, skill.name)
    } else {
      denied.delete(skill.id)
      if (found.get(skill.id)?.level === level) continue
      found.set(skill.id, { id: skill.id, name: skill.name, level, quote: null, source: 'learner', impliedBy: null })
    }
  }
  const deniedNow = [...denied].map(([id, name]) => ({ id, name }))
  return { known: [...found.values()], claimed: [...claims.values()], denied: deniedNow }
}

/** Each skill with the others that do the same: a career's alternatives. */
const likeSkills = new Map<string, Set<string>>()
for (const { alternatives } of knowledge.careers.values()) {
  for (const [id, others] of Object.entries(alternatives)) {
    const group = [id, ...others]
    for (const one of group) likeSkills.set(one, new Set([...(likeSkills.get(one) ?? []), ...group]))
  }
}

interface Implied {
  readonly level: SkillLevel
  /** The skill that implies it, or null where years in a job do. */
  readonly because: string | null
  /** The words about the job. */
  readonly quote: string | null
}

/**
 * Finds what known skills imply, unless the learner denies it or has said how well they know it. Who knows React knows
 * JavaScript as well as React. Who has used PHP at work for years knows the basics of Python, and what years of such work
 * bring along.
 *
 * @param known - Known skills.
 * @param denied - Ids of skills that the learner denies.
 * @param brought - What years of work bring along.
 * @returns The implied skills by id.
 */
export function impliedSkills(
  known: readonly Pick<KnownSkill, 'id' | 'level'>[],
  denied: ReadonlySet<string> = new Set<string>(),
  brought: readonly BroughtSkill[] = [],
): Map<string, Implied> {
  const implied = new Map<string, Implied>()
  const add = (id: string, one: Implied): void => {
    const before = implied.get(id)
    if (denied.has(id) || (before !== undefined && betterLevel(before.level, one.level) === before.level)) return
    implied.set(id, one)
    for (const prerequisite of knowledge.skills.get(id)?.prerequisites ?? []) add(prerequisite, one)
  }
  for (const { id, level } of known)
    for (const prerequisite of knowledge.skills.get(id)?.prerequisites ?? [])
      add(prerequisite, { level, because: id, quote: null })
  for (const { id, because, quote } of brought) add(id, { level: 'projects', because, quote })
  for (const { id, level } of known) {
    if (level !== 'work') continue
    for (const like of likeSkills.get(id) ?? [])
      if (!denied.has(like) && !implied.has(like)) implied.set(like, { level: 'basics', because: id, quote: null })
  }
  for (const { id } of known) implied.delete(id)
  return implied
}

export interface LearnerSkills extends SkillFindings {
  /** How well each skill is known that is known at all. */
  readonly levels: ReadonlyMap<string, SkillLevel>
  /** The skills that need not be taught. */
  readonly ids: ReadonlySet<string>
}

/**
 * Finds all skills that the learner has, and how well. What the answers say implies others, and a correction doesn't.
 *
 * @param answers - The learner's texts and corrections.
 * @returns Found and implied skills, denied ones, and what follows for a plan.
 */
export function knowledgeOf(answers: SkillAnswers): LearnerSkills {
  const { known, claimed, denied } = findKnownSkills(answers)
  const implied = impliedSkills(claimed, new Set(denied.map(({ id }) => id)), readBroughtSkills(answers))
  const added = [...implied].flatMap(([id, { level, because, quote }]): KnownSkill[] => {
    const name = knowledge.skills.get(id)?.name
    if (name === undefined || known.some((skill) => skill.id === id)) return []
    const impliedBy = because === null ? null : (knowledge.skills.get(because)?.name ?? because)
    return [{ id, name, level, quote, source: 'implied', impliedBy }]
  })
  const all = [...known, ...added]
  const levels = new Map(all.map(({ id, level }) => [id, level]))
  return {
    known: all,
    claimed,
    denied,
    levels,
    ids: new Set(all.flatMap(({ id, level }) => (isLearned(level) ? [id] : []))),
  }
}
