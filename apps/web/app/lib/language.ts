import {
  addressIn,
  type Language,
  languageCookie,
  languageCookieAge,
  languages,
  readAddress,
} from '@milepost/contract/languages'
import { pages } from '@milepost/contract/pages'
import { call } from '#lib/api.ts'
import { pageLanguage } from '#lib/i18n.ts'
import { currentSession } from '#lib/session.ts'

/*
 * The cookie says in which language the server sends pages that have one address in all languages. Another language is another
 * document, so that switching loads the page again.
 */

/**
 * Runs before the first press: who comes to a translated page, and has chosen no language, continues in its own. Inline, as
 * `appearanceScript` is.
 */
export const languageScript = [
  '{const l=document.documentElement.lang',
  "const s=location.protocol==='https:'?'; Secure':''",
  `if(l!=='en'&&!/(^|; )${languageCookie}=/.test(document.cookie))`,
  `document.cookie='${languageCookie}='+l+'; Max-Age=${languageCookieAge}; Path=/; SameSite=Lax'+s}`,
].join('\n')

/** The language that was chosen in this browser. */
export function chosenLanguage(): Language | undefined {
  const [, value] = new RegExp(`(?:^|; )${languageCookie}=(\\w+)`).exec(document.cookie) ?? []
  return languages.find((language) => language === value)
}

/** Pages with one address come in this language from now on. */
export function keepLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  saveCookie(document, `${languageCookie}=${language}; Max-Age=${languageCookieAge}; Path=/; SameSite=Lax${secure}`)
}

function saveCookie(jar: { cookie: string }, cookie: string) {
  jar.cookie = cookie
}

/** Someone who came to a translated page by its address continues in its language, unless an account says otherwise. */
export function keepLanguageOfAddress(): void {
  const language = readAddress(window.location.pathname)?.language ?? 'en'
  if (language !== 'en' && currentSession().user === null) keepLanguage(language)
}

/** Shows the page in another language, and has the account remember it. */
export async function switchLanguage(language: Language): Promise<void> {
  keepLanguage(language)
  const { user } = currentSession()
  const change = { params: { userId: user?.id ?? '' }, body: { language } }
  if (user !== null) await call('PUT /preferences/:userId', change).catch(() => undefined)
  await refreshOfflinePages().catch(() => undefined)
  const { pathname, search, hash } = window.location
  const english = readAddress(pathname)?.english
  if (english === undefined) window.location.reload()
  else window.location.assign(`${addressIn(language, english)}${search}${hash}`)
}

/** The service worker keeps two pages, in the language that they had when it was installed. Their texts it keeps when they load. */
async function refreshOfflinePages(): Promise<void> {
  if (!('caches' in window)) return
  for (const name of await caches.keys())
    if (name.startsWith('screens-')) await (await caches.open(name)).addAll([pages.dashboard, pages.roadmap])
}

const firstPath = typeof window === 'undefined' ? '' : window.location.pathname

/**
 * Whether a page's document is in another language than this one, so that it has to be loaded: staff's screens are in English, and
 * signing in may have brought another language. Not for the document that is already here, which would never end.
 */
export function isInOtherLanguage(path: string): boolean {
  if (typeof window === 'undefined' || path === firstPath) return false
  const isStaffs = /^\/(admin|institution)(\/|$)/.test(path) && path !== pages.institutionRequests
  return (isStaffs ? 'en' : (chosenLanguage() ?? 'en')) !== pageLanguage()
}
