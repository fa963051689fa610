import { languages } from '@milepost/contract/languages'
import { translate } from '@milepost/knowledge'
import { intents } from '#knowledge/knowledge.ts'

interface SuggestedQuestion {
  readonly english: string
  readonly pattern: RegExp
}

/** Questions that are offered in other languages, with what stands for their gaps. */
const suggested: readonly SuggestedQuestion[] = intents.flatMap(({ ask }) => {
  if (ask === undefined) return []
  const translations = languages.map((language) => translate(ask, language)).filter((text) => text !== ask)
  return translations.map((text) => ({ english: ask, pattern: new RegExp(`^${escaped(text)}$`, 'u') }))
})

function escaped(text: string): string {
  return text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+)')
}

/**
 * Reads a question as it is suggested in Tamil or Sinhala.
 *
 * @param typed - A message.
 * @returns The question in English, or null for any other.
 */
export function readSuggested(typed: string): string | null {
  for (const { english, pattern } of suggested) {
    const found = pattern.exec(typed.trim())
    if (found !== null) return english.replace(/\{(\w+)\}/g, (_, name: string) => found.groups?.[name] ?? '')
  }
  return null
}
