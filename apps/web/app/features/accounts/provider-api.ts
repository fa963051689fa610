import type { SignInProvider } from '@milepost/contract/accounts/providers/limits'
import type { ExchangeReply, LinkReply } from '@milepost/contract/accounts/providers/schema'
import type { Endpoint } from '@milepost/contract/endpoints'
import { call, navigationAddress } from '#lib/api.ts'
import * as session from '#lib/session.ts'
import { beginJourney, type SignInJourney } from '#lib/sign-in-journey.ts'

const starts = { google: 'GET /auth/google', github: 'GET /auth/github' } as const satisfies Record<
  SignInProvider,
  Endpoint
>

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
  const exchange = call('POST /auth/exchange', { body: { token } }).then(
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
  return saveSession(await call('POST /auth/link', { body }))
}

/** Emails a link to the existing account's address. */
export async function emailProof(token: string): Promise<void> {
  await call('POST /auth/link/mail', { body: { token } })
}

/** Links the provider through the emailed link, and stores the session. */
export async function confirmByEmail(token: string): Promise<LinkReply> {
  return saveSession(await call('POST /auth/link/:token', { params: { token } }))
}
