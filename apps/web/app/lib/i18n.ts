import { i18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { type Language, languageLocales, readLanguage } from '@milepost/contract/languages'

/*
 * At module level, so that prerendering finds the texts. English is in the code, and each text is compiled where it is shown. In
 * another language its English is the key of its translation (decision 0111).
 */

const preferred = typeof document === 'undefined' ? [] : navigator.languages
let translations: Readonly<Record<string, string>> = {}
let isReviewed = true
let chosen: string | undefined
i18n.setMessagesCompiler((message) => compileMessage(translations[message] ?? message))
showTexts(typeof document === 'undefined' ? 'en' : readLanguage(document.documentElement.lang), [])

/** For what is shown in English too. */
export const englishI18n = setupI18n({ locale: 'en', messages: { en: {} } })
englishI18n.setMessagesCompiler(compileMessage)

export { i18n }

/** What translators wrote, as it lies in locales/: English → translation, and the native reader who has read it. */
export interface Translations {
  readonly reviewedBy: string | null
  readonly texts: Readonly<Record<string, string>>
}

/** Shows texts in a language. */
export function showTexts(language: Language, files: readonly Translations[]): void {
  translations = {}
  isReviewed = true
  for (const file of files) addTexts(file)
  chosen = undefined
  const english = preferred.find(isRegionalEnglish) ?? 'en-GB'
  i18n.loadAndActivate({
    locale: language,
    locales: [language === 'en' ? english : languageLocales[language]],
    messages: {},
  })
}

/** Adds the texts of another part of the application. */
export function addTexts({ reviewedBy, texts }: Translations): void {
  translations = { ...translations, ...texts }
  if (reviewedBy === null) isReviewed = false
}

/** Whether this page shows translations that no native reader has read yet. */
export function isFirstTranslation(): boolean {
  return !isReviewed
}

/** The language of a text of knowledge or of people, where it isn't the page's. */
export function langOf(text: string): 'en' | undefined {
  const script = { en: /^/, ta: /[\u0B80-\u0BFF]/, si: /[\u0D80-\u0DFF]/ }[pageLanguage()]
  return script.test(text) ? undefined : 'en'
}

/** The language of the page. Another one is another document. */
export function pageLanguage(): Language {
  return readLanguage(i18n.locale)
}

/** Whether a text is shown in English because it has no translation. */
export function isUntranslated(message: string): boolean {
  return i18n.locale !== 'en' && translations[message] === undefined
}

/**
 * The reader's own form of English, such as 'en-IN': days, numbers and lists are written as it is usual there. Looked up when it
 * is first needed: the browser takes long to load its tables, and many pages write no date.
 */
export function formatLocale(): string {
  const language = pageLanguage()
  chosen ??= language === 'en' ? chooseFormatLocale(preferred) : languageLocales[language]
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
