import { careerTitleOf } from '@milepost/contract/careers/limits'
import { isLearned } from '@milepost/contract/skills/limits'
import type { AdvisorSentence, ChatContext, ChatStep } from '#advisor.ts'
import { readCourseConditions } from '#assistant/course-conditions.ts'
import { formatCount, formatHours, formatList, toPlainLine } from '#assistant/formats.ts'
import { noRoadmap } from '#assistant/no-roadmap.ts'
import { say, textOf } from '#assistant/sentences.ts'
import { careerSource, courseSource, helpSource, stepSource } from '#assistant/sources.ts'
import { hoursLeft, nextStep, type OwnRoadmap } from '#assistant/steps.ts'
import { type AssistantTool, answer, type ToolAnswer, type ToolQuestion } from '#assistant/tool.ts'
import { roadmapCourses } from '#assistant/tools/courses.ts'
import { sectionSentences } from '#assistant/tools/plan.ts'
import { stepSentences } from '#assistant/tools/step.ts'
import { describeCareer } from '#knowledge/describe.ts'
import { numberOf, numberPattern } from '#read/deadline.ts'
import { stemOf, termsOf } from '#text/terms.ts'

const about = helpSource('roadmap#steps')
const marking = helpSource('progress#marking')
const pace = helpSource('roadmap#pace')
const known = helpSource('roadmap#known-skills')

/** More are listed on the roadmap page. */
const maxNamed = 8
/** 'A few'. */
const usualCount = 3

const named = ({ id, label }: ChatStep) => textOf('step.name', { step: id, label })
const withHours = ({ id, label, hours }: ChatStep) =>
  textOf('road.step-hours', { step: id, label, hours: formatHours(hours) })
const isOpen = ({ status }: ChatStep) => status !== 'done'
const sumOf = (steps: readonly ChatStep[]) => steps.reduce((sum, { hours }) => sum + hours, 0)
const allDone = () => say('road.all-done', {}, marking)

/**
 * Says what is done, in progress and next.
 *
 * @param roadmap - The learner's roadmap.
 * @returns Sentences with sources.
 */
export function progressSentences(roadmap: OwnRoadmap): AdvisorSentence[] {
  const { steps } = roadmap
  const done = steps.filter((step) => !isOpen(step))
  const ongoing = steps.filter(({ status }) => status === 'ongoing')
  const next = nextStep(steps)
  const percent = (count: number) => Math.round((count / Math.max(1, steps.length)) * 100)
  const both = done.length + ongoing.length
  return [
    say(
      'road.done',
      { done: done.length, steps: formatCount(steps.length, 'step'), percent: percent(done.length) },
      marking,
    ),
    say(
      'road.behind',
      {
        behind: formatHours(sumOf(steps) - hoursLeft(roadmap)),
        steps: formatCount(steps.length - done.length, 'step'),
        hours: formatHours(hoursLeft(roadmap)),
      },
      marking,
    ),
    ...(done.length === 0
      ? []
      : [
          say(
            'road.last-done',
            { steps: formatList(done.slice(-3).map(named)) },
            marking,
            ...done.slice(-3).map(stepSource),
          ),
        ]),
    ...(ongoing.length === 0
      ? []
      : [
          say(
            'road.in-progress',
            { steps: formatList(ongoing.slice(0, 3).map(named)) },
            marking,
            ...ongoing.slice(0, 3).map(stepSource),
          ),
          say(
            ongoing.length === 1 ? 'road.with-it' : 'road.with-them',
            { both, count: steps.length, percent: percent(both) },
            marking,
          ),
        ]),
    ...(next === undefined
      ? [allDone()]
      : ongoing.length > 0
        ? []
        : [say('road.next', { step: next.id, label: next.label }, stepSource(next))]),
  ]
}

function listSentence(key: string, steps: readonly ChatStep[], values = {}): AdvisorSentence[] {
  const [first, ...rest] = steps.slice(0, maxNamed)
  if (first === undefined) return []
  const names = [first, ...rest].map(withHours)
  const more = steps.length - maxNamed
  const list = formatList(more > 0 ? [...names, textOf('step.more', { count: more })] : names)
  return [say(key, { ...values, steps: list }, stepSource(first), ...rest.map(stepSource))]
}

