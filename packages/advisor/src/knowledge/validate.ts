import { type CareerId, careerIds } from '@milepost/contract/careers'
import {
  type Career,
  type Domain,
  type Phase,
  phases,
  type SelfCheck,
  type Skill,
  type SkillWeight,
} from '#knowledge/types.ts'
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
  /** Questions by skill id. */
  readonly selfChecks: ReadonlyMap<string, readonly SelfCheck[]>
  /** Sentences about the work of each career. */
  readonly work: ReadonlyMap<CareerId, readonly string[]>
}

/** No skill may take less: a first project put in its place would otherwise lengthen the plan. */
export const minHours = 10

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
    if (skill.hours < minHours) throw new Error(`skill ${skill.id} takes under ${minHours} hours`)
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

function assertSelfChecks(skills: ReadonlyMap<string, Skill>, checks: ReadonlyMap<string, readonly SelfCheck[]>): void {
  for (const id of checks.keys()) if (!skills.has(id)) throw new Error(`self-check for unknown skill ${id}`)
  for (const id of skills.keys()) {
    const count = checks.get(id)?.length ?? 0
    if (count < 3 || count > 5) throw new Error(`skill ${id} has ${count} self-check questions, not 3 to 5`)
  }
}

function careerSkillsOf(career: Career, skills: ReadonlyMap<string, Skill>): CareerSkill[] {
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
  return entries
}

/**
 * In: the domains as written. Out: the knowledge the engine works on. Errors: throws on unknown or repeated ids, an alias of
 * two skills, prerequisites in a cycle, a skill without three to five self-checks, a career missing or without sentences about
 * its work, or a skill in two phases of one career.
 */
export function assembleKnowledge(domains: readonly Domain[]): Knowledge {
  const areas = domains.flatMap((domain) => domain.areas)
  const skills = keyed(
    areas.flatMap((area) => area.skills),
    ({ id }) => id,
    'skill',
  )
  assertSkills(skills)
  const written = domains.flatMap((domain) => domain.selfChecks.flatMap((checks) => Object.entries(checks)))
  const selfChecks = new Map(
    [...keyed(written, ([id]) => id, 'self-check')].map(([id, [, questions]]) => [id, questions]),
  )
  assertSelfChecks(skills, selfChecks)
  const careers = keyed(
    domains.flatMap((domain) => domain.careers),
    ({ id }) => id,
    'career',
  )
  const work = new Map(domains.flatMap((domain) => domain.work).map(({ career, statements }) => [career, statements]))
  for (const id of careerIds) {
    if (!careers.has(id)) throw new Error(`career missing: ${id}`)
    if (!work.has(id)) throw new Error(`no sentences about the work of ${id}`)
  }
  const careerSkills = new Map([...careers.values()].map((career) => [career.id, careerSkillsOf(career, skills)]))
  return { locale: 'en', skills, careers, careerSkills, selfChecks, work }
}
