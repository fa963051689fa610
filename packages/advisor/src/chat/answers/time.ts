import { hoursLeftOf } from '@milepost/contract/roadmaps/pace'
import type { AdvisorSentence, ChatContext, ChatStep } from '#advisor.ts'
import { stepOf } from '#chat/answers/own-skills.ts'
import { hoursLeft } from '#chat/answers/roadmap.ts'
import { skillSentences } from '#chat/answers/skills.ts'
import { stepPaceSentences, stepsPerSpanSentences } from '#chat/answers/step-paces.ts'
import { findStep, type OwnRoadmap } from '#chat/answers/steps.ts'
import { formatCount, formatDayAfter, formatHours, formatHoursPerWeek, formatList } from '#chat/formats.ts'
import type { Intent } from '#chat/intents.ts'
import { careerSource, fact, helpSource, skillNameOf, stepSource } from '#chat/sources.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { missingOfTitle, titlesOf } from '#plan/titles.ts'
import { daysUntil } from '#read/deadline.ts'
import type { StudyTime } from '#read/study-time.ts'

type TimeIntent = Extract<Intent, { name: 'time' }>

/** Shown side by side where the learner has not said how many hours a week they study. */
const usualPaces = [5, 10] as const

/** Beyond this no one learns, whatever the deadline. */
const mostHoursPerWeek = 80

const paceSource = helpSource('roadmap#pace')

const daysFor = (hours: number, hoursPerWeek: number, weeksOff = 0) => Math.ceil((hours / hoursPerWeek + weeksOff) * 7)
const weeksText = (days: number) => formatCount(Math.ceil(days / 7), 'week')

/** The pace that the question names, as hours a week. */
function paceSaid({ hoursPerWeek, moreHours, timesUsual }: StudyTime, roadmap: OwnRoadmap): number | null {
  const usual = roadmap.hoursPerWeek
  if (hoursPerWeek !== null || usual === null) return hoursPerWeek
  if (moreHours !== 0) return Math.max(1, usual + moreHours)
  return timesUsual === null ? null : timesUsual * usual
}

/** A pace that the learner names comes before the one they have set. */
const paceOf = (said: StudyTime, roadmap: OwnRoadmap) => paceSaid(said, roadmap) ?? roadmap.hoursPerWeek

/**
 * Answers as if the learner studied so many hours a week.
 * @param context - What the answer may use.
 * @param hoursPerWeek - The hours that the question names; null where it names none.
 * @returns The context with this pace.
 */
export function withPace(context: ChatContext, hoursPerWeek: number | null): ChatContext {
  const { roadmap } = context
  return roadmap === null || hoursPerWeek === null ? context : { ...context, roadmap: { ...roadmap, hoursPerWeek } }
}

function leftSentence(roadmap: OwnRoadmap): AdvisorSentence {
  const total = roadmap.steps.reduce((sum, { hours }) => sum + hours, 0)
  return fact(
    `You have about ${formatHours(hoursLeft(roadmap))} left of the ${formatHours(total)} on your roadmap (our estimate).`,
    paceSource,
    careerSource(roadmap.careerId),
  )
}

/** When so many hours of study are over. */
function arrivalSentences(hours: number, said: StudyTime, roadmap: OwnRoadmap, today: string): AdvisorSentence[] {
  const { weeksOff } = said
  const off = weeksOff === 0 ? '' : `, with ${formatCount(weeksOff, 'week')} off,`
  const sentence = (pace: number, whose: string, verb = 'arrive') => {
    const days = daysFor(hours, pace, weeksOff)
    return fact(
      `With ${whose}${formatHoursPerWeek(pace)} a week${off} you ${verb} in about ${weeksText(days)}, around ${formatDayAfter(today, days)}.`,
      paceSource,
    )
  }
  const own = roadmap.hoursPerWeek
  const named = paceSaid(said, roadmap)
  if (named !== null)
    return [sentence(named, ''), ...(own === null || own === named ? [] : [sentence(own, 'your usual ')])]
  if (own !== null) return [sentence(own, 'your ')]
  return [
    ...usualPaces.map((pace) => sentence(pace, '', 'would arrive')),
    fact('On the roadmap page, say how many hours a week you can study to see your dates.', paceSource),
  ]
}