/** All that is left, section by section. */
function openSentences(roadmap: OwnRoadmap): AdvisorSentence[] {
  const open = roadmap.steps.filter(isOpen)
  const sections = [...new Set(open.map(({ section }) => section))]
  return [
    say(
      'road.still-open',
      { steps: formatCount(open.length, 'step'), hours: formatHours(hoursLeft(roadmap)) },
      marking,
    ),
    ...sections.map((section) => {
      const steps = formatList(
        open.filter((step) => step.section === section).map(({ id, label }) => `${id}. ${label}`),
      )
      return say('road.section-steps', { section, steps }, about)
    }),
  ]
}

const countAsked = new RegExp(String.raw`\b${numberPattern}\b(?! ?(?:hours?|h|weeks?|months?|%))`)

function comingSentences({ text }: ToolQuestion, { steps }: OwnRoadmap): AdvisorSentence[] {
  const current = nextStep(steps)
  if (current === undefined) return [allDone()]
  const [, number, half] = countAsked.exec(text) ?? []
  const count =
    number === undefined
      ? /\b(?:few|couple|several|some)\b/.test(text)
        ? usualCount
        : 2
      : Math.max(1, numberOf(number, half))
  const after = steps.filter((step) => step.id > current.id && isOpen(step))
  const isBegun = current.status === 'ongoing'
  const values = { step: current.id, label: current.label, hours: formatHours(current.hours) }
  return [
    say(isBegun ? 'road.you-are-at' : 'road.next-is', values, stepSource(current)),
    ...listSentence('road.then-comes', after.slice(0, isBegun ? count : Math.max(1, count - 1))),
  ]
}

/** 'My first two steps', 'steps 5 to 9', 'the end of my roadmap'. */
function endsSentences({ text, steps: numbers }: ToolQuestion, { steps }: OwnRoadmap): AdvisorSentence[] {
  const [from, to] = numbers.filter((one) => typeof one === 'number')
  if (from !== undefined && to !== undefined) {
    const found = steps.filter(({ id }) => id >= from && id <= to)
    return found.length > 0
      ? listSentence('road.these-are', found)
      : [say('step.no-such-step', { steps: formatCount(steps.length, 'step') }, about)]
  }
  const [, number, half] = countAsked.exec(text.replace(/\bfirst\b/g, '')) ?? []
  const count = number === undefined ? usualCount : Math.max(1, numberOf(number, half))
  return /\b(?:last|final|end|ends)\b/.test(text)
    ? listSentence('road.ends-with', steps.slice(-count))
    : listSentence('road.begins-with', steps.slice(0, count))
}

const overAsked = /\b(?:over|above|more than|at least|longer than|exceed\w*)\b/

function byHoursSentences({ text }: ToolQuestion, { steps }: OwnRoadmap): AdvisorSentence[] {
  const [, number, half] = new RegExp(String.raw`\b${numberPattern} ?(?:hours?|h)\b`).exec(text) ?? []
  const hours = number === undefined ? 10 : numberOf(number, half)
  const isOver = overAsked.test(text)
  const found = steps.filter((step) => isOpen(step) && (isOver ? step.hours >= hours : step.hours <= hours))
  const limit = textOf(isOver ? 'road.at-least' : 'road.at-most', { hours: formatHours(hours) })
  return found.length === 0
    ? [say('road.none-takes', { limit }, about)]
    : listSentence('road.these-take', found, { limit })
}

/** The open step with the most or the fewest hours. */
function extremeSentences(which: 'longest' | 'shortest', steps: readonly ChatStep[]): AdvisorSentence[] {
  const sign = which === 'longest' ? -1 : 1
  const [first, second] = steps.filter(isOpen).sort((a, b) => sign * (a.hours - b.hours))
  if (first === undefined) return [allDone()]
  const valuesOf = ({ id, label, hours }: ChatStep) => ({ step: id, label, hours: formatHours(hours) })
  return [
    say(`road.${which}`, valuesOf(first), stepSource(first)),
    ...(second === undefined ? [] : [say('road.second', valuesOf(second), stepSource(second))]),
  ]
}

