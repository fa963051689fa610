import { helpTopics } from '#help/topics.ts'
import { handbook, intents, knowledge, terms } from '#knowledge/knowledge.ts'

/*
 * Corrects words in which one letter is missing, added, replaced or swapped with its neighbour. Only words that people seldom write
 * and that name nothing are corrected, to a name of the trade or a word of questions. Locale: 'en'.
 */

/** Shorter words have too many neighbours. Of five letters, only two that have changed places are corrected. */
const [minSwapped, minLength, maxLength] = [5, 6, 16]
/** What fewer examples have is a slip of their author as often as a word. */
const minExamples = 6

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? []

let ordinary: ReadonlySet<string> | undefined

/**
 * Lists the words of questions.
 *
 * @returns What several examples or the pages of help have, in lower case.
 */
export function ordinaryWords(): ReadonlySet<string> {
  if (ordinary !== undefined) return ordinary
  const examples = [
    ...intents.flatMap((intent) => intent.examples),
    ...handbook.flatMap(({ guides }) => guides.flatMap(({ answers }) => answers.flatMap(({ asked }) => asked))),
  ]
  const counts = new Map<string, number>()
  for (const example of examples)
    for (const word of new Set(wordsOf(example))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const ofHelp = helpTopics.flatMap(({ sections }) =>
    sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
  )
  ordinary = new Set([
    ...[...counts].filter(([, count]) => count >= minExamples).map(([word]) => word),
    ...wordsOf(ofHelp.join(' ')),
  ])
  return ordinary
}

interface Dictionary {
  readonly known: ReadonlySet<string>
  /** What a slip is corrected to, by each form with one letter less; names before ordinary words. */
  readonly shortened: ReadonlyMap<string, readonly string[]>
}

const shortenedForms = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
]

function createDictionary(): Dictionary {
  const skills = [...knowledge.skills.values()]
  const careers = [...knowledge.careers.values()]
  const names = wordsOf(
    [
      ...skills.flatMap(({ name, aliases, weakAliases = [] }) => [name, ...aliases, ...weakAliases]),
      ...careers.flatMap(({ titles, chat }) => [...titles, ...chat.names]),
      ...terms.flatMap(({ words }) => words),
    ].join(' '),
  )
  const texts = wordsOf(
    [
      ...skills.flatMap(({ description, learn, build, check }) => [description, learn, build, check]),
      ...careers.flatMap(({ summary, work, workSentences }) => [summary, ...work, ...workSentences]),
    ].join(' '),
  )
  const shortened = new Map<string, string[]>()
  for (const word of new Set([...names, ...ordinaryWords()])) {
    if (word.length < minSwapped || word.length > maxLength) continue
    for (const form of shortenedForms(word)) {
      const found = shortened.get(form)
      if (found === undefined) shortened.set(form, [word])
      else found.push(word)
    }
  }
  return { known: new Set([...names, ...ordinaryWords(), ...texts]), shortened }
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
  if (word.length < minSwapped || word.length > maxLength || !/^[a-z]+$/.test(word)) return word
  dictionary ??= createDictionary()
  const { known, shortened } = dictionary
  if (known.has(word)) return word
  const near = shortenedForms(word).flatMap((form) => shortened.get(form) ?? [])
  const swapped = near.find((other) => isSwapped(word, other))
  if (swapped !== undefined || word.length < minLength) return swapped ?? word
  return near.find((other) => word[0] === other[0] && other.length >= minLength && isWithinOneEdit(word, other)) ?? word
}
