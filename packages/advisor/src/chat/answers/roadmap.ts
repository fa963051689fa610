import { careerTitleOf } from '@milepost/contract/careers'
import { hoursLeftOf } from '@milepost/contract/pace'
import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { nextStep, type OwnRoadmap, statusTexts } from '#chat/answers/steps.ts'
import { formatCount, formatDayAfter, formatHours, formatList } from '#chat/formats.ts'
import type { RoadmapAspect } from '#chat/intents.ts'
import { careerSource, fact, helpSource, stepSource } from '#chat/sources.ts'

/**
 * Explains how to get a roadmap.
 * @param context - What the answer may use.
 * @returns Sentences with sources.
 */
export function noRoadmap(context: ChatContext): AdvisorSentence[] {
  return [
    context.profile === null
      ? fact(
          'You have no roadmap yet. It begins with three short pages of questions, which take about 2 minutes.',
          helpSource('getting-started#begin'),
        )
      : fact(
          'You have no roadmap yet. Press Generate My Roadmap at the end of your answers to make one.',
          helpSource('getting-started#begin'),
        ),
    fact(
      'Afterwards you see numbered steps with hours, and I can tell you what comes next and when you arrive.',
      helpSource('roadmap#steps'),
    ),
  ]
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
export function timeSentences(roadmap: OwnRoadmap, today: string): AdvisorSentence[] {
  const pace = helpSource('roadmap#pace')
  const left = hoursLeft(roadmap)
  if (left === 0) return [fact('All steps of your roadmap are done. You made it!', helpSource('progress#marking'))]
  const total = roadmap.steps.reduce((sum, { hours }) => sum + hours, 0)
  const first = fact(
    `You have about ${formatHours(left)} of ${formatHours(total)} left on your roadmap to ${careerTitleOf(roadmap.careerId)} (our estimate).`,
    pace,
    careerSource(roadmap.careerId),
  )
  const arrival = (week: number) => formatDayAfter(today, Math.ceil((left / week) * 7))
  const milestone = roadmap.steps.find((step) => step.milestone && step.status !== 'done')
  if (roadmap.hoursPerWeek === null)
    return [
      first,
      fact(`With 5 hours a week you would arrive around ${arrival(5)}, with 10 around ${arrival(10)}.`, pace),
      fact('On the roadmap page, say how many hours a week you can study to see your dates.', pace),
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
export function progressSentences(roadmap: OwnRoadmap): AdvisorSentence[] {
  const { steps } = roadmap
  const done = steps.filter(({ status }) => status === 'done')
  const ongoing = steps.filter(({ status }) => status === 'ongoing')
  const next = nextStep(steps)
  const source = helpSource('progress#marking')
  return [
    fact(
      `You have done ${done.length} of ${formatCount(steps.length, 'step')} (${Math.round((done.length / Math.max(1, steps.length)) * 100)}%), with about ${formatHours(hoursLeft(roadmap))} to go.`,
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
      ? [fact('All steps are done.', source)]
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
export function roadmapSentences(aspect: RoadmapAspect, roadmap: OwnRoadmap): AdvisorSentence[] {
  const { steps, careerId, knownSkills } = roadmap
  const milestones = steps.filter(({ milestone }) => milestone)
  const sections = [...new Set(steps.map(({ section }) => section))]
  const about = helpSource('roadmap#steps')
  const hours = steps.reduce((sum, step) => sum + step.hours, 0)
  const outdated = roadmap.outdated
    ? [
        fact(
          'Your answers have changed since it was made. You can regenerate it on the roadmap page.',
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
    const rest = knownSkills.length - names.length
    return [
      names.length === 0
        ? fact('Your answers show no skill that your roadmap could leave out.', helpSource('roadmap#known-skills'))
        : fact(
            `Your roadmap leaves out what you know: ${formatList(rest > 0 ? [...names, `${rest} more`] : names)}.`,
            helpSource('roadmap#known-skills'),
          ),
      fact(
        'If a step teaches what you know, press I already know this at that step.',
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