const maxLinked = 5

/** The steps still to do that have a course. */
function linkedSentences(steps: readonly ChatStep[]): AdvisorSentence[] {
  const open = steps.filter(isOpen)
  const linked = open.flatMap((step) => (step.course === null ? [] : [{ step, course: step.course }]))
  const links = helpSource('courses#links')
  if (linked.length === 0) return [say('road.no-course', {}, links)]
  return [
    say(
      linked.length === 1 ? 'road.has-course' : 'road.have-course',
      { count: linked.length, steps: formatCount(open.length, 'step') },
      links,
    ),
    ...linked
      .slice(0, maxLinked)
      .map(({ step, course }) =>
        say(
          'road.step-course',
          { step: step.id, label: step.label, title: toPlainLine(course.title, 120) },
          stepSource(step),
          courseSource(course),
        ),
      ),
  ]
}

function milestoneSentences(steps: readonly ChatStep[]): AdvisorSentence[] {
  const milestones = steps.filter(({ milestone }) => milestone)
  const done = milestones.filter((step) => !isOpen(step)).length
  return [
    say(
      done === 0 ? 'road.milestones-none-done' : 'road.milestones',
      { milestones: formatCount(milestones.length, 'milestone'), done },
      about,
    ),
    ...milestones
      .slice(0, 4)
      .map((step) =>
        say(
          'road.milestone',
          { step: step.id, label: step.label, status: textOf(`step.status-${step.status}`) },
          stepSource(step),
        ),
      ),
  ]
}

const listOf = (names: readonly string[], max: number) => {
  const rest = names.length - max
  return formatList(rest > 0 ? [...names.slice(0, max), textOf('step.more', { count: rest })] : names)
}

/** What the roadmap leaves out or shortens, because the learner knows it. */
function knownSentences({ knownSkills }: OwnRoadmap): AdvisorSentence[] {
  const namesOf = (learned: boolean) =>
    knownSkills.filter(({ level }) => isLearned(level) === learned).map(({ name }) => name)
  const [left, shorter] = [namesOf(true), namesOf(false)]
  return [
    left.length === 0
      ? say('road.nothing-known', {}, known)
      : say('road.leaves-out', { skills: listOf(left, 8) }, known),
    ...(shorter.length === 0 ? [] : [say('road.shorter', { skills: formatList(shorter) }, known)]),
    say('road.press-known', {}, known),
  ]
}

function overviewSentences({ steps, careerId, outdated }: OwnRoadmap): AdvisorSentence[] {
  const milestones = steps.filter(({ milestone }) => milestone)
  const sections = [...new Set(steps.map(({ section }) => section))].map((name) => `“${name}”`)
  const next = nextStep(steps)
  const following = steps.filter((step) => next !== undefined && step.id > next.id && isOpen(step)).slice(0, 3)
  const values = {
    career: careerTitleOf(careerId),
    steps: formatCount(steps.length, 'step'),
    milestones: formatCount(milestones.length, 'milestone'),
    hours: formatHours(sumOf(steps)),
  }
  return [
    say('road.overview', values, about, careerSource(careerId)),
    say('road.sections', { sections: formatList(sections) }, about),
    ...(next === undefined ? [] : [say('road.at', { step: next.id, label: next.label }, stepSource(next))]),
    ...(following.length === 0
      ? []
      : [say('road.then', { steps: formatList(following.map(named)) }, about, ...following.map(stepSource))]),
    ...(outdated ? [say('road.outdated', {}, helpSource('roadmap#regenerating'))] : []),
  ]
}

