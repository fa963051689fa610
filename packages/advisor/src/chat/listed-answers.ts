import { careersOf } from '#chat/aspects.ts'
import { comparedBy, comparesThem } from '#chat/comparisons.ts'
import { isCrisis } from '#chat/crisis/recognise-crisis.ts'
import type { Intent } from '#chat/intents.ts'
import { ordinals, type ParsedQuestion } from '#chat/question.ts'

/* Reads questions that point at something in our last answer. Locale: 'en'. */

/**
 * Reads 'the second one': an item of the list in our last answer.
 *
 * @param listed - Our last answer.
 * @param question - The question.
 * @returns The intent, or null.
 */
export function pickFromList(listed: ParsedQuestion, question: ParsedQuestion): Intent | null {
  const word = /\b(first|second|third|fourth|fifth|last|1st|2nd|3rd) (?:one|career|option|job)\b/.exec(
    question.text,
  )?.[1]
  if (word === undefined) return null
  const numbered = { '1st': 0, '2nd': 1, '3rd': 2 }[word]
  const careers = [...listed.careers, ...listed.fields.filter((field) => !listed.careers.includes(field))]
  const at = word === 'last' ? careers.length - 1 : (numbered ?? ordinals.indexOf(word))
  const career = careers[at]
  return career === undefined ? null : { name: 'career', career, aspect: 'what' }
}

/**
 * Reads 'which of these is shorter?': the careers of our last answer.
 *
 * @param listed - Our last answer.
 * @param question - The question.
 * @returns The intent, or null.
 */
export function compareListed(listed: ParsedQuestion, question: ParsedQuestion): Intent | null {
  const careers = careersOf(listed)
  const isOfThem = careers.length > 1 && careers.length < 4 && comparesThem(question) && !isCrisis(question.typed)
  return isOfThem ? { name: 'compare', careers, by: comparedBy(question) } : null
}

/**
 * Finds the subject of our own answer, for questions that did not name one.
 *
 * @param answered - Our answer.
 * @returns What it was about, or null.
 */
export function focusOf(answered: ParsedQuestion): Intent | null {
  if (typeof answered.step === 'number') return { name: 'step', step: answered.step, aspect: 'what' }
  const [career] = answered.careers
  if (career !== undefined) return { name: 'career', career, aspect: 'what' }
  const [skill] = answered.skills
  return skill === undefined ? null : { name: 'skill', skill, other: null, aspect: 'what' }
}
