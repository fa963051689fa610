import type { AdvisorReply, ChatContext, ChatTurn } from '@milepost/advisor'
import { knowledge } from '@milepost/advisor/knowledge'
import { chatContext, newcomer, prepareReply } from '@milepost/advisor/testing'
import { type BenchFigure, type BenchRow, mean, share } from '../rows.ts'
import hoursThen from '../sets/hours-then.json' with { type: 'json' }
import { readSet } from '../sets.ts'

export interface QuestionWithFacts {
  readonly id: string
  readonly question: string
  /** Asked before any answer of the profile. */
  readonly newcomer?: boolean
  /** The sets call the bot 'assistant'. */
  readonly earlier?: readonly { readonly sender: 'user' | 'assistant'; readonly text: string }[]
  /** The answer contains one alternative of each: a fragment, or a regular expression between slashes. */
  readonly facts: readonly (readonly string[])[]
  /** What shows that the answer is about something else. */
  readonly wrong: readonly string[]
  /** 'either': since there is a handbook an answer is right too, if it has the facts. */
  readonly declines: boolean | 'either'
}

/** The facts are those of a roadmap of November 2026. These skills have joined its career since. */
const joinedSince = ['secure-coding', 'ai-assisted-coding', 'caching', 'message-queues']

/** Its sections taught these, in this order. */
const sectionsThen: Readonly<Record<string, readonly string[]>> = {
  foundation: ['programming-fundamentals', 'python', 'command-line', 'http', 'operating-systems', 'linux'],
  core: ['sql', 'databases', 'rest-apis', 'django', 'authentication', 'unit-testing', 'query-optimisation'],
  specialise: ['docker', 'continuous-integration', 'nosql', 'file-storage-in-apps', 'data-migration'],
  'job-ready': ['job-applications'],
}

/** Hours were written for a first degree then: a beginner's were more by this. */
const beginnersThen = 1.2

/** Hours have changed since, where a skill has sessions. Asks with those of then. */
async function withHoursThen<T>(ask: () => Promise<T>): Promise<T> {
  const then: Readonly<Record<string, number>> = hoursThen
  const milestones = [...knowledge.careers.values()].flatMap(({ phases, specialities }) => [
    ...Object.values(phases).map(({ milestone }) => milestone),
    ...specialities.flatMap(({ milestones: own = {} }) => Object.values(own)),
  ])
  const all = [...knowledge.skills.values(), ...milestones]
  const today = all.map(({ hours }) => hours)
  for (const one of all) one.hours = beginnersThen * ('id' in one ? (then[one.id] ?? one.hours) : one.hours)
  try {
    return await ask()
  } finally {
    all.forEach((one, index) => {
      one.hours = today[index] ?? one.hours
    })
  }
}

function contextThen(): ChatContext {
  const context = chatContext({ leftOut: joinedSince })
  const { roadmap } = context
  if (roadmap === null) return context
  const statuses = roadmap.steps.map(({ status }) => status)
  const steps = Object.entries(sectionsThen)
    .flatMap(([phase, skills]) => {
      const closing = roadmap.steps.find(({ key }) => key === `milestone:backend-developer:${phase}`)
      const keys = [...skills.map((id) => `skill:${id}`), closing?.key]
      return keys
        .flatMap((key) => roadmap.steps.find((step) => step.key === key) ?? [])
        .map((step) => ({ ...step, section: closing?.section ?? step.section }))
    })
    .map((step, index) => ({ ...step, id: index + 1, status: statuses[index] ?? step.status }))
  return { ...context, roadmap: { ...roadmap, steps } }
}

function contains(text: string, fragment: string): boolean {
  const pattern = /^\/(.+)\/[a-z]*$/su.exec(fragment)?.[1]
  return pattern === undefined
    ? text.toLowerCase().includes(fragment.toLowerCase())
    : new RegExp(pattern, 'iu').test(text)
}

function isRight({ kind, sentences }: AdvisorReply, { facts, wrong, declines }: QuestionWithFacts): boolean {
  if (declines === true && kind === 'answer') return false
  const text = sentences.map((sentence) => sentence.text).join(' ')
  const hasFacts = facts.every((alternatives) => alternatives.some((one) => contains(text, one)))
  return hasFacts && !wrong.some((one) => contains(text, one))
}

export interface JudgedAnswer {
  readonly question: QuestionWithFacts
  readonly reply: AdvisorReply
  readonly isRight: boolean
}

/**
 * Asks every question of a set.
 *
 * @param name - The set's name.
 * @returns The answers, each with whether it is right.
 */
