/** The values of one sign-in that must match on return. */
export interface SignInAttempt {
  readonly redirectUri: string
  readonly state: string
  readonly codeVerifier: string
  readonly nonce: string
  /** Ask the user to sign in again, even with an active session. */
  readonly fresh: boolean
}

/** The identity that a provider reports. */
export interface ProviderProfile {
  readonly subject: string
  /** As the provider wrote it. */
  readonly email: string | null
  readonly emailVerified: boolean
  readonly name: string | null
}

/** One provider's protocol, on our side. */
export interface ProviderClient {
  /**
   * The provider's address to send the browser to.
   * @throws the provider's error if it must be reached and isn't
   */
  authorizationAddress(attempt: SignInAttempt): Promise<URL>
  /**
   * The user's identity, from the redirect's parameters.
   * @throws on any invalid reply of the provider
   */
  readProfile(attempt: SignInAttempt, returned: Readonly<Record<string, string>>): Promise<ProviderProfile>
}

/** The redirect's full address, as the library expects it. */
export function returnedAddress(attempt: SignInAttempt, returned: Readonly<Record<string, string>>): URL {
  return new URL(`${attempt.redirectUri}?${new URLSearchParams(returned)}`)
}
