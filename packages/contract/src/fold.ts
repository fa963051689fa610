/** A hyphen or soft hyphen where a document broke a word at the end of a line. */
const brokenWord = /(?<=\p{L}\p{M}*)[-\u00ad\u2010]\r?\n[ \t]*(?=\p{Ll})/gu
/** What isn't seen: joiners, soft hyphens, direction marks, variation selectors, tags, lone surrogates. */
const invisible = /[\p{Cf}\p{Cs}]|[\ufe00-\ufe0f]/gu
/** Accents of Latin, Greek and Cyrillic letters. The vowel signs of Tamil and Sinhala are marks too, and stay. */
const accents = /[\u0300-\u036f]/g
const apostrophes = /[\u2018\u2019\u201b\u02bb\u02bc\u02b9\u0060\u00b4\u2032\uff07]/g
/** Letters that Unicode doesn't take apart. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
}
const otherLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')
const otherThanPlain = /[^\t\n\r\x20-\x5f\x61-\x7e]/

/**
 * Makes the copy of a text that is searched and compared, never shown: in lower case, without accents, ligatures, full
 * width and invisible characters, with the words joined that a document broke at a line's end.
 *
 * @param text - Any text.
 * @returns The copy. Folding it again changes nothing.
 */
export function foldText(text: string): string {
  const joined = text.includes('\n') ? text.replace(brokenWord, '') : text
  if (!otherThanPlain.test(joined)) return joined.toLowerCase()
  return joined
    .replace(apostrophes, "'")
    .replace(invisible, '')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(accents, '')
    .replace(otherLetters, (letter) => letters[letter] ?? letter)
    .normalize('NFC')
}

/** Names of the trade keep their signs. */
const word = /\.net(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:[cf]#|c\+\+)|[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}\p{N}]+)*/gu
/** A vowel takes the place of the last sign when an ending is written to a word of Tamil or Sinhala. */
const lastVirama = /[\u0bcd\u0dca]$/
const spelledOut: Readonly<Record<string, readonly string[]>> = {
  '.net': ['dotnet', 'net'],
  'c#': ['csharp', 'c'],
  'f#': ['fsharp', 'f'],
  'c++': ['cplusplus', 'c'],
}

/** A folded word with where it ends in the folded text. */
interface PlacedWord {
  readonly word: string
  readonly end: number
}

/**
 * Splits a folded text into words. Other signs separate them, but not an apostrophe: "o'neil" is one word.
 *
 * @param folded - A text as `foldText` returns it.
 * @returns The words with their ends.
 */
export function placeWords(folded: string): PlacedWord[] {
  return [...folded.matchAll(word)].map(({ 0: match, index }) => ({ word: match, end: index + match.length }))
}

/**
 * Splits a text into folded words.
 *
 * @param text - Any text.
 * @returns The words.
 */
export function foldedWords(text: string): string[] {
  return placeWords(foldText(text)).map((placed) => placed.word)
}

/**
 * Lists the forms by which a folded word is found: "o'neil" as 'oneil', 'o' and 'neil', and '.net' as 'dotnet' and 'net'.
 *
 * @param folded - One of `foldedWords`.
 * @returns The forms, the whole word first.
 */
export function formsOf(folded: string): readonly [string, ...string[]] {
  const [whole, ...parts] = spelledOut[folded] ?? []
  if (whole !== undefined) return [whole, ...parts]
  return folded.includes("'") ? [folded.replaceAll("'", ''), ...folded.split("'")] : [folded]
}

/**
 * Leaves out what changes at a word's end in Tamil and Sinhala when an ending follows.
 *
 * @param folded - A folded word.
 * @returns What words that continue it begin with.
 */
export function beginningOf(folded: string): string {
  return folded.replace(lastVirama, '')
}

/**
 * Tells whether a text has all words of a search, each at least as the beginning of a word, however both are written.
 *
 * @param text - The text, such as a name in a list.
 * @param search - What was typed.
 * @returns Whether it has them; true without words.
 */
export function hasFoldedWords(text: string, search: string): boolean {
  const own = foldedWords(text).flatMap(formsOf)
  return foldedWords(search).every((typed) => own.some((each) => each.startsWith(formsOf(typed)[0])))
}
