import type { ChatSource } from '@milepost/contract/chat/schema'
import type { AdvisorSentence, ChatStep } from '#advisor.ts'
import { hoursLeft } from '#chat/answers/roadmap.ts'
import { nextStep, type OwnRoadmap, statusTexts } from '#chat/answers/steps.ts'
import { formatCount, formatHours, formatList } from '#chat/formats.ts'
import type { StepRange } from '#chat/intents.ts'
import { fact, helpSource, stepSource } from '#chat/sources.ts'

/** More are listed on the roadmap page. */
const maxNamed = 8

const named = ({ id, label, hours }: ChatStep) => `step ${id}, “${label}” (about ${formatHours(hours)})`

function listSentence(begin: string, steps: readonly ChatStep[]): AdvisorSentence[] {
  const [first, ...rest] = steps.slice(0, maxNamed)
  if (first === undefined) return []
  const more = steps.length - maxNamed
  const names = [first, ...rest].map(named)
  return [
    fact(
      `${begin} ${formatList(more > 0 ? [...names, `${more} more`] : names)}.`,
      stepSource(first),
      ...rest.map(stepSource),
    ),
  ]
}

/** All that is left, section by section. */
function openSentences(roadmap: OwnRoadmap): AdvisorSentence[] {
  const open = roadmap.steps.filter(({ status }) => status !== 'done')
  const sections = [...new Set(open.map(({ section }) => section))]
  return [
    fact(
      `You still have ${formatCount(open.length, 'step')} to do, about ${formatHours(hoursLeft(roadmap))}.`,
      helpSource('progress#marking'),
    ),
    ...sections.map((name) => {
      const steps = open.filter(({ section }) => section === name)
      return fact(
        `${name}: ${formatList(steps.map(({ id, label }) => `${id}. ${label}`))}.`,
        helpSource('roadmap#steps'),
      )
    }),
  ]
}

function comingSentences(count: number, { steps }: OwnRoadmap): AdvisorSentence[] {
  const current = nextStep(steps)
  if (current === undefined) return [fact('All steps are done.', helpSource('progress#marking'))]
  const after = steps.filter(({ id, status }) => id !== current.id && id > current.id && status !== 'done')
  const isBegun = current.status === 'ongoing'
  return [
    fact(
      isBegun
        ? `You are at step ${current.id}, “${current.label}”, about ${formatHours(current.hours)}.`
        : `Next is step ${current.id}, “${current.label}”, about ${formatHours(current.hours)}.`,
      stepSource(current),
    ),
    ...listSentence('Then comes', after.slice(0, isBegun ? count : Math.max(1, count - 1))),
  ]
}

/**
 * Names several steps of the roadmap.
 *
 * @param range - Which steps.
 * @param roadmap - The learner's roadmap.
 * @returns Sentences with sources.
 */
export function stepRangeSentences(range: StepRange, roadmap: OwnRoadmap): AdvisorSentence[] {
  const { steps } = roadmap
  switch (range.kind) {
    case 'open':
      return range.count === null ? openSentences(roadmap) : comingSentences(range.count, roadmap)
    case 'first':
      return listSentence('Your roadmap begins with', steps.slice(0, range.count))
    case 'last':
      return listSentence('Your roadmap ends with', steps.slice(-range.count))
    case 'hours':
      return hoursSentences(range, steps)
    case 'between': {
      const found = steps.filter(({ id }) => id >= range.from && id <= range.to)
      return found.length > 0 ? listSentence('These are', found) : noSuchStep(steps)
    }
    case 'before':
    case 'after': {
      const step = steps.find(({ id }) => id === range.step)
      const other = steps.find(({ id }) => id === range.step + (range.kind === 'before' ? -1 : 1))
      if (step === undefined) return noSuchStep(steps)
      if (other === undefined)
        return [
          fact(
            `Step ${step.id}, “${step.label}”, is the ${range.kind === 'before' ? 'first' : 'last'} step of your roadmap.`,
            stepSource(step),
          ),
        ]
      return [
        fact(
          `Step ${other.id}, “${other.label}”, comes ${range.kind} step ${step.id}, “${step.label}”. It takes about ${formatHours(other.hours)} and is ${statusTexts[other.status]}.`,
          stepSource(step),
          stepSource(other),
        ),
        fact(other.description, stepSource(other)),
      ]
    }
  }
}

function hoursSentences(
  { maxHours, minHours }: Extract<StepRange, { kind: 'hours' }>,
  steps: readonly ChatStep[],
): AdvisorSentence[] {
  const found = steps.filter(
    ({ status, hours }) => status !== 'done' && hours <= (maxHours ?? Infinity) && hours >= (minHours ?? 0),
  )
  const limit = maxHours === null ? `at least ${formatHours(minHours ?? 0)}` : `at most ${formatHours(maxHours)}`
  return found.length === 0
    ? [fact(`None of the steps you still have to do takes ${limit}.`, helpSource('roadmap#steps'))]
    : listSentence(`Of the steps you still have to do, these take ${limit}:`, found)
}

function noSuchStep(steps: readonly ChatStep[]): AdvisorSentence[] {
  return [
    fact(
      `Your roadmap has ${formatCount(steps.length, 'step')}, and no step with that number.`,
      helpSource('roadmap#steps'),
    ),
  ]
}

/**
 * Finds what an answer on several steps is about.
 *
 * @param range - Which steps.
 * @param roadmap - The learner's roadmap.
 * @returns The step beside another one, or else the page on the roadmap.
 */
export function stepRangeSource(range: StepRange, { steps }: OwnRoadmap): ChatSource {
  if (range.kind !== 'before' && range.kind !== 'after') return helpSource('roadmap#steps')
  const step = steps.find(({ id }) => id === range.step + (range.kind === 'before' ? -1 : 1))
  return step === undefined ? helpSource('roadmap#steps') : stepSource(step)
}
