import { careerTitleOf } from '@milepost/contract/careers/limits'
import type { StudyLanguage } from '@milepost/contract/profiles/limits'
import type { Step } from '@milepost/contract/roadmaps/schema'
import type { AdvisorSentence, ChatContext, ChatStep } from '#advisor.ts'
import { courseSentence } from '#chat/answers/courses.ts'
import { formatCount, formatHours, formatList } from '#chat/formats.ts'
import type { StepAspect } from '#chat/intents.ts'
import type { StepReference } from '#chat/question.ts'
import { careerSource, fact, helpSource, skillNameOf, skillSource, stepSource } from '#chat/sources.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { materialsFor } from '#knowledge/materials.ts'

export type OwnRoadmap = NonNullable<ChatContext['roadmap']>

/**
 * Finds the step to continue with.
 * @param steps - The steps of a roadmap, in order.
 * @returns The step, or undefined where all are done.
 */
export function nextStep(steps: readonly ChatStep[]): ChatStep | undefined {
  return steps.find(({ status }) => status === 'ongoing') ?? steps.find(({ status }) => status === 'not_started')
}

/**
 * Finds a step of a roadmap.
 * @param reference - How the question names it.
 * @param roadmap - The learner's roadmap.
 * @returns The step, or undefined where the roadmap has none.
 */
export function findStep(reference: StepReference, { steps }: OwnRoadmap): ChatStep | undefined {
  if (reference === 'next' || reference === 'current') return nextStep(steps)
  return reference === 'last' ? steps.at(-1) : steps.find(({ id }) => id === reference)
}

export const statusTexts = { not_started: 'not started', ongoing: 'ongoing', done: 'done' } as const

const absenceTexts: Readonly<Record<NonNullable<Step['courseAbsence']>, string>> = {
  no_course: 'No course in the catalogue teaches it yet.',
  budget: 'There is a course for it, but it’s over your budget.',
  budget_spent: 'There is a course for it, but together with your other courses it’s over your budget.',
  taken: 'A course that is linked to two other steps teaches it too.',
  language: 'There is a course for it, but none in your study language.',
  place: 'There is a class for it, but in another country.',
  gone: 'The course that was linked to it is no longer offered.',
}

function linkSentence(step: ChatStep): AdvisorSentence {
  const { course } = step
  if (course !== null) {
    const { text, sources } = courseSentence(course)
    return fact(`The course linked to it: ${text}`, stepSource(step), ...sources)
  }
  if (step.milestone) return fact('A milestone has no course. It is your own piece of work.', stepSource(step))
  return fact(absenceTexts[step.absence ?? 'no_course'], stepSource(step))
}

/** Free material outside the product, by title: the step itself has the links. */
function materialSentences(step: ChatStep, studyLanguage: StudyLanguage): AdvisorSentence[] {
  const found = step.milestone ? [] : materialsFor(step.skills, studyLanguage)
  if (found.length === 0) return []
  const titles = found.map(({ title, publisher }) => `“${title}” by ${publisher}`)
  return [
    fact(
      `Free to study from, outside Milepost: ${formatList(titles)}. The step has the links.`,
      stepSource(step),
      helpSource('courses#material'),
    ),
  ]
}

/** What a step says of itself. One with sessions says it with its skill. */
function detail(step: ChatStep, id: 'learn' | 'build' | 'check'): string | undefined {
  if (typeof step.details === 'string') return id === 'check' ? step.details : undefined
  const own = step.details.find((one) => one.id === (step.milestone && id === 'check' ? 'outcome' : id))?.description
  return own ?? (step.milestone ? undefined : knowledge.skills.get(step.skills[0] ?? '')?.[id])
}

function whySentences(step: ChatStep, roadmap: OwnRoadmap): AdvisorSentence[] {
  const say = (text: string) => fact(text, stepSource(step))
  const skill = step.milestone ? undefined : step.skills[0]
  const later = roadmap.steps.filter(
    ({ id, skills, milestone }) =>
      !milestone &&
      id !== step.id &&
      skill !== undefined &&
      skills.some((one) => knowledge.skills.get(one)?.prerequisites.includes(skill)),
  )
  return [
    say(step.description),
    ...(later.length === 0
      ? []
      : [
          fact(
            `It comes before ${formatList(later.slice(0, 3).map(({ id, label }) => `step ${id}, “${label}”`))}.`,
            stepSource(step),
            ...later.slice(0, 3).map(stepSource),
          ),
        ]),
    ...(skill === undefined
      ? [say('It brings together what the steps before it teach, as something to show.')]
      : [
          fact(
            `${skillNameOf(skill)} is part of the way to ${careerTitleOf(roadmap.careerId)}.`,
            careerSource(roadmap.careerId),
            skillSource(skill),
          ),
        ]),
  ]
}

/**
 * Answers a question about a step.
 * @param step - The step.
 * @param aspect - What is asked about it.
 * @param roadmap - The learner's roadmap.
 * @param options - Whether it is the step they continue with, and the language they study in.
 * @returns Sentences with sources.
 */
export function stepSentences(
  step: ChatStep,
  aspect: StepAspect,
  roadmap: OwnRoadmap,
  { isNext, studyLanguage }: { isNext: boolean; studyLanguage: StudyLanguage },
): AdvisorSentence[] {
  const say = (text: string) => fact(text, stepSource(step))
  const intro = say(
    isNext
      ? `Continue with step ${step.id}, “${step.label}”, about ${formatHours(step.hours)}${step.status === 'ongoing' ? ', which is in progress' : ''}.`
      : `Step ${step.id} is “${step.label}”, about ${formatHours(step.hours)}, ${statusTexts[step.status]}.`,
  )
  const learn = detail(step, 'learn')
  switch (aspect) {
    case 'what':
      return [
        intro,
        say(step.description),
        ...(learn === undefined ? [] : [say(`What to learn: ${learn}`)]),
        linkSentence(step),
      ]
    case 'hours': {
      const week = roadmap.hoursPerWeek
      return [
        intro,
        say(
          `That is about ${formatCount(Math.ceil(step.hours / (week ?? 10)), 'week')} at ${formatHours(week ?? 10)} a week (our estimate).`,
        ),
      ]
    }
    case 'why':
      return [intro, ...whySentences(step, roadmap)]
    case 'course':
      return [intro, linkSentence(step), ...materialSentences(step, studyLanguage)]
    case 'build':
      return [intro, say(`What to build: ${detail(step, 'build') ?? step.description}`)]
    case 'check':
      return [intro, say(`How to check it: ${detail(step, 'check') ?? step.description}`)]
  }
}
