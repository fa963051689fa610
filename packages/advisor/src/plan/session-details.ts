import { sessionSubjectOf } from '@milepost/contract/roadmaps/limits'
import type { StepDetail } from '@milepost/contract/roadmaps/schema'
import { type SkillLevel, shareLeftAt } from '@milepost/contract/skills/limits'
import { detailLabels } from '@milepost/knowledge/detail-labels'
import type { SkillSession } from '@milepost/knowledge/schema'
import type { StepDraft } from '#advisor.ts'
import { knowledge, sessionSubject, sessions, tools } from '#knowledge/knowledge.ts'

/** Keys of the steps that have sessions. */
export const stepKeysWithSessions: readonly string[] = Object.keys(sessions).map((id) => sessionSubject(id)?.key ?? '')

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
 * Gives a step the sessions of its skill or milestone, with the step's hours. Who knows the basics gets the last ones, and a first
 * project has the first ones. What a milestone asks for precedes its sessions.
 *
 * @param step - A step of a plan.
 * @param level - How well the learner knows its skill.
 * @returns The step. One without sessions stays as it is.
 */
export function withSessions<T extends Pick<StepDraft, 'key' | 'hours' | 'details' | 'skills'>>(
  step: T,
  level: SkillLevel = 'heard_of',
): T {
  const subjectId = sessionSubjectOf(step) ?? ''
  const all = sessions[subjectId]?.sessions
  if (all === undefined) return step
  if (step.key.startsWith('milestone:')) {
    const wanted = typeof step.details === 'string' ? step.details : ''
    const whatToShow = { id: 'outcome', label: detailLabels.show, description: wanted }
    return { ...step, details: [whatToShow, ...sessionDetails(all, step.hours, { share: 1, from: 'beginning' })] }
  }
  if (step.key === `skill:${subjectId}`)
    return { ...step, details: sessionDetails(all, step.hours, { share: shareLeftAt(level), from: 'end' }) }
  const share = Math.min(1, step.hours / (knowledge.skills.get(subjectId)?.hours ?? step.hours))
  return { ...step, details: sessionDetails(all, step.hours, { share, from: 'beginning' }) }
}

/**
 * Puts today's words of sessions in place of those that a roadmap was stored with. Ids and hours stay.
 *
 * @param details - A step's details as they are stored.
 * @param key - The step's key.
 * @returns The details. A session that is gone keeps its stored words.
 */
export function withCurrentWords(details: readonly StepDetail[], key: string): StepDetail[] {
  const known = new Map(sessions[sessionSubjectOf({ key }) ?? '']?.sessions.map((session) => [session.id, session]))
  return details.map((detail) => {
    const session = detail.hours === undefined ? undefined : known.get(detail.id)
    return session === undefined ? detail : { ...detail, label: session.title, description: session.outcome }
  })
}

const onPhones: ReadonlySet<string> = new Set(
  tools.filter(({ runsOn }) => runsOn.includes('phone')).map(({ name }) => name),
)

/**
 * Tells whether a step asks for a computer, the learner's own or a borrowed one.
 *
 * @param key - The step's key.
 * @returns True if what a session makes can't be made on a phone. False where nothing is known of it.
 */
export function needsComputer(key: string): boolean {
  const own = sessions[sessionSubjectOf({ key }) ?? '']?.sessions ?? []
  return own.some(({ make }) => make.needs.some((name) => !onPhones.has(name)))
}
