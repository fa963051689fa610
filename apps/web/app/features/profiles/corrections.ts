import type { HeardCorrection, HeardKnown, HeardSkill, OwnReading } from '@milepost/contract/profiles/reading'
import { type SkillLevel, skillLevels } from '@milepost/contract/skills/limits'

interface SaidOfSkill {
  readonly level?: SkillLevel
  /** What the texts ask about the skill is to be ignored. */
  readonly requestIgnored?: boolean
}

/** What the learner has said of what was heard, by skill. */
export type Corrections = Readonly<Record<string, SaidOfSkill>>

export function withCorrection(corrections: Corrections, skillId: string, said: SaidOfSkill): Corrections {
  return { ...corrections, [skillId]: { ...corrections[skillId], ...said } }
}

/** What a language model heard otherwise than the plan would. The learner has seen it, and what they say outweighs it. */
export function correctionsOf(reading: OwnReading | null): Corrections {
  return (reading?.corrections ?? []).reduce<Corrections>(
    (all, { skillId, ...said }) => withCorrection(all, skillId, said),
    {},
  )
}

/** As they are saved with the answers. */
export function sentCorrections(corrections: Corrections): HeardCorrection[] {
  return Object.entries(corrections).flatMap(([skillId, { level, requestIgnored }]) => [
    ...(level === undefined ? [] : [{ skillId, level }]),
    ...(requestIgnored === undefined ? [] : [{ skillId, requestIgnored }]),
  ])
}

/** Reads corrections from a draft. */
export function readCorrections(value: unknown): Corrections {
  const given = Object.entries<unknown>(Object(value ?? {}))
  return Object.fromEntries(
    given.map(([skillId, said]) => {
      const { level, requestIgnored } = Object(said)
      const known = skillLevels.find((one) => one === level)
      return [
        skillId,
        {
          ...(known !== undefined && { level: known }),
          ...(typeof requestIgnored === 'boolean' && { requestIgnored }),
        },
      ]
    }),
  )
}

/** A request in the texts, and whether the learner has taken it back. */
export interface HeardRequest extends HeardSkill {
  readonly isIgnored: boolean
}

export interface CorrectedReading {
  readonly known: readonly HeardKnown[]
  readonly denied: readonly HeardSkill[]
  readonly wanted: readonly HeardRequest[]
  readonly refused: readonly HeardRequest[]
}

/** What was heard, once what the learner says now and has said before is applied. */
export function correctReading(reading: OwnReading, corrections: Corrections): CorrectedReading {
  const before = new Map(reading.decided.map((one) => [one.skillId, one]))
  const levelOf = (id: string | null) =>
    id === null ? null : (corrections[id]?.level ?? before.get(id)?.level ?? null)
  const isIgnored = (id: string | null) =>
    id !== null && (corrections[id]?.requestIgnored ?? before.get(id)?.requestIgnored ?? false)
  const known: HeardKnown[] = []
  const denied: HeardSkill[] = []
  for (const skill of reading.known) {
    const level = levelOf(skill.id)
    if (level === 'heard_of') denied.push(skill)
    else known.push(level === null || level === skill.level ? skill : { ...skill, level, years: null })
  }
  for (const skill of reading.denied) {
    const level = levelOf(skill.id)
    if (level === null || level === 'heard_of') denied.push(skill)
    else known.push({ ...skill, level, years: null })
  }
  const asked = (skills: readonly HeardSkill[]) => skills.map((skill) => ({ ...skill, isIgnored: isIgnored(skill.id) }))
  return { known, denied, wanted: asked(reading.wanted), refused: asked(reading.refused) }
}
