/** What must come back as it was sent, for one sign-in. */
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

/** The product's side of one provider's protocol. */
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

/** The address that the browser came back to, as the library wants it. */
export function returnedAddress(attempt: SignInAttempt, returned: Readonly<Record<string, string>>): URL {
  return new URL(`${attempt.redirectUri}?${new URLSearchParams(returned)}`)
}
