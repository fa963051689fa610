import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider'
import { createMemoryStore } from '#google/memory-store.ts'
import { googlePeople } from '#google/people.ts'
import type { ProviderSandboxOptions } from '#options.ts'
import { errorPage, pageHeaders } from '#page.ts'

const scope = 'openid email profile'
const minutes = 60

/**
 * Opens a real OpenID provider with its own signing keys. Its state is in memory.
 *
 * @param options - The sandbox's settings.
 * @returns The provider.
 */
export async function openProvider(options: ProviderSandboxOptions): Promise<Provider> {
  const configuration: Configuration = {
    adapter: createMemoryStore(),
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [...options.redirectAddresses()],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'RS256',
      },
    ],
    jwks: { keys: [await signingKey()] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Like Google, with the claims in the id token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy: questions(), url: (_ctx, { uid }) => `${options.prefix}/interaction/${uid}` },
    findAccount: (_ctx, subject) => {
      const person = googlePeople.find(({ key }) => key === subject)
      if (person === undefined) return undefined
      const { name, email, emailVerified } = person
      const address = email === null ? {} : { email, email_verified: emailVerified }
      return { accountId: subject, claims: () => ({ sub: subject, name, ...address }) }
    },
    // Choosing a person is enough, so there is no consent page.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider } = ctx.oidc
      if (client === undefined || session?.accountId === undefined) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(scope)
      await grant.save()
      return grant
    },
    renderError: (ctx, { error_description: description }) => {
      ctx.set(pageHeaders)
      ctx.body = errorPage('Google', description ?? 'The request makes no sense.')
    },
    ttl: {
      AccessToken: 10 * minutes,
      AuthorizationCode: minutes,
      Grant: 10 * minutes,
      IdToken: 10 * minutes,
      Interaction: 10 * minutes,
      Session: 10 * minutes,
    },
  }
  return new Provider(`${options.listeningOn()}${options.prefix}`, configuration)
}

/** As at Google, clients may ask for an account. There is no consent page here. */
function questions(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }))
  return policy
}

async function signingKey() {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const { kty, n, e, d, p, q, dp, dq, qi } = privateKey.export({ format: 'jwk' })
  return { kty: kty ?? 'RSA', ...present({ n, e, d, p, q, dp, dq, qi }), use: 'sig', alg: 'RS256', kid: 'sandbox' }
}

function present(parts: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
