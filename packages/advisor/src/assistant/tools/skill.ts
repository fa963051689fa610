import { type CareerId, careerIds, careerTitleOf } from '@milepost/contract/careers/limits'
import type { SkillKnowledge } from '@milepost/contract/knowledge/schema'
import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { closestOfSkill } from '#assistant/closest-sentence.ts'
import { noConditions, readCourseConditions } from '#assistant/course-conditions.ts'
import { formatCount, formatHours, formatHoursPerWeek, formatList } from '#assistant/formats.ts'
import { noRoadmap } from '#assistant/no-roadmap.ts'
import { fact, remark, say, textOf } from '#assistant/sentences.ts'
import { careerSource, helpSource, skillNameOf, skillSource, stepSource } from '#assistant/sources.ts'
import { isKnown, ownHours, stepOf, withPace } from '#assistant/steps.ts'
import { type AssistantTool, answer, aside } from '#assistant/tool.ts'
import { courseAnswer, freeMaterialOf } from '#assistant/tools/courses.ts'
import { priceAnswer } from '#assistant/tools/skill/price.ts'
import { describeCareer, describeSkill } from '#knowledge/describe.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { planRoadmap } from '#plan/plan.ts'
import { readStudyTime } from '#read/study-time.ts'

/** Hours a week, where the learner has not said theirs. */
const usualPace = 10
const maxCareers = 5
const maxSkills = 5
/** A longer message says more than what it asks. */
const maxPlainWords = 4

const namesOf = (skills: readonly { readonly name: string }[]) => formatList(skills.map(({ name }) => name))
const statusOf = (status: string) => textOf(`skill.status-${status}`)

/** Skills that do the same job in a career, the usual one first. */
function groupOf(skill: string, career: CareerId): readonly string[] {
  const groups = Object.entries(knowledge.careers.get(career)?.alternatives ?? {})
  const group = groups.find(([usual, others]) => usual === skill || others.includes(skill))
  return group === undefined ? [] : [group[0], ...group[1]]
}

/** Which skill of the roadmap does the job of one that it lacks. */
function standInSentence(skill: string, context: ChatContext): AdvisorSentence[] {
  const { roadmap } = context
  const group = roadmap === null ? [] : groupOf(skill, roadmap.careerId).filter((id) => id !== skill)
  const other = group.find((id) => stepOf(id, context) !== undefined)
  const step = other === undefined ? undefined : stepOf(other, context)
  if (other === undefined || step === undefined) return []
  return [say('skill.stand-in', { other: skillNameOf(other), step: step.id }, stepSource(step), skillSource(skill))]
}

/**
 * Says where a skill is on the learner's roadmap.
 *
 * @param skill - The skill's id.
 * @param context - What the answer may use.
 * @returns Sentences with sources, or none without a roadmap.
 */
export function placeSentences(skill: string, context: ChatContext): AdvisorSentence[] {
  const { roadmap } = context
  if (roadmap === null) return []
  const step = stepOf(skill, context)
  const source = skillSource(skill)
  if (step !== undefined) {
    const { id, label, hours, status } = step
    const values = { step: id, label, hours: formatHours(hours), status: statusOf(status) }
    return [say('skill.on-roadmap', values, stepSource(step), source)]
  }
  if (isKnown(skill, context)) return [say('skill.left-out', {}, source)]
  return [say('skill.not-on-roadmap', {}, source, careerSource(roadmap.careerId)), ...standInSentence(skill, context)]
}

/** The learner's step on a skill, or that they know it. */
function ownSentence(id: string, context: ChatContext): AdvisorSentence[] {
  const step = stepOf(id, context)
  const skill = skillNameOf(id)
  if (step !== undefined)
    return [say('skill.step', { skill, step: step.id, status: statusOf(step.status) }, stepSource(step))]
  return isKnown(id, context) ? [say('skill.known', { skill }, skillSource(id))] : []
}

function careersSentence({ id, name, careers }: SkillKnowledge): AdvisorSentence {
  const main = careers.filter(({ weight }) => weight > 1)
  const named = (main.length > 0 ? main : careers).slice(0, maxCareers)
  const key = main.length > 0 ? 'main-of-careers' : careers.length > 0 ? 'further-in-careers' : 'no-career'
  const values = { skill: name, careers: formatList(named.map(({ title }) => title)), count: careerIds.length }
  return say(`skill.${key}`, values, skillSource(id), ...named.map((career) => careerSource(career.id)))
}

