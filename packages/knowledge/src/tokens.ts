/** A word of a text with its position, in UTF-16 units of the text as given. */
export interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
}

// Technology names keep their punctuation: c++, c#, a+, .net, node.js, att&ck.
const wordPattern =
  /\.net(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+(?:&[\p{L}]+)?(?:\.(?:js|io|net|keras)(?![\p{L}\p{N}]))?(?:\+{1,2}(?![\p{L}\p{N}])|#)?/giu

const otherThanAscii = /[^\0-\x7f]/

/** Plural and singular count as one word: 'apis' as 'api'. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|js)$/.test(word)) return word
  return word.endsWith('ies') && word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

/**
 * Splits a text into words, in lower case and singular. Linear in the length of the text.
 *
 * @param text - Any text.
 * @returns The words with their positions.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(wordPattern)) {
    const lower = match[0].toLowerCase()
    const word = singular(otherThanAscii.test(lower) ? lower.normalize('NFKC') : lower)
    tokens.push({ word, start: match.index, end: match.index + match[0].length })
  }
  return tokens
}
