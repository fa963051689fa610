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
const leastNear = 0.26
const mostNear = 3
/** Of a reply that declines, before what is near. */
const mostBeforeNear = 2

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

/** A reply that doesn't know, and the questions that are near, to choose from. */
function withNear(composed: Composed, found: readonly FoundAnswer[]): Composed {
  if (found.length === 0) return composed
  const said = composed.kind === 'unclear' ? [] : composed.sentences.slice(0, mostBeforeNear)
  const sentences: AdvisorSentence[] = [
    ...said,
    remark(said.length === 0 ? 'I don’t have an answer to exactly that. This is near it:' : 'This is near it:'),
    ...found.map((one) => fact(one.answer.question, sourceOf(one))),
  ]
  return { ...composed, sentences }
}

/** Nothing else answers such a question. */
const isOpen = ({ name }: Intent) => name === 'declined' || name === 'unclear'

/** General help and remarks on what someone did before: a near answer of the handbook says more. */
const isGeneral = (intent: Intent) =>
  intent.name === 'background' || (intent.name === 'help' && intent.address.startsWith('tech-work#'))

const neverAsked: readonly Intent['name'][] = ['crisis', 'order', 'courtesy', 'language']

/**
 * Answers from the handbook, where its questions are nearer than anything else that is known.
 *
 * @param composed - The answer without the handbook.
 * @param intent - What the question was read as.
 * @param asked - The question as it was typed.
 * @param country - The learner's country, by its ISO 3166 code. Answers for another one are left out.
 * @returns The handbook's answer, or the other one, with what is near where it doesn't know.
 */
export function withHandbook(composed: Composed, intent: Intent, asked: string, country: string | null): Composed {
  if (neverAsked.includes(intent.name)) return composed
  if (intent.name === 'declined' && staysDeclined.includes(intent.topic)) return composed
  const found = findAnswers(asked, 6)
    .filter(({ answer }) => answer.country === undefined || country === null || answer.country === country)
    .slice(0, mostNear)
  const [first, second] = found
  if (first === undefined) return composed
  if (first.score >= sameQuestion) return answerOf(first)
  if (!isOpen(intent) && !isGeneral(intent)) return composed
  if (first.score >= nearQuestion && first.score - (second?.score ?? 0) >= clearlyFirst) return answerOf(first)
  return isOpen(intent)
    ? withNear(
        composed,
        found.filter(({ score }) => score >= leastNear),
      )
    : composed
}
