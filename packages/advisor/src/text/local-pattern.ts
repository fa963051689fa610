/** Spellings of one sound in Latin letters, which people choose freely. Longer ones come first. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/zh/g, 'l'],
  [/oo/g, 'u'],
  [/ee/g, 'i'],
  [/ch|sh/g, 's'],
  [/(?:t|d)h?/g, 't'],
  [/(?:k|g)h?/g, 'k'],
  [/w/g, 'v'],
  [/([a-z])\1+/g, '$1'],
]

/**
 * Writes the sounds of Tamil and Sinhala in Latin letters in one way, so that 'saaganum' and 'sakanum' are the same word.
 *
 * @param text - Text in lower case. Other scripts stay as they are, but for invisible joiners.
 * @returns The text to compare.
 */
export function foldSpelling(text: string): string {
  return spellings.reduce(
    (folded, [pattern, one]) => folded.replace(pattern, one),
    text.replace(/[\u200b-\u200d]/g, ''),
  )
}

const letter = String.raw`[\p{L}\p{M}]`

function sourceOf(phrase: string): string {
  const [gapped = '', ...rest] = phrase.split(/(?<= )\{up to (\d+) words\} /)
  const source = rest.reduce(
    (before, part, at) => before + (at % 2 === 0 ? `(?:[^ ]+ ){0,${part}}?` : foldSpelling(part)),
    foldSpelling(gapped),
  )
  // Endings are written to the word in these scripts.
  const isOpen = source.endsWith('*') || /[^a-z]$/.test(source.replace(/[()|? ]+$/, ''))
  return `(?:${source.replace(/ ?\*$/, '')})${isOpen ? '' : `(?!${letter})`}`
}

/**
 * Makes a pattern of phrases in Tamil and Sinhala, in their scripts or in Latin letters. '(a|b)' is one of several, '?' makes the
 * letter or group before it optional, '*' at the end allows any ending in Latin letters, '{up to 3 words} ' is a gap.
 *
 * @param phrases - The phrases.
 * @returns A pattern for text that `foldSpelling` has written.
 * @throws SyntaxError where a phrase cannot be read.
 */
export function localPattern(phrases: readonly string[]): RegExp {
  return new RegExp(`(?<!${letter})(?:${phrases.map(sourceOf).join('|')})`, 'u')
}
