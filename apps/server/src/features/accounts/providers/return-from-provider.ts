import type { SignInProvider } from '@milepost/contract/accounts/providers/limits'
import { cleanLine } from '@milepost/contract/clean-text'
import { pages } from '@milepost/contract/pages'
import type { Context } from '#context.ts'
import { bindingOf } from '#features/accounts/providers/binding.ts'
import { decideAccount, type Identified, readAddress } from '#features/accounts/providers/decide.ts'
import type { Providers } from '#features/accounts/providers/open-providers.ts'
import type { ProviderClient } from '#features/accounts/providers/provider-client.ts'
import { insertSignIn, type SignInRow, takeSignIn } from '#features/accounts/providers/repository.ts'
import { leadToSignIn, logFailure, type Visit } from '#features/accounts/providers/start-sign-in.ts'
import { recordLogin } from '#features/login-logs/index.ts'
import { digestOf, newSecret } from '#lib/secrets.ts'

const codeLifetime = 60 * 1000

interface Returned {
  readonly code?: string | undefined
  readonly state?: string | undefined
  readonly error?: string | undefined
  readonly iss?: string | undefined
}

type ProviderIdentity = Identified & { readonly name: string | null }

/**
 * Handles the redirect back from a provider: fetches the identity and redirects to the return screen with a one-time
 * code, or to sign-in with the reason. The state is consumed first.
 */
export async function returnFromProvider(
  ctx: Context,
  providers: Providers,
  provider: SignInProvider,
  returned: Returned,
  { request, reply }: Visit,
): Promise<undefined> {
  const client = providers.client(provider)
  if (client === null) return leadToSignIn(reply, 'off')
  const bindingHash = bindingOf(ctx, request)
  if (bindingHash === null || returned.state === undefined) return leadToSignIn(reply, 'expired')
  const key = { secretHash: digestOf(returned.state), bindingHash, stage: 'started', now: ctx.clock() } as const
  const started = await takeSignIn(ctx.db, key, provider)
  if (started === undefined) return leadToSignIn(reply, 'expired')
  if (returned.error !== undefined) {
    return leadToSignIn(reply, returned.error === 'access_denied' ? 'refused' : 'failed')
  }
  const profile = await readProfile(ctx, client, started, returned)
  if (profile === null) return leadToSignIn(reply, 'failed')
  if (started.purpose === 'sign_in') {
    const decision = await decideAccount(ctx, profile)
    if (decision.kind === 'problem') {
      const { user, problem } = decision
      if (user !== null) {
        await recordLogin(ctx, { email: user.email, status: 'failed', method: provider, account: user })
      }
      return leadToSignIn(reply, problem)
    }
  }
  const code = newSecret()
  const now = ctx.clock()
  const { id: _, ...signIn } = started
  await insertSignIn(ctx.db, {
    ...signIn,
    ...profile,
    stage: 'returned',
    secretHash: digestOf(code),
    codeVerifier: '',
    nonce: '',
    createdAt: now,
    expiresAt: new Date(now.getTime() + codeLifetime),
  })
  reply.header('location', `${pages.signInReturn}?token=${code}`)
}

/** @returns the identity; null if the provider's reply is not conclusive */
async function readProfile(
  ctx: Context,
  client: ProviderClient,
  { provider, codeVerifier, nonce, redirectUri, purpose }: SignInRow,
  { code, state = '', iss }: Returned,
): Promise<ProviderIdentity | null> {
  try {
    const attempt = { redirectUri, state, codeVerifier, nonce, fresh: purpose === 'reauthenticate' }
    const given = { state, ...(code !== undefined && { code }), ...(iss !== undefined && { iss }) }
    const profile = await client.readProfile(attempt, given)
    const email = readAddress(profile.email)
    const name = profile.name == null ? null : cleanLine(profile.name)
    if (!isStorable(profile.subject)) throw new TypeError('the subject is not one')
    return { provider, subject: profile.subject, email, emailVerified: profile.emailVerified, name }
  } catch (error) {
    logFailure(ctx, provider, error)
    return null
  }
}

/** OpenID Connect allows 255 ASCII characters. */
function isStorable(subject: string): boolean {
  return /^[\x20-\x7e]{1,255}$/.test(subject)
}
