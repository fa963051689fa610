import type { ChatSource } from '@milepost/contract/chat/schema'
import type { ChatContext } from '#advisor.ts'
import type { MessageReading } from '#assistant/conversation.ts'
import { type FoundAnswer, findAnswers } from '#assistant/find-answers.ts'
import { localLanguageOf, type ParsedMessage, readMessage } from '#assistant/message.ts'
import { fact, inLanguage, say, textOf } from '#assistant/sentences.ts'
import { answer, type ToolAnswer } from '#assistant/tool.ts'

/** Below this hardly a word is shared. */
const minNear = 0.08
const maxNear = 3
const maxConsidered = 25

const sourceOf = ({ guide, answer: found }: FoundAnswer): ChatSource => ({
  kind: 'guide',
  id: `${guide}#${found.id}`,
  title: found.question,
})

/** Of an answer that is only near, beside what it answers and which others are near. */
const maxNearSentences = 5

/**
 * Answers with an answer of the handbook.
 *
 * @param found - The answers that are near, the nearest first.
 * @param isNear - It answers another question.
 * @returns The nearest, sentence by sentence. One to another question says so first, and names the others that are near.
 */
export function handbookAnswer(
  [first, ...others]: readonly [FoundAnswer, ...FoundAnswer[]],
  isNear: boolean,
): ToolAnswer {
  const source = sourceOf(first)
  // Neither Tamil nor Sinhala has capitals.
  const sentences = inLanguage(first.answer.answer)
    .split(/(?<=[.?!]) (?=[\p{Lu}\p{Lo}“‘])/u)
    .map((text) => fact(text, source))
  if (!isNear) return answer(source, sentences)
  const begin = say('handbook.near', { question: first.answer.question }, source)
  return answer(source, [
    begin,
    ...sentences.slice(0, maxNearSentences),
    ...nearSentences(others, 'handbook.also-near'),
  ])
}

/**
 * Offers questions that are near, to choose from.
 *
 * @param found - Their answers.
 * @param key - Of the sentence that offers them.
 * @returns One sentence that links to each, or none.
 */
export function nearSentences(found: readonly FoundAnswer[], key: string) {
  const [first, ...others] = found.map(sourceOf)
  return first === undefined ? [] : [fact(textOf(key), first, ...others)]
}

const namesOf = ({ careers, skills }: Pick<ParsedMessage, 'careers' | 'skills'>) =>
  new Set<string>([...careers, ...skills])

/** What each heading names. */
const namesOfHeadings = new Map<string, ReadonlySet<string>>()
function namesOfHeading(heading: string): ReadonlySet<string> {
  const known = namesOfHeadings.get(heading) ?? namesOf(readMessage(heading))
  namesOfHeadings.set(heading, known)
  return known
}

/** From this an answer that names nothing is right for a question that does. */
const minGeneral = 0.45

/** A comparison is for questions that name the same things, and an answer on one thing for those that name it. */
function isAboutOther({ answer: found, score }: FoundAnswer, asked: ReadonlySet<string>): boolean {
  const names = namesOfHeading(found.question)
  const shared = [...names].filter((name) => asked.has(name)).length
  if (names.size > 1) return shared < 2 || asked.size > names.size
  if (names.size === 1 && (found.careers ?? []).length === 1) return shared === 0
  return asked.size > 0 && shared === 0 && score < minGeneral
}

/** Likeness says which question is near, and the guide what it is about. */
const weightOfGuide = 0.15

/** A story names many things beside what it asks. */
const maxWords = 18

/**
 * Finds the answers of the handbook that are nearest to a question, without those for another country or about other things.
 *
 * @param reading - The question, and how likely each guide is to answer it.
 * @param context - The learner's country.
 * @returns At most three, the nearest first.
 */
export function findNear(
  { message, guides }: Pick<MessageReading, 'message' | 'guides'>,
  { helpCountry }: Pick<ChatContext, 'helpCountry'>,
): FoundAnswer[] {
  const names = message.form.length > maxWords ? new Set<string>() : namesOf(message)
  return findAnswers(message.typed, localLanguageOf(message) ?? 'en', maxConsidered)
    .map((one) => ({ ...one, score: one.score + weightOfGuide * (guides.get(one.guide) ?? 0) }))
    .sort((a, b) => b.score - a.score)
    .filter(({ answer: { country } }) => country === undefined || helpCountry === null || country === helpCountry)
    .filter((one) => one.score >= minNear && !isAboutOther(one, names))
    .slice(0, maxNear)
}
