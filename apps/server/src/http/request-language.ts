import { type Language, languageCookie, languageCookieAge, readLanguage } from '@milepost/contract/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '#context.ts'
import { cookieOptions } from '#http/cookies.ts'

/** The language that the browser's cookie names; English without one. */
export function languageOf({ cookies }: Pick<FastifyRequest, 'cookies'>): Language {
  // Not there for an address that the router can't parse.
  return readLanguage(cookies?.[languageCookie])
}

/** Whether someone has chosen a language in this browser, be it English. */
export function hasChosenLanguage({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean {
  return cookies[languageCookie] !== undefined
}

/** Remembers a language in the browser, where its pages also read and change it. */
export function setLanguageCookie(ctx: Dependencies, reply: FastifyReply, language: Language): void {
  reply.setCookie(languageCookie, language, { ...cookieOptions(ctx), httpOnly: false, maxAge: languageCookieAge })
}
