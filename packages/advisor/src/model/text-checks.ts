import { tokenize } from '@milepost/knowledge/tokens'
import { knowledge } from '#knowledge/knowledge.ts'
import { stopWords } from '#text/stop-words.ts'
import { termsOf } from '#text/terms.ts'

const numberWords: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  hundred: '100',
  hundreds: '100',
  thousand: '1000',
  thousands: '1000',
  million: '1000000',
  lakh: '100000',
  lakhs: '100000',
  double: '2',
  twice: '2',
  half: '0.5',
}

const unwanted = [
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u,
  /[<>`*|{}]|\]\(|!\[|&#|&\w+;/,
  /:\/\/|\bwww\.|\b(?:javascript|data|mailto|tel|file):/i,
  /@/,
  /\d[\d\s().-]{7,}\d/,
]

/**
 * Tells whether a model's text is one plain paragraph, without markup, links, addresses and phone numbers.
 *
 * @param text - The model's text.
 * @param maxLength - The longest text allowed, in UTF-16 units.
 * @returns True where it is.
 */
export function isPlainParagraph(text: string, maxLength: number): boolean {
  return text.trim().length > 0 && text.length <= maxLength && !unwanted.some((pattern) => pattern.test(text))
}

function numbersOf(text: string): string[] {
  const digits = text.replace(/(?<=\d),(?=\d{2,3}\b)/g, '').match(/\d+(?:\.\d+)?/g) ?? []
  const words = (text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => numberWords[word] ?? [])
  return [...digits, ...words]
}

let ordinary: ReadonlySet<string> | undefined

/** Words that the knowledge base writes in lower case are not names. */
function ordinaryWords(): ReadonlySet<string> {
  if (ordinary === undefined) {
    const texts = [...knowledge.skills.values()].flatMap((skill) => [
      skill.step,
      skill.description,
      skill.learn,
      skill.build,
      skill.check,
    ])
    const small = texts.flatMap((text) => text.match(/(?<![\p{L}\p{N}])\p{Ll}+(?![\p{L}\p{N}])/gu) ?? [])
    ordinary = new Set([...small, ...stopWords, ...Object.keys(numberWords)])
  }
  return ordinary
}

const always = new Set(['milepost', 'i', 'you', 'your'])

/** Words that look like names: with a capital (at a sentence's start only if no ordinary word), dots or digits. */
function namesOf(text: string): string[] {
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#]*(?:[.'’-][\p{L}\p{N}+#]+)*/gu)]
  return words.flatMap(({ 0: word, index }) => {
    const lower = word.replace(/['’](?:s|re|ll|ve|d|m|t)$/u, '').toLowerCase()
    if (always.has(lower) || /^\d/.test(word)) return []
    if (/\.[\p{L}]{2,}/u.test(word)) return [lower]
    if (!/\p{Lu}/u.test(word)) return []
    const opens = index === 0 || /[.!?:]\s*["'(]?$/u.test(text.slice(0, index))
    return opens && /^\p{Lu}[\p{Ll}'’-]*$/u.test(word) && ordinaryWords().has(lower) ? [] : [lower]
  })
}

/** Share of each sentence's terms that must be in what it rests on. */
const minSharedTerms = 0.3

/**
 * Tells whether a model's text says nothing beyond its basis: every number, every name and enough of each sentence's
 * other terms must be in it. Text in other scripts must be in it letter by letter.
 *
 * @param text - The model's text.
 * @param basis - What the text may rest on.
 * @returns True where it is grounded.
 */
export function isGroundedIn(text: string, basis: string): boolean {
  const lower = basis.toLowerCase()
  const numbers = new Set(numbersOf(basis))
  if (numbersOf(text).some((number) => !numbers.has(number))) return false
  const words = new Set(tokenize(lower).map(({ word }) => word))
  const isThere = (name: string) =>
    words.has(name) ||
    lower.includes(name) ||
    name.split('-').every((part) => words.has(part) || ordinaryWords().has(part))
  if (namesOf(text).some((name) => !isThere(name))) return false
  if ((text.match(/[^\p{Script=Latin}\p{Script=Common}]+/gu) ?? []).some((part) => !basis.includes(part))) return false
  const known = new Set(termsOf(basis))
  return text.split(/[.!?]\s+/).every((sentence) => {
    const terms = termsOf(sentence)
    return terms.length < 2 || terms.filter((term) => known.has(term)).length >= terms.length * minSharedTerms
  })
}

const negation = /\b(?:not|no|never|none|nothing|without|cannot)\b|n['’]t\b/i

/**
 * Tells whether a sentence denies what its facts say, or affirms what its only fact denies.
 *
 * @param text - A sentence of a model.
 * @param statements - The facts it cites.
 * @returns True where it contradicts them.
 */
export function contradictsFacts(text: string, statements: readonly string[]): boolean {
  const denied = statements.filter((statement) => negation.test(statement))
  if (negation.test(text)) return denied.length === 0
  return denied.length === 1 && statements.length === 1
}

/** Two texts do not share this many words in a row by chance. */
const minQuotedWords = 6

/**
 * Tells whether a text quotes from a secret one.
 *
 * @param text - The model's text.
 * @param secret - A text that must not be shown, such as a system prompt.
 * @returns True where a run of its words is in the text.
 */
export function quotesFrom(text: string, secret: string): boolean {
  const said = ` ${tokenize(text)
    .map(({ word }) => word)
    .join(' ')} `
  const words = tokenize(secret).map(({ word }) => word)
  return words.some(
    (_, index) =>
      index + minQuotedWords <= words.length &&
      said.includes(` ${words.slice(index, index + minQuotedWords).join(' ')} `),
  )
}
