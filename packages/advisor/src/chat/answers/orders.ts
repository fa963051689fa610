import { hoursLeftOf, maxHoursPerWeek, minHoursPerWeek } from '@milepost/contract/roadmaps/pace'
import type { SkillRequest } from '@milepost/contract/roadmaps/schema'
import { isLearned } from '@milepost/contract/skills/limits'
import type { ChatContext, ChatStep } from '#advisor.ts'
import { addingAnswer } from '#chat/answers/adding.ts'
import { deadlineAnswer } from '#chat/answers/deadline-orders.ts'
import { stepOf } from '#chat/answers/own-skills.ts'
import { explain, type OrderAnswer, outdatedSentences, propose, together } from '#chat/answers/proposals.ts'
import { hoursLeft, noRoadmap } from '#chat/answers/roadmap.ts'
import { findStep, type OwnRoadmap, statusTexts } from '#chat/answers/steps.ts'
import { timeSentences } from '#chat/answers/time.ts'
import { variantAnswer } from '#chat/answers/variant-orders.ts'
import { formatCount, formatHours, formatHoursPerWeek } from '#chat/formats.ts'
import { type Order, type OrderTarget, timeOfRoadmap } from '#chat/intents.ts'
import { fact, helpSource, skillNameOf, skillSource, stepSource } from '#chat/sources.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { stepHours } from '#plan/step-hours.ts'

type MarkOrder = Extract<Order, { kind: 'mark' }>
type PaceOrder = Extract<Order, { kind: 'pace' }>
type SkillOrder = Extract<Order, { skills: readonly string[] }>

const stepsSource = helpSource('roadmap#steps')
const paceSource = helpSource('roadmap#pace')
const knownSource = helpSource('roadmap#known-skills')
const requestsSource = helpSource('roadmap#requests')
/**
 * Answers an order with what it would change, or why it changes nothing. It never says that something has changed.
 *
 * @param order - What the learner asks to change.
 * @param context - What the answer may use.
 * @returns Sentences with sources, and the action to confirm.
 */
export function orderAnswer(order: Order, context: ChatContext): OrderAnswer {
  const { roadmap } = context
  if (roadmap === null) return { subject: stepsSource, sentences: noRoadmap(context), stepId: null }
  switch (order.kind) {
    case 'pace':
      return paceAnswer(order, roadmap, context)
    case 'variant':
      return variantAnswer(order, roadmap, context)
    case 'deadline':
      return deadlineAnswer(order.ignored, roadmap, context)
    case 'mark':
      return together(order.targets.map((target) => markAnswer(order, target, roadmap, context)))
    case 'several':
      return together(order.orders.map((one) => orderAnswer(one, context)))
    default:
      return together(order.skills.map((skill) => skillAnswer(order.kind, skill, roadmap, context)))
  }
}

const nameOf = ({ id, label }: ChatStep) => `step ${id}, “${label}”`
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function markAnswer(order: MarkOrder, target: OrderTarget, roadmap: OwnRoadmap, context: ChatContext): OrderAnswer {
  const step = 'step' in target ? findStep(target.step, roadmap) : stepOf(target.skill, context)
  if (step === undefined) return missingStep(target, roadmap, context)
  const source = stepSource(step)
  const { key, id, label, status } = step
  // 'I have not finished it' changes only a step that is marked as done.
  const to = order.to !== 'unfinished' ? order.to : status === 'done' ? 'ongoing' : status
  if (status === to)
    return {
      ...explain(source, `${capitalize(nameOf(step))}, is ${statusTexts[status]}.`, 'There is nothing to change.'),
      stepId: id,
    }
  const left = hoursLeft(roadmap) - hoursLeftOf(step.hours, status) + hoursLeftOf(step.hours, to)
  const effect = left === 0 ? 'Then your whole roadmap is done.' : `Then about ${formatHours(left)} are left.`
  const action = { kind: 'mark_step', stepKey: key, stepId: id, label, from: status, to } as const
  const sentences = [fact(`Mark ${nameOf(step)}, as ${statusTexts[to]}?`, source), fact(effect, source)]
  return { ...propose(source, action, sentences), stepId: id }
}

