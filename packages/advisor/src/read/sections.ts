import { anyOf } from '#text/patterns.ts'

/** What a heading says of what stands under it. */
export type HeadingRule = 'has' | 'wants' | 'lacks' | 'mentions'

/** A part of a text under a heading, in UTF-16 units; the heading's words belong to no section. */
export interface Section {
  readonly start: number
  readonly end: number
  readonly rule: HeadingRule
}

/** The first that fits decides: 'Skills not yet learned' are lacking. */
const rules: readonly (readonly [HeadingRule, RegExp])[] = [
  [
    'lacks',
    /\b(?:not yet|not know|(?:don.?t|do not|dont) know|can.?t|cannot|never|no (?:experience|knowledge|idea)|missing|gaps?|weak(?:ness(?:es)?)?|lack(?:ing)?|unfamiliar)\b/i,
  ],
  ['mentions', /\b(?:hobb(?:y|ies)|(?:free|spare) time|pets?|sports?|referees?|references?|family|mother tongue)\b/i],
  [
    'wants',
    /\b(?:to (?:learn|study|improve)|(?:learn|learning|study) (?:next|soon|goals?|plan|list)|next|want(?:ed)?|wish(?:list|es)?|plan(?:s|ned)?|interested in|future|later|dreams?)\b/i,
  ],
  [
    'has',
    new RegExp(
      anyOf`
        ^(?:(?:my|key|core|main|technical|tech|professional|it|soft|work|other|current) )*(?:skills?|tools?|stack|technolog(?:y|ies))\b
        ^(?:(?:my|work|other|current|main) )*(?:languages?|experience|projects?|i (?:know|use|can)|know|certific\w+|certs?)\b
      `,
      'i',
    ),
  ],
]

/** A few words before a colon, where a line or a sentence begins. */
const heading = /(?:^|[\n\r]|[.!?;]\s)[ \t•*–-]*([\p{L}\p{M}'’/& ]{3,40}?)[ \t]*:/gu
const sentenceEnd = /[.!?](?:\s|$)|[\n\r]/
const blankLine = /\n[ \t]*\n/

/**
 * Finds the headings that rule their lists: 'Skills to learn next: Python, SQL. Hobbies: watching snakes'. One with words behind it
 * rules its sentence, one that is a whole line rules the lines down to an empty one or the next heading.
 *
 * @param text - Any text.
 * @returns The ruled parts, in the order of the text.
 */
export function sectionsOf(text: string): Section[] {
  const found = [...text.matchAll(heading)].flatMap((match) => {
    const words = match[1] ?? ''
    const rule = rules.find(([, pattern]) => pattern.test(words))?.[0]
    return rule === undefined ? [] : [{ rule, at: match.index, start: match.index + match[0].length }]
  })
  return found.map(({ rule, start }, index) => {
    const next = found[index + 1]?.at ?? text.length
    const rest = text.slice(start, next)
    const isWholeLine = /^[ \t]*[\n\r]/.test(rest)
    const stop = isWholeLine ? rest.slice(1).search(blankLine) + 1 : rest.search(sentenceEnd)
    return { rule, start, end: start + (stop <= 0 ? rest.length : stop) }
  })
}
