import {
  confirmLink,
  type ExchangeReply,
  exchangeSignInCode,
  type LinkReply,
  linkProvider,
  mailLinkProof,
  type SignInProvider,
  startGithub,
  startGoogle,
} from '@milepost/contract/accounts'
import { call, navigationAddress } from '#lib/api.ts'
import * as session from '#lib/session.ts'
import { beginJourney, type SignInJourney } from '#lib/sign-in-journey.ts'

const starts = { google: startGoogle, github: startGithub } as const satisfies Record<SignInProvider, unknown>

/** Leaves the product for a provider; the way back leads to the return screen. */
export function leaveFor(journey: SignInJourney): void {
  beginJourney(journey)
  window.location.assign(navigationAddress(starts[journey.provider]))
}

const exchanges = new Map<string, Promise<ExchangeReply>>()

/**
 * Hands the return screen's code in, once however often it is asked for, and keeps the session it opens. Only without an answer may
 * the same code be tried again. Errors: ApiError.
 */
export function exchangeCode(token: string): Promise<ExchangeReply> {
  const present = exchanges.get(token)
  if (present !== undefined) return present
  const exchange = call(exchangeSignInCode, { body: { token } }).then(
    (reply) => {
      if (reply.result === 'signed-in') session.signIn({ user: reply.user, token: reply.token })
      return reply
    },
    (error: unknown) => {
      exchanges.delete(token)
      throw error
    },
  )
  exchanges.set(token, exchange)
  return exchange
}

function saveSession(reply: LinkReply): LinkReply {
  session.signIn({ user: reply.user, token: reply.token })
  return reply
}

/** Completes a sign-in to an existing account with its password, and keeps the session. Errors: ApiError. */
export async function linkByPassword(body: { token: string; password: string }): Promise<LinkReply> {
  return saveSession(await call(linkProvider, { body }))
}

/** Has a link mailed to the existing account's address. Errors: ApiError. */
export async function mailProof(token: string): Promise<void> {
  await call(mailLinkProof, { body: { token } })
}

const confirmations = new Map<string, Promise<LinkReply>>()

/** Completes a sign-in by the mailed link, once however often it is asked for, and keeps the session. Errors: ApiError. */
export function confirmByMail(token: string): Promise<LinkReply> {
  const present = confirmations.get(token)
  if (present !== undefined) return present
  const confirmation = call(confirmLink, { params: { token } }).then(saveSession, (error: unknown) => {
    confirmations.delete(token)
    throw error
  })
  confirmations.set(token, confirmation)
  return confirmation
}
