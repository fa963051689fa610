import type { ChatChange } from '@milepost/contract/chat/schema'
import { maxExtraHours } from '@milepost/contract/roadmaps/limits'
import type { SkillRequest } from '@milepost/contract/roadmaps/schema'
import type { AdvisorPlan, AdvisorProfile, ChatContext, StepDraft } from '#advisor.ts'
import { formatHours } from '#assistant/formats.ts'
import { say } from '#assistant/sentences.ts'
import { helpSource, skillNameOf, skillSource, stepSource } from '#assistant/sources.ts'
import { isKnown, type OwnRoadmap, ownHours, stepOf } from '#assistant/steps.ts'
import type { ToolAnswer } from '#assistant/tool.ts'
import { explain, outdatedSentences, propose } from '#assistant/tools/change/proposals.ts'
import { planRoadmap } from '#plan/plan.ts'

/* What learners ask of a skill: to leave it out, to bring it back, to add it. */

const knownSource = helpSource('roadmap#known-skills')
const requests = helpSource('roadmap#requests')

function requestFor(skill: string, roadmap: OwnRoadmap): SkillRequest | undefined {
  return roadmap.requests
    .filter((request) => request.kind === 'wanted' || request.kind === 'refused')
    .find(({ skillId }) => skillId === skill)
}

/**
 * Proposes to leave a skill out, since the learner knows it.
 *
 * @param skill - The skill's id.
 * @param roadmap - The learner's roadmap.
 * @param context - What the answer may use.
 * @returns The answer.
 */
export function knownSkill(skill: string, roadmap: OwnRoadmap, context: ChatContext): ToolAnswer {
  const name = skillNameOf(skill)
  const step = stepOf(skill, context)
  if (isKnown(skill, context)) return explain(skillSource(skill), ['left-out'], { name })
  if (step === undefined) return explain(skillSource(skill), ['not-planned'], { name })
  const values = { name, step: step.id, label: step.label, hours: formatHours(step.hours) }
  if (step.status === 'done') return { ...explain(stepSource(step), ['step-done'], values), stepId: step.id }
  return propose(skillSource(skill), { kind: 'correct_skill', skillId: skill, name, known: true }, [
    say('change.take-off', values, skillSource(skill), knownSource),
    say('change.take-off-step', values, stepSource(step)),
    ...outdatedSentences(roadmap),
  ])
}

/**
 * Proposes to put a skill back, since the learner doesn't know it.
 *
 * @param skill - The skill's id.
 * @param roadmap - The learner's roadmap.
 * @param context - What the answer may use.
 * @returns The answer.
 */
export function unknownSkill(skill: string, roadmap: OwnRoadmap, context: ChatContext): ToolAnswer {
  const name = skillNameOf(skill)
  const step = stepOf(skill, context)
  if (step !== undefined) {
    const values = { name, step: step.id, label: step.label }
    return { ...explain(stepSource(step), ['planned-already'], values), stepId: step.id }
  }
  if (!isKnown(skill, context)) return explain(skillSource(skill), ['not-planned'], { name })
  return propose(skillSource(skill), { kind: 'correct_skill', skillId: skill, name, known: false }, [
    say('change.put-back', { name }, skillSource(skill), knownSource),
    say('change.put-back-hours', { hours: formatHours(ownHours(skill, context)) }, skillSource(skill)),
    ...outdatedSentences(roadmap),
  ])
}

const takenBack = /\btake\b.*\bback\b|\b(?:withdraw|cancel|forget)\b/

/** Takes back what the answers ask about a skill, or asks for it again. */
function request(skill: string, ignored: boolean, roadmap: OwnRoadmap): ToolAnswer | null {
  const found = requestFor(skill, roadmap)
  const name = skillNameOf(skill)
  if (found === undefined) return null
  if ((found.outcome === 'ignored') === ignored)
    return explain(requests, [ignored ? 'taken-back-already' : 'followed-already'], { name })
  const { kind } = found
  const isAdded = found.quote === null && ignored
  const action: ChatChange = isAdded
    ? { kind: 'add_skill', skillId: skill, name, added: false }
    : { kind: 'ignore_request', skillId: skill, name, request: kind, ignored }
  const effect =
    kind === 'wanted' && found.outcome === 'extra'
      ? say('change.extra-leaves', { hours: formatHours(found.hours ?? 0) }, requests)
      : say('change.plan-again', {}, requests)
  const question = isAdded ? 'take-added-off' : `${ignored ? 'take-back' : 'ask-again'}-${kind}`
  return propose(requests, action, [
    say(`change.${question}`, { name }, requests, skillSource(skill)),
    ...(isAdded ? [] : [effect]),
    ...outdatedSentences(roadmap),
  ])
}

