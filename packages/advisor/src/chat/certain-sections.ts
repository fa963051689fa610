import { phrases } from '#text/patterns.ts'

/* Sections of help by words that mean nothing else, whatever kind a question looks like. Locale: 'en'. */

const certainSections: readonly (readonly [string, RegExp])[] = [
  [
    'courses#enrolling',
    phrases`
      (?:accepted|approved|rejected|selected)\b.{0,20}\b(?:courses?|application)
      (?:courses?|application)\b.{0,20}\b(?:accepted|approved|rejected|answered|status)
      money back\b.{0,30}\bcourse
    `,
  ],
  ['courses#material', phrases`steps?\b.{0,24}\bfor free|free\b.{0,10}\bsteps`],
  ['progress#marking', phrases`see\b.{0,12}\b(?:finished|done|completed) steps?`],
  ['plans#paid', phrases`(?:costs?|prices?)\b.{0,20}\b(?:each |the |paid )?plans?|plans? (?:costs?|prices?)`],
  [
    'roadmap#known-skills',
    phrases`(?:tell|show|let) (?:you|it|milepost|the (?:roadmap|system)) (?:know )?that i (?:already )?know`,
  ],
  [
    'account#download',
    phrases`(?:get|have|receive|request|obtain|take) (?:a copy of )?(?:all )?my data|copy of (?:\w+ ){1,5}about me`,
  ],
  [
    'account#settings',
    phrases`
      (?:turn off|switch off|disable|stop|unsubscribe|fewer|less|no more) (?:\w+ ){0,3}(?:e-?mails?|mails?|notifications?|reminders?)
    `,
  ],
  [
    'account#language',
    phrases`
      (?:change|switch|set|select)\b.{0,12}\blanguage of (?:the )?(?:site|app|website|milepost|screens?)
      (?:site|app|website|milepost|screens?|interface) (?:\w+ ){0,2}in (?:tamil|sinhala|my language)
    `,
  ],
  [
    'progress#kept',
    phrases`(?:use|open|run|access|works?) (?:\w+ ){0,4}(?:on|in|from|with) (?:my |a |the )?(?:phone|mobile|tablet|android|iphone)`,
  ],
]

/**
 * Finds the section of help that a question can only mean.
 *
 * @param text - The question's words.
 * @returns The section's address, or undefined.
 */
export function findCertainSection(text: string): string | undefined {
  return certainSections.find(([, pattern]) => pattern.test(text))?.[0]
}
