import type { ChatSource } from '@milepost/contract/chat/schema'
import { currentLanguage } from '@milepost/knowledge'
import type { AdvisorSentence } from '#advisor.ts'
import { type HelpCountry, type HelpLine, helpLineFinder, helpLines } from '#assistant/crisis/help-lines.ts'
import { formatList } from '#assistant/formats.ts'
import { remark, say, textOf } from '#assistant/sentences.ts'

const finder: ChatSource = { kind: 'website', id: helpLineFinder, title: helpLineFinder }

const phone = ({ name, number }: HelpLine): ChatSource => ({ kind: 'phone', id: number, title: name })

/**
 * Writes the answer to someone who may be in danger: short, with people to call, and without a question.
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
  const languageNames = new Intl.DisplayNames(currentLanguage(), { type: 'language' })
  return [
    remark('crisis.glad-you-told'),
    emergency === undefined
      ? remark('crisis.emergency-services')
      : say('crisis.emergency', { number: emergency.number, name: emergency.name }, phone(emergency)),
    ...lines.map((line) =>
      say(
        'crisis.line',
        { name: line.name, number: line.number, purpose: textOf(`crisis.${line.purpose}`) },
        phone(line),
      ),
    ),
    ...(lines.length === 0 ? [say('crisis.finder', { finder: helpLineFinder }, finder)] : []),
    ...(lines.length > 1 && languages !== 'many'
      ? [
          remark('crisis.languages', {
            languages: formatList(languages.map((code) => languageNames.of(code) ?? code)),
          }),
        ]
      : []),
    remark('crisis.not-alone'),
  ]
}
