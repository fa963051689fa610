/*
 * Takes out what would tell a language model who someone is. Locale: names and addresses as they are written in English, in Sri Lanka
 * and India.
 */

const capital = String.raw`\p{Lu}[\p{L}'’.-]*`
const fullName = String.raw`${capital}(?:[ \t]+${capital}){1,4}`
const personalLines = [
  'full name|name|address|permanent address|home|contact|gender|sex|marital status|civil status|nationality|religion',
  String.raw`nic(?: no\.?| number)?|passport(?: no\.?| number)?|referees?|references?`,
].join('|')
const road = 'road|rd|street|st|lane|mawatha|avenue|ave|place|gardens?|terrace|nagar|colony|marg|cross|veediya|junction'

const replacements: readonly (readonly [pattern: RegExp, by: string])[] = [
  [
    /\b(?:https?:\/\/|www\.)\S+|\b(?:[a-z0-9-]+\.)+(?:com|net|org|io|lk|in|me|dev|app|co|edu|gov)\b(?:\/\S*)?(?!@)/giu,
    '[link]',
  ],
  [/[^\s@<>"'()]+@[^\s@<>"'()]+/gu, '[email]'],
  [
    /\b(?:d\.?o\.?b\.?|date of birth|birth ?date|birthday|born(?: on| in)?)\b\s*[:–-]?\s*[^\n,;.]{2,30}/giu,
    '[birth date]',
  ],
  [/\b\d{9}[vx]\b|\b\d{12}\b/giu, '[number]'],
  [/\+?\(?\d[\d \t().-]{7,}\d/gu, '[number]'],
  [new RegExp(String.raw`^[ \t]*(?:${personalLines})[ \t]*[:–-].*$`, 'gimu'), '[personal]'],
  [
    new RegExp(
      String.raw`\b(?:no\.? ?)?\d{1,4}[a-z]?(?:/\d+[a-z]?)*,? (?:[\p{L}.]+ ){1,4}(?:${road})\b[^\n]{0,60}`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`\b(?:${capital} ){1,3}(?:Road|Rd|Street|St|Lane|Mawatha|Avenue|Place|Nagar|Colony|Marg)\b[^\n|;]{0,40}`,
      'gu',
    ),
    '[address]',
  ],
  [new RegExp(String.raw`\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Rev|Eng)\.? ${capital}(?:[ \t]+${capital}){0,3}`, 'gu'), '[name]'],
  [
    new RegExp(
      String.raw`\b([Mm]y name is|[Tt]his is|I am|I['’]m|[Cc]all me|[Rr]egards,?|[Ss]incerely,?)\s+${fullName}`,
      'gu',
    ),
    '$1 [name]',
  ],
  [/\b([Mm]y name is|[Cc]all me)\s+\p{L}+/gu, '$1 [name]'],
]

/** A pasted CV has so many lines, and a name in one of the first. */
const [minLines, linesWithName] = [5, 4]
const nameLine = new RegExp(String.raw`^\s*(?:${fullName}|\p{Lu}{2,}(?: \p{Lu}{1,}){1,4})\s*$`, 'u')

/**
 * Takes names, email and postal addresses, phone numbers, birth dates, gender and links out of a text.
 *
 * @param text - What a learner wrote or pasted.
 * @param ownNames - The learner's names.
 * @returns The text with marks such as '[name]' in their place.
 */
export function withoutPersonalData(text: string, ownNames: readonly string[]): string {
  const all = text.split('\n')
  const isPasted = all.length >= minLines
  const lines = all.map((line, at) => (isPasted && at < linesWithName && nameLine.test(line) ? '[name]' : line))
  const parts = ownNames.flatMap((name) => name.split(/\s+/)).filter((part) => part.length > 2)
  const own = parts.map((part) => part.replace(/[^\p{L}\p{M}\p{N}]/gu, '.'))
  const plain = replacements.reduce((said, [pattern, by]) => said.replace(pattern, by), lines.join('\n'))
  return own.length === 0
    ? plain
    : plain.replace(new RegExp(String.raw`(?<!\p{L})(?:${own.join('|')})(?!\p{L})`, 'giu'), '[name]')
}
