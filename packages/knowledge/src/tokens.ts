import { foldText } from '@milepost/contract/fold'

/** A word of a text with its position, in UTF-16 units of the text as given. */
export interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
}

const letters = String.raw`[\p{L}\p{M}\p{N}]+`
/** What may be inside a word without being read: what isn't seen, and the break of a line. */
const joint = String.raw`(?:\p{Cf}+|[-\u2010\u00ad]\r?\n[ \t]*(?=\p{Ll}))`
// Technology names keep their punctuation: c++, c#, a+, .net, node.js, att&ck.
const wordPattern = new RegExp(
  String.raw`\.net(?![\p{L}\p{N}])|${letters}(?:${joint}${letters})*(?:&[\p{L}]+)?` +
    String.raw`(?:\.(?:js|io|net|keras)(?![\p{L}\p{N}]))?(?:\+{1,2}(?![\p{L}\p{N}])|#)?`,
  'giu',
)

const otherThanPlain = /[^\x20-\x7e]/

/** Plural and singular count as one word: 'apis' as 'api'. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|js)$/.test(word)) return word
  return word.endsWith('ies') && word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

/**
 * Splits a text into words, folded and singular. Linear in the length of the text.
 *
 * @param text - Any text.
 * @returns The words with their positions.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(wordPattern)) {
    const lower = match[0].toLowerCase()
    const word = singular(otherThanPlain.test(lower) ? foldText(lower) : lower)
    tokens.push({ word, start: match.index, end: match.index + match[0].length })
  }
  return tokens
}
