import type { ChatSentence } from '#advisor.ts'
import { type HelpCountry, helpLineFinder, helpLines } from '#chat/crisis/help-lines.ts'
import { remark } from '#chat/sources.ts'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const list = new Intl.ListFormat('en', { type: 'conjunction' })

/**
 * Writes the answer to somebody who may be in danger: short, with people to call, and without a question. Locale: 'en'.
 *
 * @param country - The country whose help lines are named; null for the local emergency services and a list of all countries.
 */
export function crisisSentences(country: HelpCountry | null): ChatSentence[] {
  const own = helpLines.filter((line) => line.country === country)
  const emergency = own.find(({ isEmergency }) => isEmergency)
  const lines = own.filter(({ isEmergency }) => !isEmergency)
  const languages = lines[0]?.languages ?? 'many'
  return [
    'I’m sorry that things are so hard right now, and I’m glad you told me.',
    emergency === undefined
      ? 'If you or someone else is hurt or in danger, call your local emergency services now.'
      : `If you or someone else is hurt or in danger, call ${emergency.number} now (${emergency.name}).`,
    ...lines.map(({ name, number, purpose }) => `You can call ${name} on ${number} (${purpose}).`),
    ...(lines.length === 0 ? [`You can find a help line in your country at ${helpLineFinder}.`] : []),
    ...(lines.length > 1 && languages !== 'many'
      ? [`They answer in ${list.format(languages.map((code) => languageNames.of(code) ?? code))}.`]
      : []),
    'You don’t have to go through this alone, so please tell someone you trust as well.',
  ].map(remark)
}
