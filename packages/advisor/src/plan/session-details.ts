import type { StepDetail } from '@milepost/contract/roadmaps/schema'
import { type SkillLevel, shareLeftAt } from '@milepost/contract/skills/limits'
import type { SkillSession } from '@milepost/knowledge/schema'
import type { StepDraft } from '#advisor.ts'
import { knowledge, sessions } from '#knowledge/knowledge.ts'

/** Ids of the skills that have sessions. */
export const sessionSkills: readonly string[] = Object.keys(sessions)

/** Splits hours in halves by weight, so that they add up: the largest remainders get what is left over. */
function splitHours(hours: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const exact = weights.map((weight) => (2 * hours * weight) / whole)
  const halves = exact.map(Math.floor)
  const left = Math.round(2 * hours) - halves.reduce((sum, each) => sum + each, 0)
  const byRemainder = exact.map((value, index) => ({ index, rest: value % 1 })).sort((a, b) => b.rest - a.rest)
  for (const { index } of byRemainder.slice(0, left)) halves[index] = (halves[index] ?? 0) + 1
  return halves.map((each) => each / 2)
}

interface PartOfSkill {
  /** Of the skill's hours. */
  readonly share: number
  readonly from: 'beginning' | 'end'
}

/** The sessions of a part of a skill, which share the step's hours. */
function sessionDetails(all: readonly SkillSession[], hours: number, { share, from }: PartOfSkill): StepDetail[] {
  const wanted = share * all.reduce((sum, session) => sum + session.hours, 0)
  const inOrder = from === 'end' ? all.toReversed() : all
  let taken = 0
  const chosen = inOrder.filter((session) => {
    const isIn = taken < wanted
    taken += session.hours
    return isIn
  })
  const kept = from === 'end' ? chosen.toReversed() : chosen
  const split = splitHours(
    hours,
    kept.map((session) => session.hours),
  )
  return kept.map(({ id, title, outcome }, index) => ({
    id,
    label: title,
    description: outcome,
    hours: split[index] ?? 0,
  }))
}

/**
 * Gives a step the sessions of its skill, with the step's hours. Who knows the basics gets the last ones, and a first project has
 * the first ones.
 *
 * @param step - A step of a plan.
 * @param level - How well the learner knows its skill.
 * @returns The step. One whose skill has no sessions stays as it is.
 */
export function withSessions<T extends Pick<StepDraft, 'key' | 'hours' | 'details' | 'skills'>>(
  step: T,
  level: SkillLevel = 'heard_of',
): T {
  const [skillId = ''] = step.skills
  const all = sessions[skillId]?.sessions
  if (all === undefined) return step
  if (step.key === `skill:${skillId}`)
    return { ...step, details: sessionDetails(all, step.hours, { share: shareLeftAt(level), from: 'end' }) }
  if (step.key !== `first-project:${skillId}`) return step
  const share = Math.min(1, step.hours / (knowledge.skills.get(skillId)?.hours ?? step.hours))
  return { ...step, details: sessionDetails(all, step.hours, { share, from: 'beginning' }) }
}

/**
 * Puts today's words of sessions in place of those that a roadmap was stored with. Ids and hours stay.
 *
 * @param details - A step's details as they are stored.
 * @param skillId - What the step teaches.
 * @returns The details. A session that is gone keeps its stored words.
 */
export function withCurrentWords(details: readonly StepDetail[], skillId: string | undefined): StepDetail[] {
  const known = new Map(sessions[skillId ?? '']?.sessions.map((session) => [session.id, session]))
  return details.map((detail) => {
    const session = detail.hours === undefined ? undefined : known.get(detail.id)
    return session === undefined ? detail : { ...detail, label: session.title, description: session.outcome }
  })
}
