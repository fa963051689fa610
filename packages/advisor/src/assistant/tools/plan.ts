import { hoursLeftOf } from '@milepost/contract/roadmaps/pace'
import type { AdvisorSentence, ChatContext, ChatStep } from '#advisor.ts'
import { formatCount, formatDayAfter, formatHours, formatHoursPerWeek, formatList } from '#assistant/formats.ts'
import { noRoadmap } from '#assistant/no-roadmap.ts'
import { say, textOf } from '#assistant/sentences.ts'
import { careerSource, helpSource, skillNameOf, stepSource } from '#assistant/sources.ts'
import { findStep, hoursLeft, type OwnRoadmap, stepOf, withPace } from '#assistant/steps.ts'
import { type AssistantTool, answer, type ToolQuestion } from '#assistant/tool.ts'
import { skillSentences } from '#assistant/tools/skill.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { missingOfTitle, titlesOf } from '#plan/titles.ts'
import { daysUntil, numberOf, numberPattern } from '#read/deadline.ts'
import { readStudyTime, type StepSpan, type StudyTime } from '#read/study-time.ts'

/** Shown side by side where the learner has not said how many hours a week they study. */
const usualPaces = [5, 10] as const
/** Beyond this no one learns, whatever the deadline. */
const maxHoursPerWeek = 80

const source = helpSource('roadmap#pace')
const steps = helpSource('roadmap#steps')

const daysFor = (hours: number, pace: number, weeksOff = 0) => Math.ceil((hours / pace + weeksOff) * 7)
const weeksText = (days: number) => formatCount(Math.ceil(days / 7), 'week')
const isOpen = ({ status }: ChatStep) => status !== 'done'
const named = ({ id, label }: ChatStep) => textOf('step.name', { step: id, label })
const tellPace = () => say('plan.tell-pace', {}, source)

/** The pace that the question names, as hours a week. */
function paceSaid(
  { hoursPerWeek, moreHours, timesUsual }: StudyTime,
  { hoursPerWeek: usual }: OwnRoadmap,
): number | null {
  if (hoursPerWeek !== null || usual === null) return hoursPerWeek
  if (moreHours !== 0) return Math.max(1, usual + moreHours)
  return timesUsual === null ? null : timesUsual * usual
}

/** A pace that the learner names comes before the one they have set. */
const paceOf = (said: StudyTime, roadmap: OwnRoadmap) => paceSaid(said, roadmap) ?? roadmap.hoursPerWeek

/** When so many hours of study are over. */
function arrivalSentences(hours: number, said: StudyTime, roadmap: OwnRoadmap, today: string): AdvisorSentence[] {
  const { weeksOff } = said
  const sentence = (pace: number, key: string) => {
    const days = daysFor(hours, pace, weeksOff)
    const values = {
      pace: formatHoursPerWeek(pace),
      weeks: weeksText(days),
      day: formatDayAfter(today, days),
      off: formatCount(weeksOff, 'week'),
    }
    return say(`plan.${key}${weeksOff === 0 ? '' : '-with-weeks-off'}`, values, source)
  }
  const own = roadmap.hoursPerWeek
  const named = paceSaid(said, roadmap)
  if (named !== null)
    return [sentence(named, 'arrive'), ...(own === null || own === named ? [] : [sentence(own, 'arrive-usually')])]
  if (own !== null) return [sentence(own, 'arrive-at-yours')]
  return [...usualPaces.map((pace) => sentence(pace, 'would-arrive')), tellPace()]
}

/** Whether a day is reached, and the hours a week that reach it. */
function deadlineSentences(days: number, said: StudyTime, roadmap: OwnRoadmap, today: string): AdvisorSentence[] {
  const left = hoursLeft(roadmap)
  const day = formatDayAfter(today, days)
  const weeks = Math.max(1, days / 7 - said.weeksOff)
  const hours = Math.ceil(left / weeks)
  const values = {
    day,
    hours: formatHours(hours),
    weeks: formatCount(Math.floor(weeks), 'week'),
    daily: formatHoursPerWeek(left / weeks / 7),
  }
  const needed = say(hours > maxHoursPerWeek ? 'plan.too-many-hours' : 'plan.needed', values, source)
  const pace = paceOf(said, roadmap)
  if (pace === null) return [needed]
  const arrival = daysFor(left, pace, said.weeksOff)
  const key = `${arrival <= days ? 'in-time' : 'too-late'}${paceSaid(said, roadmap) === null ? '-at-yours' : ''}`
  return [
    say(`plan.${key}`, { pace: formatHoursPerWeek(pace), day, arrival: formatDayAfter(today, arrival) }, source),
    needed,
  ]
}