function prerequisiteSentences({ id, name, prerequisites }: SkillKnowledge, context: ChatContext): AdvisorSentence[] {
  const source = skillSource(id)
  if (prerequisites.length === 0) return [say('skill.no-prerequisites', { skill: name }, source)]
  const needed = prerequisites.map((one) => skillSource(one.id))
  return [
    say('skill.prerequisites', { skill: name, skills: namesOf(prerequisites) }, source, ...needed),
    ...(context.roadmap === null ? [] : prerequisites.flatMap((one) => ownSentence(one.id, context)).slice(0, 3)),
  ]
}

function restsOn(id: string, other: string, seen = new Set<string>()): boolean {
  return (knowledge.skills.get(id)?.prerequisites ?? []).some((one) => {
    if (one === other) return true
    if (seen.has(one)) return false
    seen.add(one)
    return restsOn(one, other, seen)
  })
}

/** Which of two skills comes first. */
function orderSentence(skill: string, other: string): AdvisorSentence {
  const [first, second] = restsOn(skill, other) ? [other, skill] : [skill, other]
  const key = restsOn(second, first) ? 'skill.comes-before' : 'skill.neither-first'
  const values = { first: skillNameOf(first), second: skillNameOf(second) }
  return say(key, values, skillSource(skill), skillSource(other))
}

const orderSentences = (skills: readonly string[]) =>
  skills.slice(1).map((other, at) => orderSentence(skills[at] ?? other, other))

function hoursSentence({ id, name, hours }: SkillKnowledge, context: ChatContext): AdvisorSentence {
  const step = stepOf(id, context)
  const source = skillSource(id)
  if (context.profile === null) return say('skill.hours', { skill: name, hours: formatHours(hours) }, source)
  const values = { skill: name, hours: formatHours(ownHours(id, context)) }
  return say('skill.your-hours', values, step === undefined ? source : stepSource(step), source)
}

function weeksOf(hours: number, { roadmap }: ChatContext) {
  const pace = roadmap?.hoursPerWeek ?? usualPace
  return { weeks: formatCount(Math.ceil(hours / pace), 'week'), pace: formatHoursPerWeek(pace) }
}

/** The hours of further skills, and of all together. */
function togetherSentences(skill: SkillKnowledge, others: readonly SkillKnowledge[], context: ChatContext) {
  const hours = [skill, ...others].reduce((sum, { id }) => sum + ownHours(id, context), 0)
  const values = { hours: formatHours(hours), ...weeksOf(hours, context) }
  return [
    ...others.map((other) => hoursSentence(other, context)),
    say('skill.together', values, skillSource(skill.id), ...others.map(({ id }) => skillSource(id))),
  ]
}

function nextSentences({ id, name }: SkillKnowledge, context: ChatContext): AdvisorSentence[] {
  const after = [...knowledge.skills.values()].filter((one) => one.prerequisites.includes(id)).slice(0, maxSkills)
  const step = stepOf(id, context)
  const next = context.roadmap?.steps.find((one) => step !== undefined && one.id === step.id + 1)
  const key = after.length === 0 ? 'skill.nothing-next' : 'skill.next'
  return [
    say(key, { skill: name, skills: namesOf(after) }, skillSource(id), ...after.map((one) => skillSource(one.id))),
    ...placeSentences(id, context),
    ...(next === undefined
      ? []
      : [
          say(
            'skill.following',
            { step: next.id, label: next.label, hours: formatHours(next.hours) },
            stepSource(next),
          ),
        ]),
  ]
}

/** For someone who is stuck: what it rests on, other material, and that another step may come first. */
function stuckSentences({ id, name, prerequisites, learn }: SkillKnowledge, context: ChatContext): AdvisorSentence[] {
  return [
    say('skill.hard', { skill: name, learn }, skillSource(id)),
    ...(prerequisites.length === 0
      ? []
      : [say('skill.look-again', { skills: namesOf(prerequisites) }, skillSource(id))]),
    ...freeMaterialOf(id, context),
    say('skill.another-step', {}, helpSource('roadmap#order')),
    say('skill.mentor', {}, helpSource('plans#mentoring')),
  ]
}

const whatSentence = ({ id, name, description }: SkillKnowledge) =>
  say('skill.what', { skill: name, description }, skillSource(id))

/** What a tool builds on. */
const baseSentences = ({ id, kind, prerequisites }: SkillKnowledge) =>
  kind === 'tool' && prerequisites.length > 0
    ? [say('skill.builds-on', { skills: namesOf(prerequisites) }, skillSource(id))]
    : []

