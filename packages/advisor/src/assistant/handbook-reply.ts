import type { ChatSource } from '@milepost/contract/chat/schema'
import { type FoundAnswer, findAnswers } from '#assistant/find-answers.ts'
import { likelihoodOfHandbook } from '#assistant/route.ts'
import type { Composed } from '#chat/compose.ts'
import type { Intent, Refusal } from '#chat/intents.ts'
import { fact, remark } from '#chat/sources.ts'

/** Above this the nearest answer is given. Below, the nearest questions are offered. */
const nearQuestion = 0.35
/** Below this the titles of what is near would be of no help. */
const leastNear = 0.16
const mostNear = 3

/** What stays declined: other people's things, unsafe things, and work that isn't ours. */
const staysDeclined: readonly Refusal[] = ['injection', 'others', 'dumps', 'writing', 'code']

function sourceOf({ guide, answer }: FoundAnswer): ChatSource {
  return { kind: 'guide', id: `${guide}#${answer.id}`, title: answer.question }
}

function answerOf(found: FoundAnswer): Composed {
  const source = sourceOf(found)
  const sentences = found.answer.answer.split(/(?<=[.?!]) (?=[\p{Lu}“‘])/u).map((text) => fact(text, source))
  return { kind: 'answer', subject: source, sentences, stepId: null }
}

/** The questions that are near, to choose from. */
function nearOf(found: readonly FoundAnswer[]): Composed {
  const sentences = [
    remark('I don’t have an answer to exactly that. This is near it:'),
    ...found.map((one) => fact(one.answer.question, sourceOf(one))),
  ]
  return { kind: 'unclear', subject: null, sentences, stepId: null }
}

/**
 * How likely a question has to be one for the handbook, by what it was read as else. Null where it is never asked.
 * The figures are of 100 open questions, where a stray word of the trade makes a question look like one about a skill.
 */
function leastLikelihood(intent: Intent): number | null {
  switch (intent.name) {
    case 'crisis':
    case 'order':
    case 'courtesy':
    case 'language':
    case 'term':
      return null
    case 'declined':
      return staysDeclined.includes(intent.topic) ? null : 0.4
    case 'unclear':
    case 'background':
      return 0.4
    case 'progress':
    case 'step':
    case 'steps':
    case 'roadmap':
    case 'time':
    case 'courses':
    case 'recommendation':
    case 'place':
      return 0.8
    case 'skill':
      return intent.other === null ? 0.8 : 0.5
    case 'help':
      return intent.address.startsWith('tech-work#') ? 0.4 : 0.7
    default:
      return 0.6
  }
}

/**
 * Answers from the handbook what is a question for it.
 *
 * @param intent - What the question was read as.
 * @param asked - The question as it was typed.
 * @param country - The learner's country, by its ISO 3166 code. Answers for another one are left out.
 * @returns The nearest answer, or questions to choose from where none is near enough. Null where the handbook isn't asked.
 */
export function handbookReply(intent: Intent, asked: string, country: string | null): Composed | null {
  const least = leastLikelihood(intent)
  if (least === null || likelihoodOfHandbook(asked) < least) return null
  const found = findAnswers(asked, 6)
    .filter(
      ({ answer, score }) =>
        score >= leastNear && (answer.country === undefined || country === null || answer.country === country),
    )
    .slice(0, mostNear)
  const [first] = found
  if (first === undefined) return null
  return first.score >= nearQuestion ? answerOf(first) : nearOf(found)
}
