import { anyOf } from '#text/patterns.ts'

/* Splits a message into the questions it asks. Locale: 'en'. */

const opener = anyOf`
  what|which|whats|when|where|why|how|who|is|are|am|do|does|did|can|could|should|shall|will|would|tell me|explain
  show|list|give me
`
const filler = anyOf`and|so|ok|okay|also|but|then|please|plus|now|if (?:not|so|yes|no)`
const asking = new RegExp(`^(?:${filler},? )*${opener}\\b`, 'i')
const boundary = new RegExp(
  `[?!;]+ +|\\.+ +|,? (?=(?:and|also|plus) (?:then |also )?${opener}\\b)|, (?=${opener}\\b)`,
  'i',
)

/** More are asked one by one. */
const maxQuestions = 3
/** A longer message is a story, in UTF-16 units. */
const maxLength = 400
/** A shorter part is a way of speaking: 'how much, and why'. */
const minWords = 2

/**
 * Splits a message into its questions. What is said before a question stays with it.
 *
 * @param message - A message.
 * @returns The questions, at most three. One where the message asks one thing.
 */
export function splitQuestions(message: string): string[] {
  if (message.length > maxLength) return [message]
  const questions: string[] = []
  let said = ''
  for (const part of message.split(boundary)) {
    const words = part.trim()
    if (words === '') continue
    const isQuestion = asking.test(words) && words.split(/\s+/).length >= minWords
    if (isQuestion) questions.push(`${said}${words}`)
    said = isQuestion ? '' : `${said}${words}. `
  }
  const last = questions.length - 1
  if (said !== '' && last >= 0) questions[last] = `${questions[last]}. ${said.trim()}`
  return questions.length > maxQuestions ? [message] : questions
}