/** What helps to choose between skills: what they are, the hours, and which of them the roadmap has. */
function choiceSentences(
  skill: SkillKnowledge,
  others: readonly SkillKnowledge[],
  context: ChatContext,
): AdvisorSentence[] {
  const { roadmap } = context
  const all = [skill, ...others]
  const sources = [skillSource(skill.id), ...others.map(({ id }) => skillSource(id))] as const
  const hours = all.map(({ id, name }) =>
    textOf('skill.choice-hours', { hours: formatHours(ownHours(id, context)), skill: name }),
  )
  const own = all.flatMap(({ id }) => ownSentence(id, context))
  const none = all.length === 2 ? 'skill.neither-on-roadmap' : 'skill.none-on-roadmap'
  return [
    whatSentence(skill),
    ...(others.length === 1 ? baseSentences(skill) : []),
    ...others.map(whatSentence),
    say('skill.choice', { hours: formatList(hours) }, ...sources),
    ...(own.length > 0 || roadmap === null ? own : [say(none, {}, ...sources, careerSource(roadmap.careerId))]),
  ]
}

/** Why a skill is not on the roadmap, and how it could be. */
function absenceSentences(skill: string, context: ChatContext): AdvisorSentence[] {
  const { roadmap } = context
  if (roadmap === null) return noRoadmap(context)
  if (stepOf(skill, context) !== undefined) return placeSentences(skill, context)
  const source = skillSource(skill)
  const values = { skill: skillNameOf(skill), career: careerTitleOf(roadmap.careerId) }
  if (isKnown(skill, context))
    return [
      say('skill.absent-known', values, source),
      say('skill.absent-known-wrong', {}, helpSource('roadmap#known-skills')),
    ]
  const standIn = standInSentence(skill, context)
  const isOfCareer = knowledge.careerSkills.get(roadmap.careerId)?.some((one) => one.skill.id === skill) ?? false
  const key = isOfCareer ? 'skill.absent-helps' : 'skill.absent'
  return [
    ...(standIn.length > 0 ? standIn : [say(key, values, careerSource(roadmap.careerId), source)]),
    say('skill.absent-add', values, helpSource('roadmap#requests')),
  ]
}

/** What can take the place of a skill in a career. */
function alternativeSentences(skill: string, { roadmap }: ChatContext): AdvisorSentence[] {
  const ids = [...(roadmap === null ? [] : [roadmap.careerId]), ...knowledge.careers.keys()]
  const career = ids.find((id) => groupOf(skill, id).length > 0)
  const name = skillNameOf(skill)
  if (career === undefined) return [say('skill.no-alternative', { skill: name }, skillSource(skill))]
  const others = groupOf(skill, career).filter((id) => id !== skill)
  const values = { career: careerTitleOf(career), skill: name, others: formatList(others.map(skillNameOf), 'or') }
  return [
    say('skill.alternatives', values, careerSource(career), ...others.slice(0, maxSkills).map(skillSource)),
    ...(roadmap?.careerId === career
      ? [
          say(
            'skill.alternatives-use',
            { other: skillNameOf(others[0] ?? ''), skill: name },
            helpSource('roadmap#regenerating'),
          ),
          say('skill.alternatives-goals', {}, helpSource('roadmap#requests')),
        ]
      : []),
  ]
}

/** Before the first answers there is no plan, only the parts of the career. */
function partSentence(career: CareerId, skill: string): AdvisorSentence {
  const { phases } = describeCareer(career)
  const at = phases.findIndex(({ skills }) => skills.some(({ id }) => id === skill))
  const values = {
    career: careerTitleOf(career),
    skill: skillNameOf(skill),
    part: at + 1,
    parts: phases.length,
    section: phases[at]?.section ?? '',
  }
  return say(at < 0 ? 'skill.career-no-part' : 'skill.career-part', values, careerSource(career), skillSource(skill))
}

/**
 * Says where the roadmap to another career teaches skills, as it would be planned from the learner's answers.
 *
 * @param career - The career's id.
 * @param skills - Ids of the skills.
 * @param context - What the answer may use.
 * @returns Sentences with sources.
 */
