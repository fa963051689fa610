import { i18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'

/*
 * At module level, so that prerendering finds the texts. English is in the code beside its ids and is compiled where
 * it is shown. A further language is a catalogue that was compiled before, loaded whole.
 */
/** The reader's own form of English, such as 'en-IN': days, numbers and lists are written as it is usual there. */
export const formatLocale = chooseFormatLocale(typeof document === 'undefined' ? [] : navigator.languages)

i18n.setMessagesCompiler(compileMessage)
i18n.loadAndActivate({ locale: 'en', locales: [formatLocale], messages: {} })

export { i18n }

/** The first English with a region that the browser knows; for any other, as in Sri Lanka, the day comes before the month. */
export function chooseFormatLocale(preferred: readonly string[]): string {
  const known = preferred
    // A browser may report what is no language tag, such as 'en-US@posix', for which 'Intl' throws.
    .filter((tag) => /^en-[A-Z]{2}$/.test(tag))
    .map((tag) => new Intl.DateTimeFormat(tag).resolvedOptions().locale)
  return known.find((tag) => tag !== 'en') ?? 'en-GB'
}