/** Whether a day is reached, and the hours a week that reach it. */
function deadlineSentences(days: number, said: StudyTime, roadmap: OwnRoadmap, today: string): AdvisorSentence[] {
  const left = hoursLeft(roadmap)
  const day = formatDayAfter(today, days)
  const weeks = Math.max(1, days / 7 - said.weeksOff)
  const hoursPerWeek = Math.ceil(left / weeks)
  const needed = fact(
    hoursPerWeek > mostHoursPerWeek
      ? `To finish by ${day} would take about ${formatHours(hoursPerWeek)} a week, which is more than anyone can study.`
      : `To finish by ${day}, study about ${formatHours(hoursPerWeek)} a week for ${formatCount(Math.floor(weeks), 'week')}, or ${formatHoursPerWeek(left / weeks / 7)} a day.`,
    paceSource,
  )
  const pace = paceOf(said, roadmap)
  if (pace === null) return [needed]
  const arrival = daysFor(left, pace, said.weeksOff)
  const whose = paceSaid(said, roadmap) === null ? 'your ' : ''
  const verdict =
    arrival <= days
      ? `Yes, with ${whose}${formatHoursPerWeek(pace)} a week you can finish by ${day}. You arrive around ${formatDayAfter(today, arrival)}.`
      : `No, with ${whose}${formatHoursPerWeek(pace)} a week you don’t finish by ${day}. You arrive around ${formatDayAfter(today, arrival)}.`
  return [fact(verdict, paceSource), needed]
}

/** When the learner gets to a step, and when it is done. */
function wayToStep(step: ChatStep, said: StudyTime, roadmap: OwnRoadmap, today: string): AdvisorSentence[] {
  const name = `${step.milestone ? 'The milestone, step' : 'Step'} ${step.id}, “${step.label}”,`
  if (step.status === 'done') return [fact(`${name} is done.`, stepSource(step))]
  const before = hoursLeft({ steps: roadmap.steps.filter(({ id }) => id < step.id) })
  const after = before + hoursLeftOf(step.hours, step.status)
  const sentence = (pace: number, whose: string) => {
    const [begins, ends] = [daysFor(before, pace, said.weeksOff), daysFor(after, pace, said.weeksOff)]
    return fact(
      `With ${whose}${formatHoursPerWeek(pace)} a week you get to it in about ${weeksText(begins)}, around ${formatDayAfter(today, begins)}, and finish it around ${formatDayAfter(today, ends)}.`,
      paceSource,
      stepSource(step),
    )
  }
  const pace = paceOf(said, roadmap)
  const dates =
    pace === null
      ? usualPaces.map((usual) => sentence(usual, ''))
      : [sentence(pace, paceSaid(said, roadmap) === null ? 'your ' : '')]
  return [
    fact(
      before === 0
        ? `${name} is where you are, with about ${formatHours(after - before)} left.`
        : `${name} comes after about ${formatHours(before)} of other steps, and takes about ${formatHours(after - before)}.`,
      stepSource(step),
    ),
    ...dates,
  ]
}

/** The step that the learner is at on a day. */
function reachedSentences(days: number, said: StudyTime, roadmap: OwnRoadmap, today: string): AdvisorSentence[] {
  const pace = paceOf(said, roadmap)
  if (pace === null)
    return [fact('On the roadmap page, say how many hours a week you can study to see your dates.', paceSource)]
  const hours = Math.floor(Math.max(0, days / 7 - said.weeksOff) * pace)
  const open = roadmap.steps.filter(({ status }) => status !== 'done')
  let behind = 0
  const reached = open.find((step) => {
    behind += hoursLeftOf(step.hours, step.status)
    return behind > hours
  })
  const day = formatDayAfter(today, days)
  const begin = `With ${formatHoursPerWeek(pace)} a week you study about ${formatHours(hours)} until ${day}.`
  if (reached === undefined)
    return [fact(begin, paceSource), fact('By then you have finished your roadmap.', paceSource)]
  const done = roadmap.steps.filter(({ status }) => status === 'done').length + open.indexOf(reached)
  return [
    fact(begin, paceSource),
    fact(
      `You are then at step ${reached.id}, “${reached.label}”, with ${done} of ${formatCount(roadmap.steps.length, 'step')} done.`,
      paceSource,
      stepSource(reached),
    ),
  ]
}