export function careerPlaceSentences(
  career: CareerId,
  skills: readonly string[],
  { profile }: ChatContext,
): AdvisorSentence[] {
  if (profile === null) return skills.map((skill) => partSentence(career, skill))
  const { steps, knownSkills } = planRoadmap(profile, career)
  return skills.flatMap((skill): AdvisorSentence[] => {
    const names = { career: careerTitleOf(career), skill: skillNameOf(skill) }
    const sources = [careerSource(career), skillSource(skill)] as const
    const at = steps.findIndex((step) => !step.milestone && step.skills.includes(skill))
    const step = steps[at]
    if (step !== undefined) {
      const { label, section, hours } = step
      const before = steps.slice(0, at).reduce((sum, one) => sum + one.hours, 0)
      return [
        say('skill.career-step', { ...names, step: at + 1, steps: steps.length, label, section }, ...sources),
        say(
          at === 0 ? 'skill.career-step-first' : 'skill.career-step-later',
          { before: formatHours(before), hours: formatHours(hours) },
          ...sources,
        ),
      ]
    }
    if (knownSkills.some(({ id }) => id === skill)) return [say('skill.career-known', names, ...sources)]
    const other = groupOf(skill, career).find((id) => steps.some((one) => one.skills.includes(id)))
    return [
      other === undefined
        ? say('skill.career-no-step', names, ...sources)
        : say('skill.career-stand-in', { ...names, other: skillNameOf(other) }, ...sources),
    ]
  })
}

/**
 * Answers a question about a skill.
 *
 * @param id - A skill's id.
 * @param point - What is asked of it, as in `intents/skill.yaml`.
 * @param context - What the answer may use.
 * @param more - Ids of the skills that are named beside it.
 * @returns Sentences with sources. Empty for an unknown skill.
 */
export function skillSentences(
  id: string,
  point: string,
  context: ChatContext,
  more: readonly string[] = [],
): AdvisorSentence[] {
  const skill = describeSkill(id)
  if (skill === null) return []
  const { name, learn, build, check, outcomes, selfChecks } = skill
  const source = skillSource(id)
  const others = more.flatMap((other) => describeSkill(other) ?? [])
  const place = placeSentences(id, context)
  const hours = hoursSentence(skill, context)
  const outcome = say('skill.outcomes', { outcomes: formatList(outcomes.slice(0, 3)) }, source)
  const level = say(`skill.level-${skill.level}`, { skill: name }, source)
  switch (point) {
    case 'two':
      return choiceSentences(skill, others, context)
    case 'order':
    case 'prerequisites':
      return [...orderSentences([id, ...more]), ...prerequisiteSentences(skill, context), level]
    case 'hours':
      return [
        hours,
        say('skill.weeks', weeksOf(ownHours(id, context), context), source),
        ...(others.length === 0 ? place.slice(0, 1) : togetherSentences(skill, others, context)),
      ]
    case 'level':
      return others.length === 0
        ? [level, hours, ...prerequisiteSentences(skill, context).slice(0, 1)]
        : [level, ...orderSentences([id, ...more]), hours, ...others.map((other) => hoursSentence(other, context))]
    case 'why':
      return [whatSentence(skill), careersSentence(skill), outcome, ...place]
    case 'careers':
      return [careersSentence(skill), whatSentence(skill), ...place]
    case 'next':
      return nextSentences(skill, context)
    case 'check': {
      const [question] = selfChecks
      return [
        say('skill.check', { skill: name, check }, source),
        ...(question === undefined ? [] : [say('skill.question', { question: question.ask }, source)]),
        ...place,
      ]
    }
    case 'build':
      return [say('skill.build', { skill: name, build }, source), ...place]
    case 'place':
      return context.roadmap === null ? [whatSentence(skill), hours] : [...place, hours, outcome]
    case 'stuck':
      return stuckSentences(skill, context)
    case 'absent':
      return absenceSentences(id, context)
    case 'alternatives':
      return [...place, ...alternativeSentences(id, context)]
    default:
      return [whatSentence(skill), ...baseSentences(skill), say('skill.learn', { learn }, source), outcome, ...place]
  }
}

/** Answers about skills and tools. What a skill says near the words of a longer message comes first. */
export const skill: AssistantTool = async (asked, context) => {
  const { point, skills, text } = asked
  const [id, ...more] = skills
  if (point === 'price') return priceAnswer(asked, context)
  if (id === undefined) return aside('unclear', [remark('decline.unknown-skill')])
  if (point === 'ways') {
    const { language, notLanguage, free, maxPrice } = readCourseConditions(text)
    return courseAnswer(skills, { ...noConditions, language, notLanguage, free, maxPrice, first: 'cheapest' }, context)
  }
  const step = point === 'place' || point === 'stuck' ? stepOf(id, context) : undefined
  const source = step === undefined ? skillSource(id) : stepSource(step)
  const sentences = skillSentences(id, point, withPace(context, readStudyTime(text).hoursPerWeek), more)
  const isLong = text.split(' ').length > maxPlainWords
  const detail = isLong && (point === 'what' || point === 'why') ? closestOfSkill(id, text) : null
  const isSaid = detail === null || sentences.some((one) => one.text.includes(detail))
  return answer(source, isSaid ? sentences : [fact(detail, source), ...sentences], step?.id)
}
