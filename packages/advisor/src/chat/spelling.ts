import { knowledgeFiles } from '@milepost/knowledge'
import { questionWords } from '#chat/ordinary-words.ts'
import { restoreVowels } from '#chat/short-spelling.ts'
import { helpTopics } from '#help/topics.ts'
import { knowledge, questions, terms } from '#knowledge/knowledge.ts'

/*
 * Corrects words in which one letter is missing, added, replaced or swapped with its neighbour. Only words that occur nowhere in the
 * knowledge are corrected, to a name of the trade or a word of questions. Locale: 'en'.
 */

/** Shorter words have too many neighbours. */
const minLength = 6
const maxLength = 16
const minShort = 3
/** Words of five letters are corrected only where two letters have changed places. */
const minSwapped = 5

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? []
const isLongEnough = (word: string) => word.length >= minSwapped && word.length <= maxLength

interface Dictionary {
  /** Everything that is a word. */
  readonly known: ReadonlySet<string>
  /** What a slip is corrected to, by each form with one letter less; names before ordinary words. */
  readonly shortened: ReadonlyMap<string, readonly string[]>
}

function shortenedForms(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]
}

function createDictionary(): Dictionary {
  const skills = [...knowledge.skills.values()]
  const careers = [...knowledge.careers.values()]
  const names = wordsOf(
    [
      ...skills.flatMap(({ name, aliases, weakAliases = [] }) => [name, ...aliases, ...weakAliases]),
      ...careers.flatMap(({ titles, chat }) => [...titles, ...chat.names]),
    ].join(' '),
  )
  const ofTerms = wordsOf(terms.flatMap(({ words }) => words).join(' '))
  const ofHelp = helpTopics.flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
  const ordinary = wordsOf([questionWords, ...ofHelp].join(' '))
  const other = wordsOf(
    [
      ...skills.flatMap(({ description, learn, build, check, step, selfChecks }) => [
        description,
        learn,
        build,
        check,
        step,
        ...selfChecks.flatMap(({ ask, answer }) => [ask, answer]),
      ]),
      ...careers.flatMap(({ summary, work, keywords, workSentences }) => [
        summary,
        ...work,
        ...keywords,
        ...workSentences,
      ]),
      ...Object.values(questions).flat(),
      ...knowledgeFiles.languages.flatMap(({ words }) => Object.values(words).flat()),
    ].join(' '),
  )
  const targets = new Set([...names, ...ofTerms, ...ordinary].filter(isLongEnough))
  const shortened = new Map<string, string[]>()
  for (const word of targets) {
    for (const form of shortenedForms(word)) {
      const words = shortened.get(form)
      if (words === undefined) shortened.set(form, [word])
      else words.push(word)
    }
  }
  return { known: new Set([...names, ...ofTerms, ...ordinary, ...other]), shortened }
}

let dictionary: Dictionary | undefined

/** Two neighbouring letters have changed places. */
function isSwapped(word: string, other: string): boolean {
  if (word.length !== other.length) return false
  const at = Array.from(word).findIndex((letter, index) => letter !== other[index])
  return word[at] === other[at + 1] && word[at + 1] === other[at] && word.slice(at + 2) === other.slice(at + 2)
}

/** One letter missing, added or replaced. */
function isWithinOneEdit(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false
  let at = 0
  while (at < word.length && word[at] === other[at]) at += 1
  const [rest, otherRest] = [word.slice(at), other.slice(at)]
  return rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1)
}

/**
 * Corrects a slip.
 *
 * @param word - A word in lower case.
 * @returns The word that is meant, or the word itself.
 */
export function correctSlip(word: string): string {
  if (word.length < minShort || word.length > maxLength || !/^[a-z]+$/.test(word)) return word
  dictionary ??= createDictionary()
  const { known, shortened } = dictionary
  if (known.has(word)) return word
  const short = restoreVowels(word)
  if (short !== undefined) return short
  if (!isLongEnough(word)) return word
  const near = shortenedForms(word).flatMap((form) => shortened.get(form) ?? [])
  const swapped = near.find((other) => isSwapped(word, other))
  if (swapped !== undefined || word.length < minLength) return swapped ?? word
  return near.find((other) => word[0] === other[0] && other.length >= minLength && isWithinOneEdit(word, other)) ?? word
}
