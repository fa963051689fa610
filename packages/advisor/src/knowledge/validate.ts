import { type CareerId, careerIds } from '@milepost/contract/careers'
import { type Career, type Phase, phases, type Skill, type SkillWeight } from '#knowledge/types.ts'
import { tokenize } from '#text/tokens.ts'

export interface CareerSkill {
  readonly skill: Skill
  readonly weight: SkillWeight
  readonly phase: Phase
}

export interface Knowledge {
  readonly locale: 'en'
  readonly skills: ReadonlyMap<string, Skill>
  readonly careers: ReadonlyMap<CareerId, Career>
  /** A career's skills in the order to learn them. */
  readonly careerSkills: ReadonlyMap<CareerId, readonly CareerSkill[]>
}

/** No skill may take less: a first project put in its place would otherwise lengthen the plan. */
export const fewestHours = 10

function keyed<K, V>(values: readonly V[], keyOf: (value: V) => K, what: string): Map<K, V> {
  const map = new Map<K, V>()
  for (const value of values) {
    const key = keyOf(value)
    if (map.has(key)) throw new Error(`duplicate ${what}: ${String(key)}`)
    map.set(key, value)
  }
  return map
}

function assertNoCycle(skills: ReadonlyMap<string, Skill>): void {
  const done = new Set<string>()
  const visit = (id: string, path: readonly string[]): void => {
    if (path.includes(id)) throw new Error(`prerequisites in a cycle: ${[...path, id].join(' > ')}`)
    if (done.has(id)) return
    for (const prerequisite of skills.get(id)?.prerequisites ?? []) visit(prerequisite, [...path, id])
    done.add(id)
  }
  for (const id of skills.keys()) visit(id, [])
}

function assertSkills(skills: ReadonlyMap<string, Skill>): void {
  const known = (id: string, where: string) => {
    if (!skills.has(id)) throw new Error(`unknown skill ${id} in ${where}`)
  }
  const owners = new Map<string, string>()
  for (const skill of skills.values()) {
    if (skill.hours < fewestHours) throw new Error(`skill ${skill.id} takes under ${fewestHours} hours`)
    for (const id of skill.prerequisites) known(id, `prerequisites of ${skill.id}`)
    for (const alias of new Set([
      ...(skill.nameIsPlain ? [] : [skill.name]),
      ...skill.aliases,
      ...(skill.weakAliases ?? []),
    ])) {
      const key = tokenize(alias)
        .map(({ word }) => word)
        .join(' ')
      const owner = owners.get(key)
      if (owner !== undefined && owner !== skill.id)
        throw new Error(`alias '${alias}' of ${skill.id} belongs to ${owner}`)
      owners.set(key, skill.id)
    }
  }
  assertNoCycle(skills)
}

/**
 * In: skills and careers as written. Out: the knowledge the engine works on. Errors: throws on unknown or repeated ids, an
 * alias of two skills, prerequisites in a cycle, a career missing, or a skill in two phases of one career.
 */
export function assembleKnowledge(skillList: readonly Skill[], careerList: readonly Career[]): Knowledge {
  const skills = keyed(skillList, ({ id }) => id, 'skill')
  assertSkills(skills)
  const careers = keyed(careerList, ({ id }) => id, 'career')
  for (const id of careerIds) if (!careers.has(id)) throw new Error(`career missing: ${id}`)
  const careerSkills = new Map<CareerId, readonly CareerSkill[]>()
  for (const career of careers.values()) {
    const entries = phases.flatMap((phase) =>
      Object.entries(career.phases[phase].skills).map(([id, weight]): CareerSkill => {
        const skill = skills.get(id)
        if (skill === undefined) throw new Error(`unknown skill ${id} in ${career.id}`)
        return { skill, weight, phase }
      }),
    )
    const listed = keyed(entries, ({ skill }) => skill.id, `skill of ${career.id}`)
    for (const [id, others] of Object.entries(career.alternatives)) {
      if (!listed.has(id)) throw new Error(`alternatives to ${id}, which ${career.id} does not list`)
      for (const other of others) if (!skills.has(other)) throw new Error(`unknown skill ${other} in ${career.id}`)
    }
    careerSkills.set(career.id, entries)
  }
  return { locale: 'en', skills, careers, careerSkills }
}