/** No step has the number, or teaches the skill. */
function missingStep(target: OrderTarget, roadmap: OwnRoadmap, context: ChatContext): OrderAnswer {
  const { steps } = roadmap
  if ('skill' in target) return isKnown(target.skill, context) ? leftOut(target.skill) : notPlanned(target.skill)
  return typeof target.step === 'number'
    ? explain(stepsSource, `Your roadmap has ${formatCount(steps.length, 'step')}, and no step with that number.`)
    : explain(helpSource('progress#marking'), 'All steps of your roadmap are done already.')
}

function paceAnswer(order: PaceOrder, roadmap: OwnRoadmap, context: ChatContext): OrderAnswer {
  const { hoursPerWeek: from } = roadmap
  if ('hoursPerWeek' in order && order.hoursPerWeek === null)
    return from === null
      ? explain(paceSource, 'You haven’t set your hours a week, so there is nothing to remove.')
      : propose(paceSource, { kind: 'set_pace', hoursPerWeek: null, from }, [
          fact('Remove your hours a week?', paceSource),
          fact('Then your roadmap shows no dates.', paceSource),
        ])
  if (!('hoursPerWeek' in order) && from === null)
    return explain(
      paceSource,
      'You haven’t set your hours a week yet, so I can’t add to them.',
      'Tell me how many hours a week you can study.',
    )
  const said = 'hoursPerWeek' in order ? (order.hoursPerWeek ?? 0) : (from ?? 0) + order.moreHours
  const hoursPerWeek = said > 0 && said < minHoursPerWeek ? minHoursPerWeek : Math.round(said)
  if (hoursPerWeek < minHoursPerWeek || hoursPerWeek > maxHoursPerWeek)
    return explain(paceSource, `Your pace can be from ${minHoursPerWeek} to ${maxHoursPerWeek} hours a week.`)
  if (hoursPerWeek === from)
    return explain(paceSource, `Your pace is ${formatHoursPerWeek(hoursPerWeek)} a week already.`)
  const rounded =
    hoursPerWeek === said ? [] : [fact('Your pace is in whole hours, so this is the nearest.', paceSource)]
  const named = { ...timeOfRoadmap, said: { ...timeOfRoadmap.said, hoursPerWeek } }
  return propose(paceSource, { kind: 'set_pace', hoursPerWeek, from }, [
    fact(`Set your pace to ${formatHoursPerWeek(hoursPerWeek)} a week?`, paceSource),
    ...rounded,
    ...timeSentences(named, roadmap, context),
  ])
}

const isKnown = (skill: string, { roadmap }: ChatContext) =>
  roadmap?.knownSkills.some(({ id, level }) => id === skill && isLearned(level)) ?? false

function leftOut(skill: string): OrderAnswer {
  return explain(skillSource(skill), `Your roadmap leaves out ${skillNameOf(skill)} already, because you know it.`)
}

function notPlanned(skill: string): OrderAnswer {
  return explain(skillSource(skill), `${skillNameOf(skill)} is not on your roadmap, so there is nothing to change.`)
}

function skillAnswer(kind: SkillOrder['kind'], skill: string, roadmap: OwnRoadmap, context: ChatContext): OrderAnswer {
  const request = requestFor(skill, roadmap)
  switch (kind) {
    case 'known':
      return knownAnswer(skill, roadmap, context)
    case 'unknown':
      return unknownAnswer(skill, roadmap, context)
    // An extra is on the roadmap only because it was asked for.
    case 'leave_out':
      return request?.outcome === 'extra'
        ? requestAnswer(skill, true, roadmap, context)
        : knownAnswer(skill, roadmap, context)
    case 'bring_back':
      return request?.outcome === 'ignored'
        ? requestAnswer(skill, false, roadmap, context)
        : unknownAnswer(skill, roadmap, context)
    case 'take_back':
      return requestAnswer(skill, true, roadmap, context)
    case 'ask_again':
      return requestAnswer(skill, false, roadmap, context)
    case 'add':
      return addedAnswer(skill, roadmap, context)
  }
}

function addedAnswer(skill: string, roadmap: OwnRoadmap, context: ChatContext): OrderAnswer {
  const request = requestFor(skill, roadmap)
  if (request?.outcome === 'ignored' && request.kind === 'wanted') return requestAnswer(skill, false, roadmap, context)
  if (stepOf(skill, context) !== undefined) return unknownAnswer(skill, roadmap, context)
  return addingAnswer(skill, roadmap, context)
}

