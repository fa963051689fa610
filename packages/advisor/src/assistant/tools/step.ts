import { careerTitleOf } from '@milepost/contract/careers/limits'
import type { AdvisorSentence, ChatContext, ChatStep } from '#advisor.ts'
import { formatCount, formatHours, formatHoursPerWeek, formatList } from '#assistant/formats.ts'
import { noRoadmap } from '#assistant/no-roadmap.ts'
import { fact, say, textOf } from '#assistant/sentences.ts'
import { careerSource, courseSource, helpSource, skillNameOf, skillSource, stepSource } from '#assistant/sources.ts'
import { findStep, nextStep, type OwnRoadmap } from '#assistant/steps.ts'
import { type AssistantTool, answer } from '#assistant/tool.ts'
import { courseSentence } from '#assistant/tools/courses.ts'
import { skillSentences } from '#assistant/tools/skill.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { materialsFor } from '#knowledge/materials.ts'

/** Hours a week, where the learner has not said theirs. */
const usualPace = 10
const maxSessions = 8

const named = ({ id, label }: ChatStep) => textOf('step.name', { step: id, label })

function introOf(step: ChatStep, isNext: boolean): AdvisorSentence {
  const values = {
    step: step.id,
    label: step.label,
    hours: formatHours(step.hours),
    status: textOf(`step.status-${step.status}`),
  }
  const key = !isNext ? 'intro' : step.status === 'ongoing' ? 'continue-ongoing' : 'continue'
  return say(`step.${key}`, values, stepSource(step))
}

function courseOf(step: ChatStep): AdvisorSentence {
  const { course } = step
  if (course !== null) {
    const { text, sources } = courseSentence(course)
    return say('step.course', { course: text }, stepSource(step), ...sources)
  }
  return say(
    step.milestone ? 'step.milestone-has-no-course' : `step.no-course-${step.absence ?? 'no_course'}`,
    {},
    stepSource(step),
  )
}

/** Free material outside the product, by title: the step itself has the links. */
function materialOf(step: ChatStep, { profile }: ChatContext): AdvisorSentence[] {
  const found = step.milestone ? [] : materialsFor(step.skills, profile?.studyLanguage ?? 'English')
  if (found.length === 0) return []
  const titles = formatList(found.map(({ title, publisher }) => textOf('step.material-title', { title, publisher })))
  return [say('step.material', { titles }, stepSource(step), helpSource('courses#material'))]
}

/** What a step says of itself. One with sessions says it with its skill. */
function detailOf(step: ChatStep, id: 'learn' | 'build' | 'check'): string | undefined {
  if (typeof step.details === 'string') return id === 'check' ? step.details : undefined
  const own = step.details.find((one) => one.id === (step.milestone && id === 'check' ? 'outcome' : id))?.description
  return own ?? (step.milestone ? undefined : knowledge.skills.get(step.skills[0] ?? '')?.[id])
}

function whyOf(step: ChatStep, { steps, careerId }: OwnRoadmap): AdvisorSentence[] {
  const skill = step.milestone ? undefined : step.skills[0]
  const restsOnIt = (id: string) =>
    skill !== undefined && knowledge.skills.get(id)?.prerequisites.includes(skill) === true
  const later = steps.filter((one) => !one.milestone && one.id !== step.id && one.skills.some(restsOnIt)).slice(0, 3)
  const source = stepSource(step)
  return [
    fact(step.description, source),
    ...(later.length === 0
      ? []
      : [say('step.before', { steps: formatList(later.map(named)) }, source, ...later.map(stepSource))]),
    skill === undefined
      ? say('step.brings-together', {}, source)
      : say(
          'step.part-of-way',
          { skill: skillNameOf(skill), career: careerTitleOf(careerId) },
          careerSource(careerId),
          skillSource(skill),
        ),
  ]
}

