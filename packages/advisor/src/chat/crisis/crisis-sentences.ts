import type { ChatSource } from '@milepost/contract/chat/schema'
import type { AdvisorSentence } from '#advisor.ts'
import { type HelpCountry, type HelpLine, helpLineFinder, helpLines } from '#chat/crisis/help-lines.ts'
import { fact, remark } from '#chat/sources.ts'

const finder: ChatSource = { kind: 'website', id: helpLineFinder, title: helpLineFinder }
const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

const phone = ({ name, number }: HelpLine): ChatSource => ({ kind: 'phone', id: number, title: name })

/**
 * Writes the answer to someone who may be in danger: short, with people to call, and without a question. Locale: 'en'.
 *
 * @param country - The country whose help lines are named. Null names the local emergency services and a list of all
 * countries.
 * @returns Sentences with sources.
 */
export function crisisSentences(country: HelpCountry | null): AdvisorSentence[] {
  const own = helpLines.filter((line) => line.country === country)
  const emergency = own.find(({ isEmergency }) => isEmergency)
  const lines = own.filter(({ isEmergency }) => !isEmergency)
  const languages = lines[0]?.languages ?? 'many'
  return [
    remark('I’m sorry that things are so hard right now, and I’m glad you told me.'),
    emergency === undefined
      ? remark('If you or someone else is hurt or in danger, call your local emergency services now.')
      : fact(
          `If you or someone else is hurt or in danger, call ${emergency.number} now (${emergency.name}).`,
          phone(emergency),
        ),
    ...lines.map((line) => fact(`You can call ${line.name} on ${line.number} (${line.purpose}).`, phone(line))),
    ...(lines.length === 0 ? [fact(`You can find a help line in your country at ${helpLineFinder}.`, finder)] : []),
    ...(lines.length > 1 && languages !== 'many'
      ? [remark(`They answer in ${list.format(languages.map((code) => languageNames.of(code) ?? code))}.`)]
      : []),
    remark('You don’t have to go through this alone, so please tell someone you trust as well.'),
  ]
}
