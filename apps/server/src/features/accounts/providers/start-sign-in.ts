import type { SignInProblem, SignInProvider } from '@milepost/contract/accounts/providers/limits'
import { pages } from '@milepost/contract/pages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as library from 'openid-client'
import type { Context } from '#context.ts'
import { bindBrowser } from '#features/accounts/providers/binding.ts'
import type { Providers } from '#features/accounts/providers/open-providers.ts'
import type { ProviderClient } from '#features/accounts/providers/provider-client.ts'
import { hasIdentity, insertSignIn } from '#features/accounts/providers/repository.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'
import { digestOf, newSecret } from '#lib/secrets.ts'

const startLifetime = 10 * 60 * 1000

/** A browser's navigation and its reply. */
export interface Visit {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Redirects the browser to a provider, or to sign-in with the reason if that fails. */
export async function startSignIn(
  ctx: Context,
  providers: Providers,
  provider: SignInProvider,
  visit: Visit,
): Promise<undefined> {
  const client = providers.client(provider)
  if (client === null) return leadToSignIn(visit.reply, 'off')
  try {
    const address = await begin(ctx, client, provider, visit, null)
    visit.reply.header('location', address)
  } catch (error) {
    logFailure(ctx, provider, error)
    return leadToSignIn(visit.reply, 'failed')
  }
}

/**
 * Starts reauthentication with a linked provider.
 * @returns the address to open
 * @throws {AppError} 'service_off'; 'not_found' if the provider is not linked; 'unavailable' if it does not respond
 */
export async function startReauthentication(
  ctx: SignedInContext,
  providers: Providers,
  provider: SignInProvider,
  visit: Visit,
): Promise<{ url: string }> {
  const client = providers.client(provider)
  if (client === null) throw new AppError('service_off')
  if (!(await hasIdentity(ctx.db, ctx.actor.id, provider))) throw new AppError('not_found')
  try {
    return { url: await begin(ctx, client, provider, visit, ctx.actor.sessionId) }
  } catch (error) {
    logFailure(ctx, provider, error)
    throw new AppError('unavailable', { retryAfter: 5 })
  }
}

async function begin(
  ctx: Context,
  client: ProviderClient,
  provider: SignInProvider,
  { request, reply }: Visit,
  sessionId: string | null,
): Promise<string> {
  const origin = ctx.originFor(request.headers.host)
  const attempt = {
    redirectUri: `${origin}/api/auth/${provider}/callback`,
    state: newSecret(),
    codeVerifier: library.randomPKCECodeVerifier(),
    nonce: library.randomNonce(),
    fresh: sessionId !== null,
  }
  const address = await client.authorizationAddress(attempt)
  const now = ctx.clock()
  await insertSignIn(ctx.db, {
    provider,
    purpose: sessionId === null ? 'sign_in' : 'reauthenticate',
    secretHash: digestOf(attempt.state),
    bindingHash: bindBrowser(ctx, request, reply),
    stage: 'started',
    codeVerifier: attempt.codeVerifier,
    nonce: attempt.nonce,
    redirectUri: attempt.redirectUri,
    sessionId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + startLifetime),
  })
  // A sandbox is part of this server, at the product's own address.
  const own = ctx.config.services[provider].mode === 'sandbox'
  return own ? `${origin}${address.pathname}${address.search}` : address.href
}

export function leadToSignIn(reply: FastifyReply, problem: SignInProblem): undefined {
  reply.header('location', `${pages.login}?problem=${problem}`)
}

/** Logs what went wrong with a provider, without its messages, which may repeat codes and tokens. */
export function logFailure(ctx: Context, provider: SignInProvider, error: unknown): void {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined
  const reason = [error, cause].flatMap((each) => {
    if (!(each instanceof Error)) return []
    return [each.name, ...('code' in each && typeof each.code === 'string' ? [each.code] : [])]
  })
  ctx.log.warn({ provider, reason }, 'sign-in by a provider failed')
}
