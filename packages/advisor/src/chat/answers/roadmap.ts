import { careerTitleOf } from '@milepost/contract/careers/limits'
import { hoursLeftOf } from '@milepost/contract/roadmaps/pace'
import { isLearned } from '@milepost/contract/skills/limits'
import type { AdvisorSentence, ChatContext, ChatStep } from '#advisor.ts'
import { nextStep, type OwnRoadmap, statusTexts } from '#chat/answers/steps.ts'
import { formatCount, formatHours, formatList, toPlainLine } from '#chat/formats.ts'
import type { RoadmapAspect } from '#chat/intents.ts'
import { careerSource, courseSource, fact, helpSource, stepSource } from '#chat/sources.ts'
import { describeCareer } from '#knowledge/describe.ts'

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

/**
 * Adds up what is left of a roadmap.
 * @param roadmap - The learner's roadmap.
 * @returns Hours. A step in progress counts half.
 */
export function hoursLeft({ steps }: Pick<OwnRoadmap, 'steps'>): number {
  return steps.reduce((sum, { status, hours }) => sum + hoursLeftOf(hours, status), 0)
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
  const behind = steps.reduce((sum, { hours }) => sum + hours, 0) - hoursLeft(roadmap)
  const next = nextStep(steps)
  const source = helpSource('progress#marking')
  return [
    fact(
      `You have done ${done.length} of ${formatCount(steps.length, 'step')} (${Math.round((done.length / Math.max(1, steps.length)) * 100)}%).`,
      source,
    ),
    fact(
      `That is about ${formatHours(behind)} of work, with ${formatCount(steps.length - done.length, 'step')} and about ${formatHours(hoursLeft(roadmap))} to go.`,
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
          fact(
            `With ${ongoing.length === 1 ? 'it' : 'them'} you have done ${done.length + ongoing.length} of ${steps.length} (${Math.round(((done.length + ongoing.length) / steps.length) * 100)}%).`,
            source,
          ),
        ]),
    ...(next === undefined
      ? [fact('All steps are done.', source)]
      : ongoing.length > 0
        ? []
        : [fact(`Next is step ${next.id}, “${next.label}”.`, stepSource(next))]),
  ]
}

function milestonesDone(milestones: readonly ChatStep[]): string {
  const done = milestones.filter(({ status }) => status === 'done').length
  return done === 0 ? 'none of them done yet' : `${done} of them done`
}

/** The open step with the most or the fewest hours. */
function extremeSentences(aspect: 'longest' | 'shortest', steps: readonly ChatStep[]): AdvisorSentence[] {
  const sign = aspect === 'longest' ? -1 : 1
  const open = steps.filter(({ status }) => status !== 'done').sort((a, b) => sign * (a.hours - b.hours))
  const [first, second] = open
  if (first === undefined) return [fact('All steps are done.', helpSource('progress#marking'))]
  return [
    fact(
      `The ${aspect} step you still have to do is step ${first.id}, “${first.label}”, about ${formatHours(first.hours)}.`,
      stepSource(first),
    ),
    ...(second === undefined
      ? []
      : [fact(`Next is step ${second.id}, “${second.label}”, with ${formatHours(second.hours)}.`, stepSource(second))]),
  ]
}

const maxLinkedSteps = 5

/** The steps still to do that have a course. */
function linkedStepSentences(steps: readonly ChatStep[]): AdvisorSentence[] {
  const open = steps.filter(({ status }) => status !== 'done')
  const linked = open.flatMap((step) => (step.course === null ? [] : [{ step, course: step.course }]))
  const about = helpSource('courses#links')
  if (linked.length === 0) return [fact('None of the steps you still have to do is linked to a course.', about)]
  const verb = linked.length === 1 ? 'has' : 'have'
  return [
    fact(`${linked.length} of the ${formatCount(open.length, 'step')} you still have to do ${verb} a course.`, about),
    ...linked
      .slice(0, maxLinkedSteps)
      .map(({ step, course }) =>
        fact(
          `Step ${step.id}, “${step.label}”: “${toPlainLine(course.title, 120)}”.`,
          stepSource(step),
          courseSource(course),
        ),
      ),
  ]
}

function paceSentences({ hoursPerWeek }: OwnRoadmap): AdvisorSentence[] {
  const source = helpSource('roadmap#pace')
  return [
    fact(
      hoursPerWeek === null
        ? 'You haven’t set your hours a week yet.'
        : `You set ${formatCount(hoursPerWeek, 'hour')} a week.`,
      source,
    ),
    fact('You can change or remove them on the roadmap page.', source),
  ]
}

function milestoneSentences(milestones: readonly ChatStep[]): AdvisorSentence[] {
  return [
    fact(
      `Your roadmap has ${formatCount(milestones.length, 'milestone')}, ${milestonesDone(milestones)}.`,
      helpSource('roadmap#steps'),
    ),
    ...milestones
      .slice(0, 4)
      .map((step) => fact(`Step ${step.id}: “${step.label}”, ${statusTexts[step.status]}.`, stepSource(step))),
  ]
}

