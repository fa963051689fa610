import { pages } from '#pages.ts'

/** The languages that screens, emails and knowledge are shown in. English is the one that everything is written in. */
export const languages = ['en', 'ta', 'si'] as const
export type Language = (typeof languages)[number]

/** Each language as it calls itself. */
export const languageNames: Record<Language, string> = { en: 'English', ta: 'தமிழ்', si: 'සිංහල' }

/** What dates, numbers and lists are written by, with the digits that everyone here uses. */
export const languageLocales: Record<Language, string> = { en: 'en-GB', ta: 'ta-LK-u-nu-latn', si: 'si-LK-u-nu-latn' }

/** Holds the language that someone chose, for pages that have one address in all of them. Scripts set it too. */
export const languageCookie = 'language'
/** Seconds. */
export const languageCookieAge = 365 * 24 * 60 * 60

/** Pages that have an address in each language, so that search engines find them. */
const pagesInEachLanguage = [
  pages.home,
  pages.publicCareers,
  pages.publicCareer,
  pages.guides,
  pages.guide,
  pages.sources,
  pages.help,
  pages.helpTopic,
  pages.plans,
  pages.institutionRequests,
  pages.privacy,
  pages.terms,
  pages.contact,
  pages.verify,
  pages.test,
] as const

/** What the addresses of a language's pages begin with. */
export function prefixOf(language: Language): string {
  return language === 'en' ? '' : `/${language}`
}

/** The language that a cookie or a setting names; English for anything else. */
export function readLanguage(value: unknown): Language {
  return languages.find((language) => language === value) ?? 'en'
}

const inEachLanguage = new RegExp(
  `^(?:${pagesInEachLanguage.map((page) => page.replace(/:\w+/g, '[^/?#]+')).join('|')})(?=$|[?#])`,
)

/** An English page's address in a language. A page that has one address keeps it. */
export function addressIn(language: Language, address: string): string {
  if (language === 'en' || !inEachLanguage.test(address)) return address
  return prefixOf(language) + address.replace(/^\/(?=$|[?#])/, '')
}

/** The language that an address names, and the same page's address in English. Null where the page has one address in all. */
export function readAddress(address: string): { readonly language: Language; readonly english: string } | null {
  const [, prefix, rest = ''] = /^\/(ta|si)(?=$|[/?#])(.*)$/.exec(address) ?? []
  const english =
    prefix === undefined ? address.replace(/(.)\/(?=$|[?#])/, '$1') : `/${rest.replace(/^\/|\/(?=$|[?#])/g, '')}`
  return inEachLanguage.test(english) ? { language: readLanguage(prefix), english } : null
}