function sessionsOf(step: ChatStep): AdvisorSentence[] {
  const sessions = typeof step.details === 'string' ? [] : step.details.filter(({ hours = 0 }) => hours > 0)
  const source = stepSource(step)
  if (sessions.length === 0) return [say('step.no-sessions', {}, source)]
  const names = sessions
    .slice(0, maxSessions)
    .map(({ label, hours = 0 }) => textOf('step.session', { label, hours: formatHoursPerWeek(hours) }))
  const rest = sessions.length - names.length
  return [
    say('step.sessions', { sessions: formatCount(sessions.length, 'session') }, source),
    say(
      'step.session-list',
      { sessions: formatList(rest > 0 ? [...names, textOf('step.more', { count: rest })] : names) },
      source,
    ),
  ]
}

/**
 * Answers a question about a step.
 *
 * @param step - The step.
 * @param point - What is asked of it, as in `intents/step.yaml`.
 * @param context - What the answer may use.
 * @returns Sentences with sources.
 */
export function stepSentences(step: ChatStep, point: string, context: ChatContext): AdvisorSentence[] {
  const { roadmap } = context
  const source = stepSource(step)
  const intro = introOf(step, roadmap !== null && nextStep(roadmap.steps) === step)
  const [skill] = step.skills
  switch (point) {
    case 'hours': {
      const pace = roadmap?.hoursPerWeek ?? usualPace
      const weeks = formatCount(Math.ceil(step.hours / pace), 'week')
      return [intro, say('step.weeks', { weeks, hours: formatHours(pace) }, source)]
    }
    case 'why':
      return [intro, ...(roadmap === null ? [] : whyOf(step, roadmap))]
    case 'course':
      return [intro, courseOf(step), ...materialOf(step, context)]
    case 'build':
      return [intro, say('step.build', { text: detailOf(step, 'build') ?? step.description }, source)]
    case 'check':
      return [intro, say('step.check', { text: detailOf(step, 'check') ?? step.description }, source)]
    case 'sessions':
      return [intro, ...sessionsOf(step)]
    case 'stuck':
      return step.milestone || skill === undefined
        ? [intro, say('step.build', { text: detailOf(step, 'build') ?? step.description }, source)]
        : skillSentences(skill, 'stuck', context)
    default: {
      const learn = detailOf(step, 'learn')
      return [
        intro,
        fact(step.description, source),
        ...(learn === undefined ? [] : [say('step.learn', { text: learn }, source)]),
        courseOf(step),
      ]
    }
  }
}

/** The step beside another one. */
function beside(step: ChatStep, side: 'before' | 'after', { steps }: OwnRoadmap) {
  const other = steps.find(({ id }) => id === step.id + (side === 'before' ? -1 : 1))
  if (other === undefined)
    return answer(
      stepSource(step),
      [say(`step.${side === 'before' ? 'first' : 'last'}`, { step: step.id, label: step.label }, stepSource(step))],
      step.id,
    )
  const values = {
    other: other.id,
    otherLabel: other.label,
    step: step.id,
    label: step.label,
    hours: formatHours(other.hours),
    status: textOf(`step.status-${other.status}`),
  }
  return answer(
    stepSource(other),
    [
      say(`step.comes-${side}`, values, stepSource(step), stepSource(other)),
      fact(other.description, stepSource(other)),
    ],
    other.id,
  )
}

/** Answers about one step, or two by their numbers. */
export const step: AssistantTool = ({ point, steps }, context) => {
  const { roadmap } = context
  const about = helpSource('roadmap#steps')
  if (roadmap === null) return answer(about, noRoadmap(context))
  const found = steps.map((reference) => findStep(reference, roadmap)).filter((one) => one !== undefined)
  const [first] = found
  if (first === undefined) {
    const isNumber = typeof steps[0] === 'number'
    const source = isNumber ? about : helpSource('progress#marking')
    return answer(source, [
      say(
        isNumber ? 'step.no-such-step' : 'step.arrived',
        { steps: formatCount(roadmap.steps.length, 'step') },
        source,
      ),
    ])
  }
  if (point === 'before' || point === 'after') return beside(first, point, roadmap)
  const source = point === 'course' && first.course !== null ? courseSource(first.course) : stepSource(first)
  const share = found.length > 1 ? 3 : Infinity
  return answer(
    source,
    found.slice(0, 2).flatMap((one) => stepSentences(one, point, context).slice(0, share)),
    first.id,
  )
}
