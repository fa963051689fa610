import { type CareerId, careerIds, careerTitleOf } from '@milepost/contract/careers/limits'
import type { SkillKnowledge } from '@milepost/contract/knowledge/schema'
import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { freeMaterialOf } from '#chat/answers/course-remarks.ts'
import { isKnown, ownHours, stepOf } from '#chat/answers/own-skills.ts'
import { absenceSentences, alternativeSentences, standInSentence } from '#chat/answers/places.ts'
import { choiceSentences } from '#chat/answers/skill-choice.ts'
import { formatCount, formatHours, formatHoursPerWeek, formatList } from '#chat/formats.ts'
import type { SkillAspect } from '#chat/intents.ts'
import { careerSource, fact, helpSource, skillNameOf, skillSource, stepSource } from '#chat/sources.ts'
import { describeSkill } from '#knowledge/describe.ts'
import { knowledge } from '#knowledge/knowledge.ts'

const statusTexts = { not_started: 'not started yet', ongoing: 'in progress', done: 'done' } as const

/**
 * Says where a skill is on the learner's roadmap.
 *
 * @param skill - The skill's id.
 * @param context - What the answer may use.
 * @returns A sentence, or none without a roadmap.
 */
export function placeSentences(skill: string, context: ChatContext): AdvisorSentence[] {
  if (context.roadmap === null) return []
  const step = stepOf(skill, context)
  if (step !== undefined)
    return [
      fact(
        `It is step ${step.id} of your roadmap, “${step.label}”, about ${formatHours(step.hours)}, ${statusTexts[step.status]}.`,
        stepSource(step),
        skillSource(skill),
      ),
    ]
  if (isKnown(skill, context))
    return [fact('Your roadmap leaves it out, because your answers show that you know it.', skillSource(skill))]
  return [
    fact('It is not on your roadmap.', skillSource(skill), careerSource(context.roadmap.careerId)),
    ...standInSentence(skill, context),
  ]
}

function careersWith(skill: string): { id: CareerId; weight: number }[] {
  return careerIds
    .flatMap((id) => {
      const found = knowledge.careerSkills.get(id)?.find((one) => one.skill.id === skill)
      return found === undefined ? [] : [{ id, weight: found.weight }]
    })
    .sort((a, b) => b.weight - a.weight)
}

function careersSentence(skill: string): AdvisorSentence {
  const found = careersWith(skill)
  const name = skillNameOf(skill)
  if (found.length === 0)
    return fact(`None of our ${careerIds.length} careers has ${name} on its roadmap.`, skillSource(skill))
  const main = found.filter(({ weight }) => weight > 1).map(({ id }) => careerTitleOf(id))
  const sources = found.slice(0, 5).map(({ id }) => careerSource(id))
  return main.length === 0
    ? fact(
        `${name} helps you go further in these careers: ${formatList(found.slice(0, 5).map(({ id }) => careerTitleOf(id)))}.`,
        skillSource(skill),
        ...sources,
      )
    : fact(`${name} is a main skill of these careers: ${formatList(main.slice(0, 5))}.`, skillSource(skill), ...sources)
}

function prerequisiteSentences(skill: string, context: ChatContext): AdvisorSentence[] {
  const described = describeSkill(skill)
  if (described === null) return []
  const needed = described.prerequisites
  const name = described.name
  if (needed.length === 0)
    return [fact(`${name} needs no other skill first. You can begin with it.`, skillSource(skill))]
  const first = fact(
    `Before ${name}, learn ${formatList(needed.map((one) => one.name))}.`,
    skillSource(skill),
    ...needed.map(({ id }) => skillSource(id)),
  )
  if (context.roadmap === null) return [first]
  const own = needed.flatMap(({ id, name: needName }): AdvisorSentence[] => {
    const step = stepOf(id, context)
    if (step !== undefined)
      return [fact(`${needName} is step ${step.id} of your roadmap, ${statusTexts[step.status]}.`, stepSource(step))]
    return isKnown(id, context) ? [fact(`Your answers show that you already know ${needName}.`, skillSource(id))] : []
  })
  return [first, ...own.slice(0, 3)]
}

