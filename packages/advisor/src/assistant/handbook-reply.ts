import type { ChatSource } from '@milepost/contract/chat/schema'
import type { AdvisorSentence } from '#advisor.ts'
import { type FoundAnswer, findAnswers } from '#assistant/find-answers.ts'
import type { Composed } from '#chat/compose.ts'
import type { Intent, Refusal } from '#chat/intents.ts'
import { fact, remark } from '#chat/sources.ts'

/** Above this a question is nearly one that an answer lists, whatever else it looks like. */
const sameQuestion = 0.62
/** Above this, and clearly before the next one, the answer is given where nothing else is known. */
const nearQuestion = 0.4
const clearlyFirst = 0.06
/** Below this the titles of what is near would be of no help. */
const leastNear = 0.22

/** What stays declined: other people's things, unsafe things, and work that isn't ours. */
const staysDeclined: readonly Refusal[] = ['personal', 'injection', 'others', 'dumps', 'writing', 'code']

function sourceOf({ guide, answer }: FoundAnswer): ChatSource {
  return { kind: 'guide', id: `${guide}#${answer.id}`, title: answer.question }
}

function answerOf(found: FoundAnswer): Composed {
  const source = sourceOf(found)
  const sentences = found.answer.answer.split(/(?<=[.?!]) (?=[\p{Lu}“‘])/u).map((text) => fact(text, source))
  return { kind: 'answer', subject: source, sentences, stepId: null }
}

/** What is near, to choose from. */
function nearOf(found: readonly FoundAnswer[]): Composed {
  const sentences: AdvisorSentence[] = [
    remark('I don’t have an answer to exactly that. These questions are near it.'),
    ...found.map((one) => fact(one.answer.question, sourceOf(one))),
  ]
  return { kind: 'unclear', subject: null, sentences, stepId: null }
}

/** Nothing else answers such a question. */
function isOpen(intent: Intent): boolean {
  switch (intent.name) {
    case 'declined':
      return !staysDeclined.includes(intent.topic)
    case 'help':
      return intent.address.startsWith('tech-work#')
    case 'background':
    case 'unclear':
      return true
    default:
      return false
  }
}

const neverAsked: readonly Intent['name'][] = ['crisis', 'order', 'courtesy', 'language']

/**
 * Answers from the handbook, where its questions are nearer than anything else that is known.
 *
 * @param intent - What the question was read as.
 * @param asked - The question as it was typed.
 * @param country - The learner's country, by its ISO 3166 code. Answers for another one are left out.
 * @returns The answer, titles to choose from, or null where the intent's own answer is better.
 */
export function handbookReply(intent: Intent, asked: string, country: string | null): Composed | null {
  if (neverAsked.includes(intent.name)) return null
  if (intent.name === 'declined' && staysDeclined.includes(intent.topic)) return null
  const found = findAnswers(asked, 6)
    .filter(({ answer }) => answer.country === undefined || country === null || answer.country === country)
    .slice(0, 3)
  const [first, second] = found
  if (first === undefined) return null
  const gap = first.score - (second?.score ?? 0)
  if (first.score >= sameQuestion) return answerOf(first)
  if (!isOpen(intent)) return null
  if (first.score >= nearQuestion && gap >= clearlyFirst) return answerOf(first)
  const near = found.filter(({ score }) => score >= leastNear)
  return near.length === 0 ? null : nearOf(near)
}
