import * as library from 'openid-client'
import { limitedFetch } from '#features/accounts/providers/limited-fetch.ts'
import { type ProviderClient, returnedAddress } from '#features/accounts/providers/provider-client.ts'
import type { OpenIdClient } from '#services-config.ts'

/** How recently a user must have signed in at the provider to reauthenticate. */
const freshSeconds = 5 * 60

/**
 * An OpenID Connect provider. Its metadata is fetched on the first sign-in and cached, unless that fails. The library
 * checks issuer, audience, expiry, nonce, algorithm and signature of the id token.
 */
export function openOpenIdProvider(settings: OpenIdClient, deadlineMilliseconds: number): ProviderClient {
  let discovered: Promise<library.Configuration> | undefined
  const configuration = () => {
    discovered ??= discover(settings, deadlineMilliseconds).catch((error: unknown) => {
      discovered = undefined
      throw error
    })
    return discovered
  }
  return {
    authorizationAddress: async (attempt) =>
      library.buildAuthorizationUrl(await configuration(), {
        redirect_uri: attempt.redirectUri,
        scope: 'openid email profile',
        code_challenge: await library.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
        state: attempt.state,
        nonce: attempt.nonce,
        ...(attempt.fresh ? { prompt: 'select_account', max_age: '0' } : {}),
      }),
    readProfile: async (attempt, returned) => {
      const tokens = await library.authorizationCodeGrant(await configuration(), returnedAddress(attempt, returned), {
        pkceCodeVerifier: attempt.codeVerifier,
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (claims === undefined) throw new TypeError('there is no id token')
      if (attempt.fresh) requireFresh(claims)
      return {
        subject: claims.sub,
        email: textOf(claims['email']),
        emailVerified: claims['email_verified'] === true,
        name: textOf(claims['name']),
      }
    },
  }
}

async function discover(settings: OpenIdClient, deadlineMilliseconds: number): Promise<library.Configuration> {
  return library.discovery(
    new URL(settings.issuer),
    settings.clientId,
    { client_secret: settings.clientSecret, id_token_signed_response_alg: 'RS256' },
    library.ClientSecretPost(settings.clientSecret),
    {
      [library.customFetch]: limitedFetch(deadlineMilliseconds),
      timeout: deadlineMilliseconds / 1000,
      execute: [
        library.enableNonRepudiationChecks,
        ...(settings.issuer.startsWith('http:') ? [library.allowInsecureRequests] : []),
      ],
    },
  )
}

/** Google sends auth_time only if its console is configured so; a missing one is accepted. */
function requireFresh(claims: library.IDToken): void {
  if (claims.auth_time === undefined) return
  if (Date.now() / 1000 - claims.auth_time > freshSeconds) throw new RangeError('signed in too long ago')
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
