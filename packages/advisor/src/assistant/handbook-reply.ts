import type { ChatSource } from '@milepost/contract/chat/schema'
import { type FoundAnswer, findAnswers } from '#assistant/find-answers.ts'
import { likelihoodOfHandbook } from '#assistant/route.ts'
import type { Composed } from '#chat/compose.ts'
import type { Intent } from '#chat/intents.ts'
import { readQuestion } from '#chat/question.ts'
import { fact } from '#chat/sources.ts'

/** Above this the nearest answer is given. Below, the nearest questions are offered. */
const minNearQuestion = 0.35
/** Where something else is known, the question has to be nearer. */
const minSameQuestion = 0.45
/** Below this hardly a word is shared. A story shares little with any question, and its three nearest are offered all the same. */
const minNear = 0.08
const maxNear = 3
/** Of a reply that declines. */
const maxBeforeNear = 4

const maxConsidered = 10

function sourceOf({ guide, answer }: FoundAnswer): ChatSource {
  return { kind: 'guide', id: `${guide}#${answer.id}`, title: answer.question }
}

function answerOf(found: FoundAnswer): Composed {
  const source = sourceOf(found)
  const sentences = found.answer.answer.split(/(?<=[.?!]) (?=[\p{Lu}“‘])/u).map((text) => fact(text, source))
  return { kind: 'answer', subject: source, sentences, stepId: null }
}

/** The questions that are near, to choose from, after what is known in their place. */
function withNear(known: Composed, found: readonly FoundAnswer[], isStory: boolean): Composed {
  // The reason to decline was read off a word, of which a story has many.
  const isDeclined = known.kind === 'declined' && !isStory
  const [first, ...others] = found.map(sourceOf)
  if (first === undefined) return known
  const near = fact(
    isDeclined ? 'This is near it:' : 'I don’t have an answer to exactly that. This is near it:',
    first,
    ...others,
  )
  const sentences = isDeclined ? [...known.sentences.slice(0, maxBeforeNear), near] : [near]
  return isDeclined ? { ...known, sentences } : { kind: 'unclear', subject: null, sentences, stepId: null }
}

/** Help on work in technology, which the handbook knows better. */
const isGeneralHelp = (intent: Intent) => intent.name === 'help' && intent.address.startsWith('tech-work#')

/** Who tells a story seldom asks about a skill that it names. */
const minWordsOfStory = 18

/**
 * How likely a question has to be one for the handbook, by what it was read as else: the surer that reading is, the likelier. Null
 * where the handbook is never asked.
 */
function minLikelihood(intent: Intent, isStory: boolean): number | null {
  if (isGeneralHelp(intent)) return 0.5
  switch (intent.name) {
    case 'crisis':
    case 'order':
    case 'courtesy':
    case 'term':
      return null
    case 'declined':
      if (intent.topic === 'others') return null
      return intent.topic === 'injection' ? 0.95 : 0.5
    case 'unclear':
    case 'background':
      return 0.5
    case 'language':
      return isStory ? 0.5 : 0.9
    case 'help':
      return isStory ? 0.8 : null
    default:
      return isStory ? 0.6 : 0.9
  }
}

/** What a question or a heading names of ours. */
function namesIn(text: string): Set<string> {
  const { careers, fields, skills } = readQuestion(text)
  return new Set([...careers, ...fields, ...skills])
}

/** A comparison is for questions that name both, and an answer for one career for those that name it. */
function isAboutOther({ answer }: FoundAnswer, asked: ReadonlySet<string>): boolean {
  const { question, careers = [] } = answer
  const names = namesIn(question)
  const shared = [...names].filter((name) => asked.has(name)).length
  if (names.size > 1) return shared < 2
  return careers.length === 1 && names.size === 1 && shared === 0
}

/**
 * Answers from the handbook what is a question for it.
 *
 * @param intent - What the question was read as.
 * @param known - The reply without the handbook.
 * @param asked - The question as it was typed.
 * @param country - The learner's country, by its ISO 3166 code. Answers for another one are left out.
 * @returns The nearest answer, or questions to choose from where none is near enough. Null where the handbook isn't asked.
 */
export function handbookReply(intent: Intent, known: Composed, asked: string, country: string | null): Composed | null {
  const isStory = asked.trim().split(/\s+/).length >= minWordsOfStory
  const min = minLikelihood(intent, isStory)
  if (min === null || likelihoodOfHandbook(asked) < min) return null
  const names = namesIn(asked)
  const found = findAnswers(asked, maxConsidered)
    .filter(({ answer }) => answer.country === undefined || country === null || answer.country === country)
    .filter((one) => one.score >= minNear && !isAboutOther(one, names))
    .slice(0, maxNear)
  const [first] = found
  if (first === undefined) return null
  // A word decided that it is declined, such as 'salary', and the nearest answer may be about the rest of the question.
  if (intent.name === 'declined' && !isStory) return withNear(known, found, isStory)
  const isOpen = isStory || intent.name === 'unclear'
  if (first.score >= (isOpen || isGeneralHelp(intent) ? minNearQuestion : minSameQuestion)) return answerOf(first)
  return isOpen ? withNear(known, found, isStory) : null
}