function knownAnswer(skill: string, roadmap: OwnRoadmap, context: ChatContext): OrderAnswer {
  if (isKnown(skill, context)) return leftOut(skill)
  const step = stepOf(skill, context)
  if (step === undefined) return notPlanned(skill)
  const name = skillNameOf(skill)
  const source = stepSource(step)
  if (step.status === 'done')
    return { ...explain(source, `${capitalize(nameOf(step))}, is done already.`), stepId: step.id }
  return propose(skillSource(skill), { kind: 'correct_skill', skillId: skill, name, known: true }, [
    fact(`Take ${name} off your roadmap, because you know it?`, skillSource(skill), knownSource),
    fact(`That takes away ${nameOf(step)}, about ${formatHours(step.hours)}.`, source),
    ...outdatedSentences(roadmap),
  ])
}

function unknownAnswer(skill: string, roadmap: OwnRoadmap, context: ChatContext): OrderAnswer {
  const name = skillNameOf(skill)
  const step = stepOf(skill, context)
  if (step !== undefined)
    return {
      ...explain(stepSource(step), `${name} is on your roadmap already. It is ${nameOf(step)}.`),
      stepId: step.id,
    }
  if (!isKnown(skill, context)) return notPlanned(skill)
  const hours = stepHours(knowledge.skills.get(skill)?.hours ?? 0, context.profile ?? undefined)
  return propose(skillSource(skill), { kind: 'correct_skill', skillId: skill, name, known: false }, [
    fact(`Put ${name} back on your roadmap, because you don’t know it?`, skillSource(skill), knownSource),
    fact(`It comes back as a step of about ${formatHours(hours)}.`, skillSource(skill)),
    ...outdatedSentences(roadmap),
  ])
}

function requestFor(skill: string, { requests }: OwnRoadmap): SkillRequest | undefined {
  return requests
    .filter((request) => request.kind === 'wanted' || request.kind === 'refused')
    .find(({ skillId }) => skillId === skill)
}

/** Takes back what the answers ask about a skill, or asks for it again. */
function requestAnswer(skill: string, ignored: boolean, roadmap: OwnRoadmap, context: ChatContext): OrderAnswer {
  const request = requestFor(skill, roadmap)
  const name = skillNameOf(skill)
  if (request === undefined) {
    const step = stepOf(skill, context)
    const why = step === undefined ? [] : [fact(`It is on your roadmap as ${nameOf(step)}.`, stepSource(step))]
    const nothing = fact(`Your answers ask nothing about ${name}, so there is nothing to change.`, requestsSource)
    return { subject: skillSource(skill), sentences: [nothing, ...why], stepId: step?.id ?? null }
  }
  if ((request.outcome === 'ignored') === ignored)
    return explain(
      requestsSource,
      ignored
        ? `What you asked about ${name} is taken back already.`
        : `Your roadmap follows what you asked about ${name} already.`,
    )
  if (request.quote === null && ignored)
    return propose(requestsSource, { kind: 'add_skill', skillId: skill, name, added: false }, [
      fact(`Take ${name} off your roadmap, which you added?`, requestsSource, skillSource(skill)),
      ...outdatedSentences(roadmap),
    ])
  const { kind } = request
  const action = { kind: 'ignore_request', skillId: skill, name, request: kind, ignored } as const
  return propose(requestsSource, action, [
    fact(requestQuestion(name, kind, ignored), requestsSource, skillSource(skill)),
    ...(kind === 'wanted' && request.outcome === 'extra'
      ? [fact(`It then leaves your roadmap, about ${formatHours(request.hours ?? 0)}.`, requestsSource)]
      : [fact('We then plan your roadmap again. It may change or stay as it is.', requestsSource)]),
    ...outdatedSentences(roadmap),
  ])
}

function requestQuestion(name: string, kind: 'wanted' | 'refused', ignored: boolean): string {
  if (kind === 'wanted') return ignored ? `Take back that you want ${name}?` : `Ask for ${name} again?`
  return ignored ? `Take back that you don’t want ${name}?` : `Ask to leave out ${name} again?`
}
