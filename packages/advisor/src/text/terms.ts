import { type Token, tokenize } from '@milepost/knowledge/tokens'
import { stemmer } from 'stemmer'
import { stopWords } from '#text/stop-words.ts'

const stems = new Map<string, string>()
/** Our vocabulary is small, but strangers' texts must not fill the memory. */
const maxStems = 50_000

/**
 * Stems a word (Porter 1980) and caches the result. Words in other scripts stay as they are.
 *
 * @param word - A word in lower case.
 * @returns Its stem.
 */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = /^[a-z]+$/.test(word) ? stemmer(word) : word
  if (stems.size < maxStems) stems.set(word, stem)
  return stem
}

/** '' for a stop word. */
function termOf({ word }: Token): string {
  return word.length < 2 || /^\d+$/.test(word) || stopWords.has(word) ? '' : stemOf(word)
}

/** Words that people write as one or as two: 'web site', 'website'. */
const compounds = new Set([
  'backend',
  'codebase',
  'database',
  'ecommerce',
  'email',
  'frontend',
  'fullstack',
  'helpdesk',
  'lifecycle',
  'webpage',
  'website',
  'workflow',
])

function wordsOf(tokens: readonly Token[]): Token[] {
  const words: Token[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]
    const next = tokens[index + 1]
    if (token === undefined) continue
    const joined = `${token.word}${next?.word ?? ''}`
    if (next !== undefined && compounds.has(joined)) {
      words.push({ word: joined, start: token.start, end: next.end })
      index += 1
    } else {
      words.push(token)
    }
  }
  return words
}

/**
 * Finds the stems of a text's words (Porter 1980), without stop words.
 *
 * @param text - Any text.
 * @returns The stems with repetitions, in order.
 */
export function termsOf(text: string): string[] {
  return wordsOf(tokenize(text))
    .map(termOf)
    .filter((stem) => stem !== '')
}

/**
 * Finds the stems of a text and the pairs of neighbours among them ('data scienc').
 *
 * @param text - Any text.
 * @param tokens - The text's tokens.
 * @returns Stems and pairs, each with the words as they are first written.
 */
export function termsAndPairsOf(text: string, tokens: readonly Token[]): Map<string, string> {
  const words = wordsOf(tokens)
  const stems = words.map(termOf)
  const found = new Map<string, string>()
  const add = (name: string, from: Token, to: Token) => {
    if (!found.has(name)) found.set(name, text.slice(from.start, to.end))
  }
  words.forEach((word, index) => {
    const stem = stems[index] ?? ''
    if (stem === '') return
    add(stem, word, word)
    const next = words[index + 1]
    const nextStem = stems[index + 1] ?? ''
    if (next !== undefined && nextStem !== '') add(`${stem} ${nextStem}`, word, next)
  })
  return found
}