/** When the learner gets to a step, and when it is done. */
function wayToStep(step: ChatStep, said: StudyTime, roadmap: OwnRoadmap, today: string): AdvisorSentence[] {
  const about = stepSource(step)
  const values = { step: step.id, label: step.label }
  const kind = step.milestone ? 'milestone' : 'step'
  if (step.status === 'done') return [say(`plan.${kind}-done`, values, about)]
  const before = hoursLeft({ steps: roadmap.steps.filter(({ id }) => id < step.id) })
  const own = hoursLeftOf(step.hours, step.status)
  const sentence = (pace: number, key: string) => {
    const [begins, ends] = [daysFor(before, pace, said.weeksOff), daysFor(before + own, pace, said.weeksOff)]
    const when = {
      pace: formatHoursPerWeek(pace),
      weeks: weeksText(begins),
      begins: formatDayAfter(today, begins),
      ends: formatDayAfter(today, ends),
    }
    return say(`plan.${key}`, when, source, about)
  }
  const pace = paceOf(said, roadmap)
  const key = before === 0 ? `at-${kind}` : `way-to-${kind}`
  return [
    say(`plan.${key}`, { ...values, before: formatHours(before), hours: formatHours(own) }, about),
    ...(pace === null
      ? usualPaces.map((usual) => sentence(usual, 'get-to-it'))
      : [sentence(pace, paceSaid(said, roadmap) === null ? 'get-to-it-at-yours' : 'get-to-it')]),
  ]
}

/** The step that the learner is at on a day. */
function reachedSentences(days: number, said: StudyTime, roadmap: OwnRoadmap, today: string): AdvisorSentence[] {
  const pace = paceOf(said, roadmap)
  if (pace === null) return [tellPace()]
  const hours = Math.floor(Math.max(0, days / 7 - said.weeksOff) * pace)
  const open = roadmap.steps.filter(isOpen)
  let behind = 0
  const reached = open.find((step) => {
    behind += hoursLeftOf(step.hours, step.status)
    return behind > hours
  })
  const begin = say(
    'plan.study-until',
    { pace: formatHoursPerWeek(pace), hours: formatHours(hours), day: formatDayAfter(today, days) },
    source,
  )
  if (reached === undefined) return [begin, say('plan.finished-by-then', {}, source)]
  const done = roadmap.steps.length - open.length + open.indexOf(reached)
  const values = { step: reached.id, label: reached.label, done, steps: formatCount(roadmap.steps.length, 'step') }
  return [begin, say('plan.then-at', values, source, stepSource(reached))]
}

/**
 * Says what a section takes, and what is left of it.
 *
 * @param name - The section.
 * @param text - The message's words, which may name a pace.
 * @param context - What the answer may use.
 * @returns Sentences with sources.
 */
export function sectionSentences(name: string, text: string, { roadmap, today }: ChatContext): AdvisorSentence[] {
  const own = roadmap?.steps.filter(({ section }) => section === name) ?? []
  const last = own.at(-1)
  const total = own.reduce((sum, { hours }) => sum + hours, 0)
  const values = {
    name,
    steps: formatCount(own.length, 'step'),
    hours: formatHours(total),
    left: formatHours(hoursLeft({ steps: own })),
  }
  return [
    say('plan.section', values, steps),
    say('plan.section-steps', { steps: formatList(own.map(({ label }) => `“${label}”`)) }, steps),
    ...(last === undefined || roadmap === null ? [] : wayToStep(last, readStudyTime(text), roadmap, today)),
  ]
}

/** When half of the roadmap's hours are done. */
function halfSentences(said: StudyTime, roadmap: OwnRoadmap, today: string): AdvisorSentence[] {
  const half = roadmap.steps.reduce((sum, { hours }) => sum + hours, 0) / 2
  const open = hoursLeft(roadmap) - half
  if (open <= 0) return [say('plan.past-half', {}, source)]
  return [
    say('plan.half', { half: formatHours(half), hours: formatHours(open) }, source),
    ...arrivalSentences(open, said, roadmap, today),
  ]
}

/** How much time is saved by leaving skills or steps out. */
function skippedSentences(
  { skills, steps: numbers }: ToolQuestion,
  said: StudyTime,
  roadmap: OwnRoadmap,
  context: ChatContext,
) {
  const found = [...skills.map((skill) => stepOf(skill, context)), ...numbers.map((one) => findStep(one, roadmap))]
  const open = [...new Set(found.flatMap((step) => (step !== undefined && isOpen(step) ? [step] : [])))]
  const names = formatList(skills.map(skillNameOf))
  if (open.length === 0) return [say('plan.skip-saves-nothing', { names }, source)]
  const saved = hoursLeft({ steps: open })
  const pace = paceOf(said, roadmap)
  const values = {
    steps: formatList(open.map(named)),
    hours: formatHours(saved),
    weeks: pace === null ? '' : weeksText(daysFor(saved, pace)),
    pace: formatHoursPerWeek(pace ?? 0),
  }
  return [
    say(pace === null ? 'plan.skip-saves' : 'plan.skip-saves-weeks', values, source, ...open.map(stepSource)),
    say('plan.press-known', {}, helpSource('roadmap#known-skills')),
  ]
}

