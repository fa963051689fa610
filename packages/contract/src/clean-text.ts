/** Characters that no text needs: controls but tab and line breaks, halves of pairs, changes of direction, tags. */
const unwanted = /(?![\t-\r\u0080-\u009f])\p{Cc}|[\p{Cs}\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/gu

/**
 * Cleans a text that someone typed, pasted or imported: in Unicode's normal form C, without characters that no text needs.
 * The joiners U+200C and U+200D stay, which Tamil and Sinhala need, and U+FE0F, which emoji need.
 *
 * @param text - The text as it came.
 * @returns The text as it is stored. Cleaning it again changes nothing.
 */
export function cleanText(text: string): string {
  // Word processors break lines and pages by the other two.
  return text
    .replace(unwanted, '')
    .replace(/[\v\f]/g, '\n')
    .normalize('NFC')
}

const lineBreaks = /[\t\n\r\u0085\u2028\u2029]+/g
/** What a name could deceive by. U+200C and U+200D stay. */
const invisible = /[\p{Cc}\u061c\u200b\u200e\u200f\u2060\ufeff]/gu

/**
 * Cleans a text of one line, such as a name or a link: line breaks become spaces, and nothing invisible stays.
 *
 * @param text - The text as it came.
 * @returns The line, trimmed.
 */
export function cleanLine(text: string): string {
  return cleanText(text).replace(lineBreaks, ' ').replace(invisible, '').normalize('NFC').trim()
}
