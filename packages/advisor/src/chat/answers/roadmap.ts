import { careerTitleOf } from '@milepost/contract/careers'
import { hoursLeftOf } from '@milepost/contract/pace'
import type { Step } from '@milepost/contract/roadmaps'
import type { ChatContext, ChatSentence, ChatStep } from '#advisor.ts'
import { courseSentence } from '#chat/answers/courses.ts'
import { formatCount, formatDayAfter, formatHours, formatList } from '#chat/formats.ts'
import type { RoadmapAspect, StepAspect } from '#chat/intents.ts'
import type { StepReference } from '#chat/question.ts'
import { careerSource, fact, helpSource, skillNameOf, skillSource, stepSource } from '#chat/sources.ts'
import { knowledge } from '#knowledge/knowledge.ts'

type OwnRoadmap = NonNullable<ChatContext['roadmap']>

/**
 * Explains how to get a roadmap.
 * @param context - What the answer may use.
 * @returns Sentences with sources.
 */
export function noRoadmap(context: ChatContext): ChatSentence[] {
  return [
    context.profile === null
      ? fact(
          'You have no roadmap yet: it begins with your answers, three short pages that take about two minutes.',
          helpSource('getting-started#begin'),
        )
      : fact(
          'You have no roadmap yet: press Generate My Roadmap at the end of your answers to make one.',
          helpSource('getting-started#begin'),
        ),
    fact(
      'Afterwards you see numbered steps with hours, and I can tell you what comes next and when you arrive.',
      helpSource('roadmap#steps'),
    ),
  ]
}