/** The step from which on one can apply for a job, and the hours to it. */
const wayToTitle = (reachedAfterStep: number, { steps: all }: OwnRoadmap) => ({
  last: all.find(({ id }) => id === reachedAfterStep),
  left: hoursLeft({ steps: all.filter(({ id }) => id <= reachedAfterStep) }),
})

/** The next job on the way that the learner can't apply for yet. */
function nextTitleSentences(roadmap: OwnRoadmap): AdvisorSentence[] {
  const { careerId, steps: all, knownSkills } = roadmap
  return titlesOf(careerId, all, knownSkills)
    .flatMap(({ title, reachedAfterStep }) => {
      const { last, left } = wayToTitle(reachedAfterStep, roadmap)
      if (last === undefined || left === 0) return []
      return [say('plan.title-on-the-way', { title, step: last.id, hours: formatHours(left) }, stepSource(last))]
    })
    .slice(0, 1)
}

/** From when on the learner can apply for a job on the way: for one by its title, or for each. */
function titleSentences(text: string, said: StudyTime, roadmap: OwnRoadmap, today: string): AdvisorSentence[] {
  const { careerId, steps: all, knownSkills } = roadmap
  const career = careerSource(careerId)
  const known = knowledge.careers.get(careerId)?.titlesOnTheWay ?? []
  const asked = known.find(({ title }) => text.includes(title.toLowerCase()))
  const reached = titlesOf(careerId, all, knownSkills).filter(({ id }) => asked === undefined || id === asked.id)
  if (reached.length === 0 && asked !== undefined) {
    const missing = formatList(missingOfTitle(careerId, asked.id, all, knownSkills))
    return [say('plan.title-left-out', { title: asked.title, missing }, career)]
  }
  if (reached.length === 0) return finishSentences(said, roadmap, today)
  return reached.flatMap(({ title, reachedAfterStep }) => {
    const { left, last } = wayToTitle(reachedAfterStep, roadmap)
    if (left === 0 || last === undefined) return [say('plan.title-now', { title }, career)]
    const values = { title, step: last.id, label: last.label, hours: formatHours(left) }
    return [say('plan.title', values, stepSource(last), career), ...arrivalSentences(left, said, roadmap, today)]
  })
}

/**
 * Says how many hours are left and when the learner arrives, or whether a deadline is met.
 *
 * @param said - What the message says of the time.
 * @param roadmap - The learner's roadmap.
 * @param today - The day.
 * @returns Sentences with sources.
 */
export function finishSentences(said: StudyTime, roadmap: OwnRoadmap, today: string): AdvisorSentence[] {
  const left = hoursLeft(roadmap)
  const total = roadmap.steps.reduce((sum, { hours }) => sum + hours, 0)
  const days = said.deadline === null ? 0 : daysUntil(said.deadline, today)
  const first = say(
    'plan.left',
    { left: formatHours(left), total: formatHours(total) },
    source,
    careerSource(roadmap.careerId),
  )
  if (days > 0) return [first, ...deadlineSentences(days, said, roadmap, today)]
  const milestone = roadmap.steps.find((step) => step.milestone && isOpen(step))
  return [
    first,
    ...arrivalSentences(left, said, roadmap, today),
    ...nextTitleSentences(roadmap),
    ...(milestone === undefined
      ? []
      : [say('plan.next-milestone', { step: milestone.id, label: milestone.label }, stepSource(milestone))]),
  ]
}

const round = (value: number) => Math.round(value * 10) / 10

/** When steps are done at so many a week, up to one of them or all. */
function stepPaceSentences(
  stepsPerWeek: number,
  roadmap: OwnRoadmap,
  today: string,
  until?: number,
): AdvisorSentence[] {
  const open = roadmap.steps.filter((step) => isOpen(step) && (until === undefined || step.id <= until))
  const days = Math.ceil((open.length / stepsPerWeek) * 7)
  const hours = hoursLeft({ steps: open })
  const own = roadmap.hoursPerWeek
  const values = {
    steps: formatCount(open.length, 'step'),
    until: until ?? 0,
    weeks: weeksText(Math.max(7, days)),
    day: formatDayAfter(today, days),
  }
  return [
    say(until === undefined ? 'plan.step-pace' : 'plan.step-pace-until', values, source),
    say('plan.step-pace-hours', { hours: formatHours(hours), pace: formatHoursPerWeek(hours / (days / 7)) }, source),
    ...(own === null
      ? []
      : [
          say(
            'plan.step-pace-usual',
            { pace: formatHoursPerWeek(own), day: formatDayAfter(today, Math.ceil((hours / own) * 7)) },
            source,
          ),
        ]),
  ]
}