/** Why there are so many steps, and how there would be fewer. */
function whyLongSentences({ steps, careerId, knownSkills }: OwnRoadmap): AdvisorSentence[] {
  const { title, beginnerHours } = describeCareer(careerId)
  const milestones = steps.filter(({ milestone }) => milestone).length
  const learned = knownSkills.filter(({ level }) => isLearned(level)).map(({ name }) => name)
  const source = careerSource(careerId)
  return [
    say(
      'road.why-long',
      { steps: formatCount(steps.length, 'step'), hours: formatHours(sumOf(steps)), title },
      about,
      source,
    ),
    say('road.why-milestones', { milestones, hours: formatHours(beginnerHours) }, about, source),
    ...(learned.length === 0 ? [] : [say('road.left-out-already', { skills: listOf(learned, 8) }, known)]),
    say('road.make-shorter', {}, known),
    say('road.other-ways', {}, helpSource('roadmap#regenerating')),
  ]
}

/** Finds a section of the roadmap by its name or its place. */
function findSection(text: string, steps: readonly ChatStep[]): string | undefined {
  const sections = [...new Set(steps.map(({ section }) => section))]
  const asked = new Set(termsOf(text))
  const places = ['first', 'second', 'third', 'fourth', 'fifth']
  const place =
    /\b(first|second|third|fourth|fifth|last|final) (?:section|part|block|phase|chapter)\b/.exec(text)?.[1] ?? ''
  if (place !== '') return place === 'last' || place === 'final' ? sections.at(-1) : sections[places.indexOf(place)]
  const current = nextStep(steps)?.section
  if (/\b(?:this|current|my) (?:section|part|block|phase)\b/.test(text)) return current
  const sharedBy = (name: string) => termsOf(name).filter((term) => asked.has(stemOf(term))).length
  const [best] = [...sections].sort((a, b) => sharedBy(b) - sharedBy(a))
  return best !== undefined && sharedBy(best) > 0 ? best : undefined
}

function nextAnswer(roadmap: OwnRoadmap, context: ChatContext): ToolAnswer {
  const next = nextStep(roadmap.steps)
  return next === undefined
    ? answer(marking, [say('step.arrived', {}, marking)])
    : answer(stepSource(next), stepSentences(next, 'what', context), next.id)
}

/** Answers about the learner's roadmap as a whole, and where they are on it. */
export const road: AssistantTool = async (asked, context) => {
  const { roadmap } = context
  const { point } = asked
  if (roadmap === null) return answer(point === 'progress' ? marking : about, noRoadmap(context))
  const { steps, hoursPerWeek } = roadmap
  switch (point) {
    case 'progress':
      return answer(marking, progressSentences(roadmap))
    case 'next':
      return nextAnswer(roadmap, context)
    case 'coming':
      return answer(about, comingSentences(asked, roadmap))
    case 'open':
      return answer(about, openSentences(roadmap))
    case 'ends':
      return answer(about, endsSentences(asked, roadmap))
    case 'milestones':
      return answer(about, milestoneSentences(steps))
    case 'known':
      return answer(about, knownSentences(roadmap))
    case 'why-long':
      return answer(about, whyLongSentences(roadmap))
    case 'longest':
    case 'shortest':
      return answer(about, extremeSentences(point, steps))
    case 'by-hours':
      return answer(about, byHoursSentences(asked, roadmap))
    case 'courses':
      return /\b(?:cost|price|pay|expensive|cheap\w*|fees?|money|total)\b/.test(asked.text)
        ? roadmapCourses(readCourseConditions(asked.text), context)
        : answer(about, linkedSentences(steps))
    case 'pace':
      return answer(about, [
        hoursPerWeek === null
          ? say('road.pace-unset', {}, pace)
          : say('road.pace', { hours: formatCount(hoursPerWeek, 'hour') }, pace),
        say('road.pace-change', {}, pace),
      ])
    case 'section': {
      const section = findSection(asked.text, steps)
      return section === undefined
        ? answer(about, overviewSentences(roadmap))
        : answer(pace, sectionSentences(section, asked.text, context))
    }
    default:
      return answer(about, overviewSentences(roadmap))
  }
}