function nextStep(steps: readonly ChatStep[]): ChatStep | undefined {
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

const statusTexts = { not_started: 'not started', ongoing: 'ongoing', done: 'done' } as const

const absenceTexts: Readonly<Record<NonNullable<Step['courseAbsence']>, string>> = {
  no_course: 'No course in the catalogue teaches it yet.',
  budget: 'There is a course for it, but it’s over your budget.',
  budget_spent: 'There is a course for it, but together with your other courses it’s over your budget.',
  taken: 'A course that is linked to two other steps teaches it too.',
  language: 'There is a course for it, but none in your study language.',
  gone: 'The course that was linked to it is not offered any more.',
}

function linkSentence(step: ChatStep): ChatSentence {
  const { course } = step
  if (course !== null) {
    const { text, sources } = courseSentence(course)
    return fact(`The course linked to it: ${text}`, stepSource(step), ...sources)
  }
  if (step.milestone) return fact('A milestone has no course: it is a piece of work of your own.', stepSource(step))
  return fact(absenceTexts[step.absence ?? 'no_course'], stepSource(step))
}

function detail(step: ChatStep, id: string): string | undefined {
  return typeof step.details === 'string' ? undefined : step.details.find((one) => one.id === id)?.description
}

/**
 * Answers a question about a step.
 * @param step - The step.
 * @param aspect - What is asked about it.
 * @param roadmap - The learner's roadmap.
 * @param isNext - Whether it is the step to continue with.
 * @returns Sentences with sources.
 */
export function stepSentences(
  step: ChatStep,
  aspect: StepAspect,
  roadmap: OwnRoadmap,
  isNext: boolean,
): ChatSentence[] {
  const say = (text: string) => fact(text, stepSource(step))
  const intro = say(
    isNext
      ? `Go on with step ${step.id}, “${step.label}”, about ${formatHours(step.hours)}${step.status === 'ongoing' ? '; it is in progress' : ''}.`
      : `Step ${step.id} is “${step.label}”, about ${formatHours(step.hours)}, ${statusTexts[step.status]}.`,
  )
  const learn = detail(step, 'learn')
  const skill = step.milestone ? undefined : step.skills[0]
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
          `That is about ${formatCount(Math.ceil(step.hours / (week ?? 10)), 'week')} at ${formatHours(week ?? 10)} a week: our own estimate.`,
        ),
      ]
    }
    case 'why': {
      const later = roadmap.steps.filter(
        ({ id, skills, milestone }) =>
          !milestone &&
          id !== step.id &&
          skill !== undefined &&
          skills.some((one) => knowledge.skills.get(one)?.prerequisites.includes(skill)),
      )
      return [
        intro,
        say(step.description),
        ...(later.length === 0
          ? []
          : [
              fact(
                `${formatList(later.slice(0, 3).map(({ id, label }) => `step ${id}, “${label}”`))} rests on it.`.replace(
                  /^s/,
                  'S',
                ),
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
    case 'course':
      return [intro, linkSentence(step)]
    case 'check':
      return [
        intro,
        say(
          `How to check it: ${detail(step, 'check') ?? (typeof step.details === 'string' ? step.details : step.description)}`,
        ),
      ]
  }
}

function hoursLeft({ steps }: OwnRoadmap): number {
  return steps.reduce((sum, { status, hours }) => sum + hoursLeftOf(hours, status), 0)
}

/**
 * Answers how many hours are left, and when the learner arrives.
 * @param roadmap - The learner's roadmap.
 * @param today - The day to count from, like '2026-11-21'.
 * @returns Sentences with sources.
 */
export function timeSentences(roadmap: OwnRoadmap, today: string): ChatSentence[] {
  const pace = helpSource('roadmap#pace')
  const left = hoursLeft(roadmap)
  if (left === 0) return [fact('All steps of your roadmap are done: you have arrived.', helpSource('progress#marking'))]
  const total = roadmap.steps.reduce((sum, { hours }) => sum + hours, 0)
  const first = fact(
    `About ${formatHours(left)} of ${formatHours(total)} are left on your roadmap to ${careerTitleOf(roadmap.careerId)}: our own estimate.`,
    pace,
    careerSource(roadmap.careerId),
  )
  const arrival = (week: number) => formatDayAfter(today, Math.ceil((left / week) * 7))
  const milestone = roadmap.steps.find((step) => step.milestone && step.status !== 'done')
  if (roadmap.hoursPerWeek === null)
    return [
      first,
      fact(`With 5 hours a week you would arrive around ${arrival(5)}, with 10 around ${arrival(10)}.`, pace),
      fact('Say on the roadmap page how many hours a week you can study, and it shows your dates.', pace),
    ]
  return [
    first,
    fact(
      `With your ${formatHours(roadmap.hoursPerWeek)} a week you arrive around ${arrival(roadmap.hoursPerWeek)}.`,
      pace,
    ),
    ...(milestone === undefined
      ? []
      : [fact(`The next milestone on the way is step ${milestone.id}, “${milestone.label}”.`, stepSource(milestone))]),
  ]
}

/**
 * Answers what is done, in progress and next.
 * @param roadmap - The learner's roadmap.
 * @returns Sentences with sources.
 */
export function progressSentences(roadmap: OwnRoadmap): ChatSentence[] {
  const { steps } = roadmap
  const done = steps.filter(({ status }) => status === 'done')
  const ongoing = steps.filter(({ status }) => status === 'ongoing')
  const next = nextStep(steps)
  const source = helpSource('progress#marking')
  return [
    fact(
      `You have done ${done.length} of ${formatCount(steps.length, 'step')}, ${Math.round((done.length / Math.max(1, steps.length)) * 100)}%, and about ${formatHours(hoursLeft(roadmap))} are left.`,
      source,
    ),
    ...(done.length === 0
      ? []
      : [
          fact(
            `Last done: ${formatList(done.slice(-3).map(({ id, label }) => `step ${id}, “${label}”`))}.`,
            source,
            ...done.slice(-3).map(stepSource),
          ),
        ]),
    ...(ongoing.length === 0
      ? []
      : [
          fact(
            `In progress: ${formatList(ongoing.slice(0, 3).map(({ id, label }) => `step ${id}, “${label}”`))}.`,
            source,
            ...ongoing.slice(0, 3).map(stepSource),
          ),
        ]),
    ...(next === undefined
      ? [fact('Nothing is left: all steps are done.', source)]
      : ongoing.length > 0
        ? []
        : [fact(`Next is step ${next.id}, “${next.label}”.`, stepSource(next))]),
  ]
}

/**
 * Answers a question about the roadmap as a whole.
 * @param aspect - What is asked about it.
 * @param roadmap - The learner's roadmap.
 * @returns Sentences with sources.
 */
export function roadmapSentences(aspect: RoadmapAspect, roadmap: OwnRoadmap): ChatSentence[] {
  const { steps, careerId, knownSkills } = roadmap
  const milestones = steps.filter(({ milestone }) => milestone)
  const sections = [...new Set(steps.map(({ section }) => section))]
  const about = helpSource('roadmap#steps')
  const hours = steps.reduce((sum, step) => sum + step.hours, 0)
  const outdated = roadmap.outdated
    ? [
        fact(
          'Your answers have changed since it was made; you can regenerate it on the roadmap page.',
          helpSource('roadmap#regenerating'),
        ),
      ]
    : []
  if (aspect === 'milestones')
    return [
      fact(`Your roadmap has ${formatCount(milestones.length, 'milestone')}.`, about),
      ...milestones
        .slice(0, 4)
        .map((step) => fact(`Step ${step.id}: “${step.label}”, ${statusTexts[step.status]}.`, stepSource(step))),
    ]
  if (aspect === 'known') {
    const names = knownSkills.slice(0, 8).map(({ name }) => name)
    return [
      names.length === 0
        ? fact('Your answers show no skill that your roadmap could leave out.', helpSource('roadmap#known-skills'))
        : fact(
            `Left out because you know ${knownSkills.length === 1 ? 'it' : 'them'}: ${formatList(names)}${knownSkills.length > names.length ? ', and more' : ''}.`,
            helpSource('roadmap#known-skills'),
          ),
      fact(
        'If a step teaches what you know, press I know this already at that step.',
        helpSource('roadmap#known-skills'),
      ),
    ]
  }
  const next = nextStep(steps)
  return [
    fact(
      `Your roadmap to ${careerTitleOf(careerId)} has ${formatCount(steps.length, 'step')} with ${formatCount(milestones.length, 'milestone')}, about ${formatHours(hours)} in all.`,
      about,
      careerSource(careerId),
    ),
    fact(`Its sections are ${formatList(sections.map((name) => `“${name}”`))}.`, about),
    ...(next === undefined ? [] : [fact(`You are at step ${next.id}, “${next.label}”.`, stepSource(next))]),
    ...outdated,
  ]
}