/** The hours of a section, and what is left of it. */
function sectionSentences(name: string, said: StudyTime, roadmap: OwnRoadmap, today: string): AdvisorSentence[] {
  const steps = roadmap.steps.filter(({ section }) => section === name)
  const last = steps.at(-1)
  const total = steps.reduce((sum, { hours }) => sum + hours, 0)
  return [
    fact(
      `The section “${name}” has ${formatCount(steps.length, 'step')}, about ${formatHours(total)}, with about ${formatHours(hoursLeft({ steps }))} left.`,
      helpSource('roadmap#steps'),
    ),
    fact(`Its steps: ${formatList(steps.map(({ label }) => `“${label}”`))}.`, helpSource('roadmap#steps')),
    ...(last === undefined ? [] : wayToStep(last, said, roadmap, today)),
  ]
}

/** When half of the roadmap's hours are done. */
function halfSentences(said: StudyTime, roadmap: OwnRoadmap, today: string): AdvisorSentence[] {
  const half = roadmap.steps.reduce((sum, { hours }) => sum + hours, 0) / 2
  const open = hoursLeft(roadmap) - half
  if (open <= 0) return [fact('You are past the middle. Less than half of the hours are left.', paceSource)]
  return [
    fact(
      `Half of your roadmap is ${formatHours(half)}. You reach it after about ${formatHours(open)} more.`,
      paceSource,
    ),
    ...arrivalSentences(open, said, roadmap, today),
  ]
}

function findMilestone(number: number | 'next' | 'last', { steps }: OwnRoadmap): ChatStep | undefined {
  const milestones = steps.filter(({ milestone }) => milestone)
  if (number === 'last') return milestones.at(-1)
  return number === 'next' ? milestones.find(({ status }) => status !== 'done') : milestones[number - 1]
}

/** How much time is saved by leaving skills out. */
function skippedSentences(skills: readonly string[], said: StudyTime, roadmap: OwnRoadmap, context: ChatContext) {
  const steps = [...new Set(skills.map((skill) => stepOf(skill, context)))].filter((step) => step !== undefined)
  const open = steps.filter(({ status }) => status !== 'done')
  const names = formatList(skills.map(skillNameOf))
  if (open.length === 0)
    return [fact(`Your roadmap has no open step for ${names}, so leaving it out saves nothing.`, paceSource)]
  const saved = hoursLeft({ steps: open })
  const pace = paceOf(said, roadmap)
  const weeks = pace === null ? '' : `, or ${weeksText(daysFor(saved, pace))} at ${formatHoursPerWeek(pace)} a week`
  return [
    fact(
      `Leaving out ${formatList(open.map(({ id, label }) => `step ${id}, “${label}”`))} saves about ${formatHours(saved)}${weeks}.`,
      paceSource,
      ...open.map(stepSource),
    ),
    fact(
      'If you know a skill already, press I already know this at its step. Your roadmap then leaves it out.',
      helpSource('roadmap#known-skills'),
    ),
  ]
}

/** The step from which on one can apply for a job, and the hours to it. */
function wayToTitle(reachedAfterStep: number, { steps }: OwnRoadmap) {
  return {
    last: steps.find(({ id }) => id === reachedAfterStep),
    left: hoursLeft({ steps: steps.filter(({ id }) => id <= reachedAfterStep) }),
  }
}