/** What the roadmap leaves out or shortens, because the learner knows it. */
function knownSkillSentences({ knownSkills }: OwnRoadmap): AdvisorSentence[] {
  const learned = knownSkills.filter(({ level }) => isLearned(level))
  const shortened = knownSkills.filter(({ level }) => !isLearned(level)).map(({ name }) => name)
  const names = learned.slice(0, 8).map(({ name }) => name)
  const rest = learned.length - names.length
  const source = helpSource('roadmap#known-skills')
  return [
    names.length === 0
      ? fact('Your answers show no skill that your roadmap could leave out.', source)
      : fact(
          `Your roadmap leaves out what you know: ${formatList(rest > 0 ? [...names, `${rest} more`] : names)}.`,
          source,
        ),
    ...(shortened.length === 0
      ? []
      : [fact(`These steps are shorter, because you know the basics: ${formatList(shortened)}.`, source)]),
    fact('If a step teaches what you know, press I already know this at that step.', source),
  ]
}

/** The steps after the one that the learner is at. */
function followingSentence(next: ChatStep | undefined, steps: readonly ChatStep[]): AdvisorSentence[] {
  const [first, ...more] = steps
    .filter(({ id, status }) => next !== undefined && id > next.id && status !== 'done')
    .slice(0, 3)
  if (first === undefined) return []
  const named = [first, ...more].map(({ id, label }) => `step ${id}, “${label}”`)
  return [fact(`Then comes ${formatList(named)}.`, stepSource(first), ...more.map(stepSource))]
}

function overviewSentences({ steps, careerId, outdated }: OwnRoadmap): AdvisorSentence[] {
  const milestones = steps.filter(({ milestone }) => milestone)
  const sections = [...new Set(steps.map(({ section }) => section))]
  const hours = steps.reduce((sum, step) => sum + step.hours, 0)
  const next = nextStep(steps)
  const about = helpSource('roadmap#steps')
  return [
    fact(
      `Your roadmap (${careerTitleOf(careerId)}) has ${formatCount(steps.length, 'step')} with ${formatCount(milestones.length, 'milestone')}, about ${formatHours(hours)} in all.`,
      about,
      careerSource(careerId),
    ),
    fact(`Its sections are ${formatList(sections.map((name) => `“${name}”`))}.`, about),
    ...(next === undefined ? [] : [fact(`You are at step ${next.id}, “${next.label}”.`, stepSource(next))]),
    ...followingSentence(next, steps),
    ...(outdated
      ? [
          fact(
            'Your answers have changed since it was made. You can regenerate it on the roadmap page.',
            helpSource('roadmap#regenerating'),
          ),
        ]
      : []),
  ]
}

/** Why there are so many steps, and how there would be fewer. */
function whySoLongSentences({ steps, careerId, knownSkills }: OwnRoadmap): AdvisorSentence[] {
  const { title, beginnerHours } = describeCareer(careerId)
  const milestones = steps.filter(({ milestone }) => milestone)
  const hours = steps.reduce((sum, step) => sum + step.hours, 0)
  const learned = knownSkills.filter(({ level }) => isLearned(level)).map(({ name }) => name)
  const about = helpSource('roadmap#steps')
  return [
    fact(
      `Your roadmap has ${formatCount(steps.length, 'step')}, about ${formatHours(hours)}, because the work of a ${title} needs that many skills. Each step builds on earlier ones.`,
      about,
      careerSource(careerId),
    ),
    fact(
      `${milestones.length} of them are milestones: projects to show when you apply. A beginner’s roadmap takes about ${formatHours(beginnerHours)}.`,
      about,
      careerSource(careerId),
    ),
    ...(learned.length === 0
      ? []
      : [
          fact(
            `What you know is left out already: ${formatList(learned.slice(0, 8))}.`,
            helpSource('roadmap#known-skills'),
          ),
        ]),
    fact('To make it shorter, press I already know this at a step you know.', helpSource('roadmap#known-skills')),
    fact(
      'Compare other ways shows a shorter roadmap. That is part of Pro and Premium.',
      helpSource('roadmap#regenerating'),
    ),
  ]
}

/**
 * Answers a question about the roadmap as a whole.
 * @param aspect - What is asked about it.
 * @param roadmap - The learner's roadmap.
 * @returns Sentences with sources.
 */
export function roadmapSentences(aspect: RoadmapAspect, roadmap: OwnRoadmap): AdvisorSentence[] {
  const { steps } = roadmap
  switch (aspect) {
    case 'longest':
    case 'shortest':
      return extremeSentences(aspect, steps)
    case 'why':
      return whySoLongSentences(roadmap)
    case 'pace':
      return paceSentences(roadmap)
    case 'courses':
      return linkedStepSentences(steps)
    case 'milestones':
      return milestoneSentences(steps.filter(({ milestone }) => milestone))
    case 'known':
      return knownSkillSentences(roadmap)
    case 'what':
    case 'size':
      return overviewSentences(roadmap)
  }
}