function orderSentences(skill: string, other: string): AdvisorSentence[] {
  const rests = (id: string, on: string, seen = new Set<string>()): boolean =>
    (knowledge.skills.get(id)?.prerequisites ?? []).some((one) => {
      if (one === on) return true
      if (seen.has(one)) return false
      seen.add(one)
      return rests(one, on, seen)
    })
  const sources = [skillSource(skill), skillSource(other)] as const
  if (rests(skill, other))
    return [
      fact(`${skillNameOf(other)} comes before ${skillNameOf(skill)}: ${skillNameOf(skill)} builds on it.`, ...sources),
    ]
  if (rests(other, skill))
    return [
      fact(`${skillNameOf(skill)} comes before ${skillNameOf(other)}: ${skillNameOf(other)} builds on it.`, ...sources),
    ]
  return [
    fact(
      `Neither ${skillNameOf(skill)} nor ${skillNameOf(other)} builds on the other, so you can begin with either.`,
      ...sources,
    ),
  ]
}

const levelTexts = {
  1: 'can be begun by a newcomer',
  2: 'builds on other skills',
  3: 'is for learners with some experience',
} as const

function hoursSentence({ id, name, hours }: SkillKnowledge, context: ChatContext): AdvisorSentence {
  const step = stepOf(id, context)
  if (context.profile === null)
    return fact(
      `${name} takes about ${formatHours(hours)} of study and practice for a beginner (our estimate).`,
      skillSource(id),
    )
  const text = `${name} takes you about ${formatHours(ownHours(id, context))} (our estimate).`
  return step === undefined ? fact(text, skillSource(id)) : fact(text, stepSource(step), skillSource(id))
}

function nextSkillsSentence({ id, name }: SkillKnowledge): AdvisorSentence {
  const after = [...knowledge.skills.values()].filter(({ prerequisites }) => prerequisites.includes(id)).slice(0, 5)
  return after.length === 0
    ? fact(`No other skill here builds directly on ${name}.`, skillSource(id))
    : fact(
        `These build directly on ${name}: ${formatList(after.map((one) => one.name))}.`,
        skillSource(id),
        ...after.map((one) => skillSource(one.id)),
      )
}

/** The step that follows on the roadmap. */
function followingSentences(skill: string, context: ChatContext): AdvisorSentence[] {
  const step = stepOf(skill, context)
  const next = context.roadmap?.steps.find(({ id }) => step !== undefined && id === step.id + 1)
  if (next === undefined) return []
  return [fact(`After it comes step ${next.id}, “${next.label}”, about ${formatHours(next.hours)}.`, stepSource(next))]
}

function checkSentences({ id, name, check, selfChecks }: SkillKnowledge): AdvisorSentence[] {
  const [question] = selfChecks
  return [
    fact(`A check for ${name}: ${check}`, skillSource(id)),
    ...(question === undefined ? [] : [fact(`One question to ask yourself: ${question.ask}`, skillSource(id))]),
  ]
}

/** Hours a week, where the learner has not said theirs. */
const usualPace = 10

function weeksText(hours: number, { roadmap }: ChatContext): string {
  const pace = roadmap?.hoursPerWeek ?? usualPace
  return `${formatCount(Math.ceil(hours / pace), 'week')} at ${formatHoursPerWeek(pace)} a week`
}

/** The hours of a second skill, and of both. */
function togetherSentences(skill: string, other: string, context: ChatContext): AdvisorSentence[] {
  const second = describeSkill(other)
  if (second === null) return []
  const both = ownHours(skill, context) + ownHours(other, context)
  return [
    hoursSentence(second, context),
    fact(
      `Together they take about ${formatHours(both)}, or ${weeksText(both, context)}.`,
      skillSource(skill),
      skillSource(other),
    ),
  ]
}

function outcomesSentence({ id, outcomes }: SkillKnowledge): AdvisorSentence {
  return fact(`Afterwards you can ${formatList(outcomes.slice(0, 3))}.`, skillSource(id))
}