/** The next job on the way that the learner can't apply for yet. */
function nextTitleSentences(roadmap: OwnRoadmap): AdvisorSentence[] {
  const { careerId, steps, knownSkills } = roadmap
  return titlesOf(careerId, steps, knownSkills)
    .flatMap(({ title, reachedAfterStep }) => {
      const { last, left } = wayToTitle(reachedAfterStep, roadmap)
      if (last === undefined || left === 0) return []
      return fact(
        `On the way, you can apply for ${title} jobs after step ${last.id}, in about ${formatHours(left)} of study.`,
        stepSource(last),
      )
    })
    .slice(0, 1)
}

/** From when on the learner can apply for a job on the way: for one, or for each. */
function titleSentences(
  titleId: string | null,
  said: StudyTime,
  roadmap: OwnRoadmap,
  today: string,
): AdvisorSentence[] {
  const { careerId, steps, knownSkills } = roadmap
  const source = careerSource(careerId)
  const reached = titlesOf(careerId, steps, knownSkills).filter(({ id }) => titleId === null || id === titleId)
  if (reached.length === 0) {
    const title = knowledge.careers.get(careerId)?.titlesOnTheWay.find(({ id }) => id === titleId)
    if (title === undefined) return [leftSentence(roadmap)]
    const missing = formatList(missingOfTitle(careerId, title.id, steps, knownSkills))
    return [fact(`Your roadmap leaves out what ${title.title} jobs need: ${missing}.`, source)]
  }
  return reached.flatMap(({ title, reachedAfterStep }) => {
    const { left, last } = wayToTitle(reachedAfterStep, roadmap)
    if (left === 0 || last === undefined) return [fact(`You can apply for ${title} jobs now.`, source)]
    return [
      fact(
        `You can apply for ${title} jobs after step ${last.id}, “${last.label}”, in about ${formatHours(left)} of study.`,
        stepSource(last),
        source,
      ),
      ...arrivalSentences(left, said, roadmap, today),
    ]
  })
}

/**
 * Answers how many hours are left, when the learner arrives, and what a pace or a deadline means.
 * @param intent - What is asked about, and what the question says of the time.
 * @param roadmap - The learner's roadmap.
 * @param context - What the answer may use.
 * @returns Sentences with sources.
 */
export function timeSentences(
  { target, said }: TimeIntent,
  roadmap: OwnRoadmap,
  context: ChatContext,
): AdvisorSentence[] {
  const { today } = context
  const left = hoursLeft(roadmap)
  const days = said.deadline === null ? 0 : daysUntil(said.deadline, today)
  if (left === 0) return [fact('All steps of your roadmap are done. You made it!', helpSource('progress#marking'))]
  if (target.kind === 'skipped') return skippedSentences(target.skills, said, roadmap, context)
  if (target.kind === 'section') return sectionSentences(target.name, said, roadmap, today)
  if (target.kind === 'title') return titleSentences(target.title, said, roadmap, today)
  if (target.kind === 'half') return halfSentences(said, roadmap, today)
  if (target.kind === 'reached' && days > 0) return reachedSentences(days, said, roadmap, today)
  const step =
    target.kind === 'step'
      ? findStep(target.step, roadmap)
      : target.kind === 'milestone'
        ? findMilestone(target.number, roadmap)
        : target.kind === 'skill'
          ? stepOf(target.skill, context)
          : undefined
  if (said.stepsPer !== null) return stepsPerSpanSentences(said.stepsPer, roadmap, { today, days })
  if (said.stepsPerWeek !== null) return stepPaceSentences(said.stepsPerWeek, roadmap, { today, until: step?.id })
  if (step !== undefined) return wayToStep(step, said, roadmap, today)
  if (target.kind === 'skill') return skillSentences(target.skill, null, 'hours', withPace(context, said.hoursPerWeek))
  const milestone = roadmap.steps.find((one) => one.milestone && one.status !== 'done')
  return [
    leftSentence(roadmap),
    ...(days > 0 ? deadlineSentences(days, said, roadmap, today) : arrivalSentences(left, said, roadmap, today)),
    ...(days > 0 ? [] : nextTitleSentences(roadmap)),
    ...(milestone === undefined || days > 0
      ? []
      : [fact(`The next milestone on the way is step ${milestone.id}, “${milestone.label}”.`, stepSource(milestone))]),
  ]
}