/**
 * Proposes to take a skill off the roadmap: what was asked for is taken back, and what is planned counts as known.
 *
 * @param skill - The skill's id.
 * @param roadmap - The learner's roadmap.
 * @param context - What the answer may use.
 * @returns The answer.
 */
export function leaveOut(skill: string, roadmap: OwnRoadmap, context: ChatContext): ToolAnswer {
  const isWanted = requestFor(skill, roadmap)?.kind === 'wanted'
  const taken = isWanted ? request(skill, true, roadmap) : null
  if (taken !== null) return taken
  const known = knownSkill(skill, roadmap, context)
  const [, ...rest] = known.sentences
  // The learner may not know it: that it then counts as known is said, not asserted.
  return known.action === undefined
    ? known
    : {
        ...known,
        sentences: [say('change.leave-out', { name: skillNameOf(skill) }, skillSource(skill), knownSource), ...rest],
      }
}

/**
 * Proposes to bring a skill back that was left out or taken back.
 *
 * @param skill - The skill's id.
 * @param roadmap - The learner's roadmap.
 * @param context - What the answer may use.
 * @param text - The message's words.
 * @returns The answer.
 */
export function bringBack(skill: string, roadmap: OwnRoadmap, context: ChatContext, text: string): ToolAnswer {
  const found = requestFor(skill, roadmap)
  // 'Take Docker back' is said of a wish, and bringing back what was refused takes the refusal back.
  const isTaken = takenBack.test(text) || (found?.kind === 'refused' && found.outcome !== 'ignored')
  const again = found === undefined ? null : request(skill, isTaken, roadmap)
  return again ?? unknownSkill(skill, roadmap, context)
}

function withAdded(profile: AdvisorProfile, skillId: string): AdvisorProfile {
  const { decisions = { chosenCareerId: null, rejections: [], corrections: [] } } = profile
  const before = decisions.corrections.find((one) => one.skillId === skillId)
  const others = decisions.corrections.filter((one) => one !== before)
  const correction = { level: null, ...before, skillId, added: true, requestIgnored: false }
  return { ...profile, decisions: { ...decisions, corrections: [...others, correction] } }
}

function effectOf(skill: string, step: StepDraft, plan: AdvisorPlan) {
  const wanted = plan.requests.find((one) => one.kind === 'wanted' && one.skillId === skill)
  const hours = wanted?.kind === 'wanted' && wanted.outcome === 'extra' ? wanted.hours : null
  if (hours === null) return say('change.part-of-career', { hours: formatHours(step.hours) }, requests)
  const values = { hours: formatHours(hours), max: formatHours(maxExtraHours) }
  return say(hours > maxExtraHours ? 'change.extra-too-long' : 'change.extra', values, requests)
}

/**
 * Proposes to add a skill: as which step it would come, and what it takes.
 *
 * @param skill - The skill's id.
 * @param roadmap - The learner's roadmap.
 * @param context - What the answer may use.
 * @returns The answer, with the change where the roadmap can hold the skill.
 */
export function addSkill(skill: string, roadmap: OwnRoadmap, context: ChatContext): ToolAnswer {
  const { profile } = context
  const name = skillNameOf(skill)
  const source = skillSource(skill)
  const found = requestFor(skill, roadmap)
  if (found?.outcome === 'ignored' && found.kind === 'wanted')
    return request(skill, false, roadmap) ?? unknownSkill(skill, roadmap, context)
  if (stepOf(skill, context) !== undefined) return unknownSkill(skill, roadmap, context)
  if (isKnown(skill, context)) return explain(source, ['known-already', 'if-not-known'], { name })
  if (profile === null) return explain(source, ['not-planned'], { name })
  const before = planRoadmap(profile, roadmap.careerId)
  const after = planRoadmap(withAdded(profile, skill), roadmap.careerId)
  const step = after.steps.find(({ milestone, skills }) => !milestone && skills.includes(skill))
  if (step === undefined) return explain(source, ['no-room'], { name })
  const hours = after.totalHours - before.totalHours
  const kept = new Set(after.steps.map(({ key }) => key))
  const gone = before.steps.filter(({ key }) => !kept.has(key))
  return propose(source, { kind: 'add_skill', skillId: skill, name, added: true }, [
    say('change.add', { name, step: step.id, label: step.label }, source),
    effectOf(skill, step, after),
    ...gone.map(({ label }) => say('change.gives-way', { label }, requests)),
    ...(hours > 0 ? [say('change.longer', { hours: formatHours(hours) }, requests)] : []),
    ...outdatedSentences(roadmap),
  ])
}
