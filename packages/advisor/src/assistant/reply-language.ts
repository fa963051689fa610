import type { Language } from '@milepost/contract/languages'
import { localLanguageOf, readMessage } from '#assistant/message.ts'

/**
 * Tells in which language a message is answered: its own.
 *
 * @param typed - The message.
 * @returns Its language, also of Tamil and Sinhala in Latin letters. English for any other.
 */
export function replyLanguage(typed: string): Language {
  return localLanguageOf(readMessage(typed)) ?? 'en'
}