export async function askWithFacts(name: string): Promise<JudgedAnswer[]> {
  const judged: JudgedAnswer[] = []
  for (const question of readSet<QuestionWithFacts>(name)) {
    const reply = await ask(question, question.question)
    judged.push({ question, reply, isRight: isRight(reply, question) })
  }
  return judged
}

async function ask(
  { earlier = [], newcomer: isNewcomer = false }: QuestionWithFacts,
  text: string,
): Promise<AdvisorReply> {
  const turns = earlier.map((turn): ChatTurn => ({ sender: turn.sender === 'user' ? 'user' : 'bot', text: turn.text }))
  return withHoursThen(async () => {
    const context = isNewcomer ? newcomer : contextThen()
    return prepareReply([...turns, { sender: 'user', text }], context)
  })
}

/** The middle letters of the first word of six letters or more change places. Null where there is none. */
function withSlip(text: string): string | null {
  const word = /\b[a-z]{6,}\b/.exec(text)
  if (word === null || /[^\x20-\x7e]/.test(text)) return null
  const at = word.index + Math.floor(word[0].length / 2)
  return `${text.slice(0, at)}${text[at + 1]}${text[at]}${text.slice(at + 2)}`
}

/** Whether a question with a slip is answered with the same subject. */
async function alikeDespiteSlips(sets: readonly string[]): Promise<BenchFigure[]> {
  const alike: number[] = []
  for (const question of sets.flatMap((name) => readSet<QuestionWithFacts>(name))) {
    const slip = question.declines !== false ? null : withSlip(question.question)
    if (slip === null) continue
    const [a, b] = [await ask(question, question.question), await ask(question, slip)]
    alike.push(a.kind === b.kind && a.subject?.id === b.subject?.id ? 1 : 0)
  }
  return [share('same subject', mean(alike))]
}

async function rightAnswers(sets: readonly string[]): Promise<BenchFigure[]> {
  const right: number[] = []
  const declined: number[] = []
  const wronglyDeclined: number[] = []
  for (const name of sets) {
    for (const { question, reply, ...judged } of await askWithFacts(name)) {
      const isCorrect = judged.isRight ? 1 : 0
      if (question.declines === true) declined.push(isCorrect)
      else if (question.declines === 'either' && question.facts.length > 0) right.push(isCorrect)
      else if (question.declines === false) {
        right.push(isCorrect)
        wronglyDeclined.push(reply.kind === 'answer' ? 0 : 1)
      }
    }
  }
  return [
    share('every fact', mean(right)),
    share('answers at all', 1 - mean(wronglyDeclined)),
    share('declines unknown', mean(declined)),
  ]
}

function rowOf(name: string, author: string, sets: readonly string[]): BenchRow {
  const meets = { 'every fact': { atLeast: 0.88 }, 'answers at all': { atLeast: 0.98 } }
  return {
    name: `chat: ${name}`,
    author,
    prototype: 'none',
    goal: '.88, .98',
    meets,
    measure: () => rightAnswers(sets),
  }
}

const apart = 'ours, apart from the rules'
const blind = 'own, blind'

/** Those who work on the rules don't read the questions of sets that are 'unseen'. */
export const chatFactRows: readonly BenchRow[] = [
  rowOf('200 questions, answers with every fact', apart, ['questions-a-open', 'questions-b-open']),
  rowOf('100 unseen questions, answers with every fact', apart, ['questions-a-unseen', 'questions-b-unseen']),
  rowOf('102 questions, written before the rules were read', blind, ['questions-c-open']),
  rowOf('101 held back, written before the rules were read', blind, ['questions-c-unseen']),
  rowOf('questions of a wider range, two thirds of 301', blind, ['questions-d-open']),
  rowOf('questions of a wider range, a third held back', blind, ['questions-d-unseen']),
  rowOf('questions as learners type them, 87 of 164', blind, ['questions-e-open']),
  rowOf('questions as learners type them, 77 held back', blind, ['questions-e-unseen']),
  rowOf('questions of seventeen people, 171 of 276', blind, ['questions-f-open']),
  rowOf('questions of seventeen people, 105 held back', blind, ['questions-f-unseen']),
  {
    name: 'chat: the open questions with two letters swapped in one word',
    author: 'own, slips made by rule',
    prototype: 'none',
    goal: '.95',
    meets: { 'same subject': { atLeast: 0.95 } },
    measure: () => alikeDespiteSlips(['questions-a-open', 'questions-b-open', 'questions-c-open']),
  },
]
