import { i18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'

/*
 * At module level, so that prerendering finds the texts. English is in the code beside its ids and is compiled where
 * it is shown. A further language is a catalogue that was compiled before, loaded whole.
 */

const preferred = typeof document === 'undefined' ? [] : navigator.languages
i18n.setMessagesCompiler(compileMessage)
i18n.loadAndActivate({ locale: 'en', locales: [preferred.find(isRegionalEnglish) ?? 'en-GB'], messages: {} })

export { i18n }

let chosen: string | undefined

/**
 * The reader's own form of English, such as 'en-IN': days, numbers and lists are written as it is usual there. Looked up when it
 * is first needed: the browser takes long to load its tables, and many pages write no date.
 */
export function formatLocale(): string {
  chosen ??= chooseFormatLocale(preferred)
  return chosen
}

/** The first English with a region that the browser knows; for any other, as in Sri Lanka, the day comes before the month. */
export function chooseFormatLocale(languages: readonly string[]): string {
  const known = languages.filter(isRegionalEnglish).map((tag) => new Intl.DateTimeFormat(tag).resolvedOptions().locale)
  return known.find((tag) => tag !== 'en') ?? 'en-GB'
}

/** A browser may report what is no language tag, such as 'en-US@posix', for which 'Intl' throws. */
function isRegionalEnglish(tag: string): boolean {
  return /^en-[A-Z]{2}$/.test(tag)
}
