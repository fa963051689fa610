import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#context.ts'
import { findPreferences, upsertPreferences } from '#features/preferences/repository.ts'
import { hasChosenLanguage, languageOf, setLanguageCookie } from '#http/request-language.ts'

/**
 * Brings the languages of an account and of the browser that signs in to it together: what was chosen in the account wins, and
 * what a visitor chose becomes the account's.
 */
export async function settleLanguage(
  tx: Context,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { language } = await findPreferences(tx.db, userId)
  if (language !== null) setLanguageCookie(tx, reply, language)
  else if (hasChosenLanguage(request))
    await upsertPreferences(tx.db, userId, { language: languageOf(request) }, tx.clock())
}
