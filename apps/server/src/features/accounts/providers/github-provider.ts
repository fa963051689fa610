import * as library from 'openid-client'
import * as z from 'zod/mini'
import { limitedFetch } from '#features/accounts/providers/limited-fetch.ts'
import { type ProviderClient, returnedAddress } from '#features/accounts/providers/provider-client.ts'
import type { GithubClient } from '#services-config.ts'

const GithubUser = z.object({ id: z.int().check(z.positive()), login: z.string(), name: z.nullish(z.string()) })
const GithubAddresses = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

/**
 * GitHub uses OAuth 2 without id tokens: GET /user has the numeric id (names can change hands), GET /user/emails the
 * primary address.
 */
export function openGithub(settings: GithubClient, deadlineMilliseconds: number): ProviderClient {
  const configuration = new library.Configuration(
    {
      issuer: `${settings.url}/login/oauth`,
      authorization_endpoint: `${settings.url}/login/oauth/authorize`,
      token_endpoint: `${settings.url}/login/oauth/access_token`,
    },
    settings.clientId,
    { client_secret: settings.clientSecret },
    library.ClientSecretPost(settings.clientSecret),
  )
  configuration[library.customFetch] = limitedFetch(deadlineMilliseconds)
  configuration.timeout = deadlineMilliseconds / 1000
  if (settings.url.startsWith('http:') || settings.apiUrl.startsWith('http:'))
    library.allowInsecureRequests(configuration)

  const ask = async (path: string, accessToken: string): Promise<unknown> => {
    const headers = new Headers({
      accept: 'application/vnd.github+json',
      'user-agent': 'Milepost',
      'x-github-api-version': '2022-11-28',
    })
    const address = new URL(`${settings.apiUrl}${path}`)
    const response = await library.fetchProtectedResource(configuration, accessToken, address, 'GET', null, headers)
    if (response.status !== 200) throw new TypeError(`${path} answered ${response.status}`)
    return response.json()
  }

  return {
    authorizationAddress: async (attempt) =>
      library.buildAuthorizationUrl(configuration, {
        redirect_uri: attempt.redirectUri,
        scope: 'read:user user:email',
        code_challenge: await library.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
        state: attempt.state,
      }),
    readProfile: async (attempt, returned) => {
      const tokens = await library.authorizationCodeGrant(configuration, returnedAddress(attempt, returned), {
        pkceCodeVerifier: attempt.codeVerifier,
        expectedState: attempt.state,
      })
      const user = z.parse(GithubUser, await ask('/user', tokens.access_token))
      const addresses = z.parse(GithubAddresses, await ask('/user/emails', tokens.access_token))
      const primary = addresses.find((address) => address.primary)
      return {
        subject: String(user.id),
        email: primary?.email ?? null,
        emailVerified: primary?.verified === true,
        name: user.name ?? user.login,
      }
    },
  }
}