function whatSentences(skill: SkillKnowledge, other: string | null): AdvisorSentence[] {
  const { id, name, kind, description, prerequisites, learn } = skill
  const say = (text: string) => fact(text, skillSource(id))
  return [
    say(`${name}: ${description}`),
    ...(kind === 'tool' && prerequisites.length > 0
      ? [say(`It builds on ${formatList(prerequisites.map((one) => one.name))}.`)]
      : []),
    ...(other === null
      ? [say(`You learn: ${learn}`), outcomesSentence(skill)]
      : [fact(`${skillNameOf(other)}: ${describeSkill(other)?.description ?? ''}`, skillSource(other))]),
  ]
}

/** For someone who is stuck: what it rests on, other material, and that another step may come first. */
function stuckSentences({ id, name, prerequisites, learn }: SkillKnowledge, context: ChatContext): AdvisorSentence[] {
  const say = (text: string) => fact(text, skillSource(id))
  return [
    say(`${name} is hard for many at first. Take it in small parts: ${learn}`),
    ...(prerequisites.length === 0
      ? []
      : [
          say(
            `It builds on ${formatList(prerequisites.map((one) => one.name))}. Look at that again where something is unclear.`,
          ),
        ]),
    ...freeMaterialOf(id, context),
    fact('You may do another step first, and come back.', helpSource('roadmap#order')),
    fact('With Premium you can ask a mentor.', helpSource('plans#mentoring')),
  ]
}

/**
 * Answers a question about a skill.
 *
 * @param skill - A skill's id.
 * @param other - Id of a second skill, or null.
 * @param aspect - What is asked about it.
 * @param context - What the answer may use.
 * @returns Sentences with sources. Empty for an unknown skill.
 */
export function skillSentences(
  skill: string,
  other: string | null,
  aspect: SkillAspect,
  context: ChatContext,
): AdvisorSentence[] {
  const described = describeSkill(skill)
  const level = knowledge.skills.get(skill)?.level ?? 1
  if (described === null) return []
  const say = (text: string) => fact(text, skillSource(skill))
  const { name } = described
  const hours = hoursSentence(described, context)
  const outcomes = outcomesSentence(described)
  switch (aspect) {
    case 'what':
      return [
        ...whatSentences(described, other),
        ...(other === null ? placeSentences(skill, context) : choiceSentences([skill, other], context)),
      ]
    case 'absent':
      return absenceSentences(skill, context)
    case 'alternatives':
      return [...placeSentences(skill, context), ...alternativeSentences(skill, context)]
    case 'mentions':
      return [
        say(`I have no explanation of this word itself. It belongs to ${name}.`),
        ...skillSentences(skill, null, 'what', context),
      ]
    case 'hours':
      return [
        hours,
        say(`That is about ${weeksText(ownHours(skill, context), context)}.`),
        ...(other === null ? placeSentences(skill, context).slice(0, 1) : togetherSentences(skill, other, context)),
      ]
    case 'prerequisites':
      return [
        ...(other === null ? [] : orderSentences(skill, other)),
        ...prerequisiteSentences(skill, context),
        say(`${name} ${levelTexts[level]}.`),
      ]
    case 'why':
      return [
        say(`${name}: ${described.description}`),
        careersSentence(skill),
        outcomes,
        ...placeSentences(skill, context),
      ]
    case 'next':
      return [nextSkillsSentence(described), ...placeSentences(skill, context), ...followingSentences(skill, context)]
    case 'careers':
      return [careersSentence(skill), say(`${name}: ${described.description}`), ...placeSentences(skill, context)]
    case 'check':
      return [...checkSentences(described), ...placeSentences(skill, context)]
    case 'place':
      return context.roadmap === null
        ? [say(`${name}: ${described.description}`), hours]
        : [...placeSentences(skill, context), hours, outcomes]
    case 'build':
      return [say(`To practise ${name}, build this: ${described.build}`), ...placeSentences(skill, context)]
    case 'stuck':
      return stuckSentences(described, context)
    case 'level':
      return [
        say(`${name} ${levelTexts[level]}.`),
        ...(other === null
          ? [hours, ...prerequisiteSentences(skill, context).slice(0, 1)]
          : [...orderSentences(skill, other), hours, ...togetherSentences(skill, other, context).slice(0, 1)]),
      ]
  }
}