const daysOf: Readonly<Record<StepSpan, number>> = { day: 1, week: 7, month: 30.4 }

/** How many steps a day, a week or a month it takes. */
function stepsPerSpan(span: StepSpan, said: StudyTime, roadmap: OwnRoadmap, today: string): AdvisorSentence[] {
  const open = roadmap.steps.filter(isOpen)
  const own = paceOf(said, roadmap)
  const days = said.deadline === null ? 0 : daysUntil(said.deadline, today)
  const total = days > 0 ? days : own === null ? 0 : (hoursLeft(roadmap) / own) * 7
  const left = say(
    'plan.to-do',
    { steps: formatCount(open.length, 'step'), hours: formatHours(hoursLeft(roadmap)) },
    source,
  )
  if (total === 0) return [left, tellPace()]
  const pace = formatCount(round((open.length / total) * daysOf[span]), 'step')
  const values = {
    day: formatDayAfter(today, Math.ceil(total)),
    steps: pace,
    hours: formatHoursPerWeek(hoursLeft(roadmap) / (total / 7)),
  }
  return [left, say(`plan.${days > 0 ? 'steps-needed' : 'steps-at-yours'}-${span}`, values, source)]
}

const spanAsked = new RegExp(String.raw`\b${numberPattern}[- ](days?|weeks?|months?|years?)\b`)
const spanDays: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30.4, y: 365 }

/** 'A 3 month plan' names a time as well as 'until June' does. */
function daysNamed(text: string, said: StudyTime, today: string): number {
  if (said.deadline !== null) return daysUntil(said.deadline, today)
  const [, number, half, unit] = spanAsked.exec(text) ?? []
  return number === undefined ? 0 : Math.round(numberOf(number, half) * (spanDays[(unit ?? '').charAt(0)] ?? 1))
}

const milestoneAsked = /\b(next|first|second|third|fourth|fifth|last|final)(?: \w+)? milestone\b/
const places = ['first', 'second', 'third', 'fourth', 'fifth']

function findMilestone(text: string, { steps: all }: OwnRoadmap): ChatStep | undefined {
  const word = milestoneAsked.exec(text)?.[1]
  const milestones = all.filter(({ milestone }) => milestone)
  if (word === undefined) return /\bmilestones?\b/.test(text) ? milestones.find(isOpen) : undefined
  if (word === 'next') return milestones.find(isOpen)
  return word === 'last' || word === 'final' ? milestones.at(-1) : milestones[places.indexOf(word)]
}

function sentencesOf(asked: ToolQuestion, roadmap: OwnRoadmap, context: ChatContext): AdvisorSentence[] {
  const { point, text, steps: numbers, skills } = asked
  const { today } = context
  const said = readStudyTime(text)
  const [reference] = numbers
  const [skill] = skills
  const step =
    (reference === undefined ? undefined : findStep(reference, roadmap)) ??
    findMilestone(text, roadmap) ??
    (skill === undefined ? undefined : stepOf(skill, context))
  if (point === 'skip') return skippedSentences(asked, said, roadmap, context)
  if (point === 'half') return halfSentences(said, roadmap, today)
  if (point === 'titles') return titleSentences(text, said, roadmap, today)
  const days = daysNamed(text, said, today)
  if (point === 'reached' && days > 0) return reachedSentences(days, said, roadmap, today)
  if (said.stepsPer !== null) return stepsPerSpan(said.stepsPer, said, roadmap, today)
  if (said.stepsPerWeek !== null) return stepPaceSentences(said.stepsPerWeek, roadmap, today, step?.id)
  if (point === 'reach' && step !== undefined) return wayToStep(step, said, roadmap, today)
  if (point === 'reach' && skill !== undefined)
    return skillSentences(skill, 'hours', withPace(context, said.hoursPerWeek))
  return finishSentences(said, roadmap, today)
}

/** Answers when the learner arrives, and what a pace or a deadline means. */
export const plan: AssistantTool = (asked, context) => {
  const { roadmap } = context
  if (roadmap === null) return answer(source, noRoadmap(context))
  if (hoursLeft(roadmap) === 0) return answer(source, [say('plan.all-done', {}, helpSource('progress#marking'))])
  return answer(source, sentencesOf(asked, roadmap, context))
}
