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
 * Exchanges the return screen's code once, however often it is called, and stores the session. Only a call without an
 * answer may be repeated.
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

/** Links the provider to an existing account by its password, and stores the session. */
export async function linkByPassword(body: { token: string; password: string }): Promise<LinkReply> {
  return saveSession(await call(linkProvider, { body }))
}

/** Emails a link to the existing account's address. */
export async function mailProof(token: string): Promise<void> {
  await call(mailLinkProof, { body: { token } })
}

const confirmations = new Map<string, Promise<LinkReply>>()

/** Links the provider through the emailed link, once however often it is called, and stores the session. */
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
