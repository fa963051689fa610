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

/** In: a model's text. Out: whether it is one plain paragraph of a fair length without markup, links, addresses and telephone numbers. */
export function isPlain(text: string, most: number): boolean {
  return text.trim().length > 0 && text.length <= most && !unwanted.some((pattern) => pattern.test(text))
}

function numbersOf(text: string): string[] {
  const digits = text.replace(/(?<=\d),(?=\d{2,3}\b)/g, '').match(/\d+(?:\.\d+)?/g) ?? []
  const words = (text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => numberWords[word] ?? [])
  return [...digits, ...words]
}

let ordinary: ReadonlySet<string> | undefined

/** Words that the knowledge base writes small: not names. */
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

/** Words that look like names: written with a capital (at the start only where no ordinary word), or with dots or digits in them. */
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

/** Least share of a sentence's telling words that what it rests on must hold. */
const minShared = 0.3

/**
 * In: a model's text and what it may rest on. Out: whether every number and every name in it stands there too, and enough of each
 * sentence's other words. Letters of other scripts must stand there as they are.
 */
export function restsOn(text: string, basis: string): boolean {
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
    return terms.length < 2 || terms.filter((term) => known.has(term)).length >= terms.length * minShared
  })
}

const negation = /\b(?:not|no|never|none|nothing|without|cannot)\b|n['’]t\b/i

/** In: a sentence and the statements it names. Out: whether it denies what they say, or says what the only one denies. */
export function turnsRound(text: string, statements: readonly string[]): boolean {
  const denied = statements.filter((statement) => negation.test(statement))
  if (negation.test(text)) return denied.length === 0
  return denied.length === 1 && statements.length === 1
}

/** Words in a row that no two texts share by chance. */
const telltale = 6

/** In: a model's text and a secret one. Out: whether a run of words of the secret one stands in it. */
export function repeats(text: string, secret: string): boolean {
  const said = ` ${tokenize(text)
    .map(({ word }) => word)
    .join(' ')} `
  const words = tokenize(secret).map(({ word }) => word)
  return words.some(
    (_, index) =>
      index + telltale <= words.length && said.includes(` ${words.slice(index, index + telltale).join(' ')} `),
  )
}
