/** What must come back as it was sent, for one sign-in. */
export interface Attempt {
  readonly redirectUri: string
  readonly state: string
  readonly codeVerifier: string
  readonly nonce: string
  /** The provider is to ask anew who it is, even where it knows. */
  readonly fresh: boolean
}

/** Who a provider says somebody is. */
export interface ProviderProfile {
  readonly subject: string
  /** As the provider wrote it. */
  readonly email: string | null
  readonly emailVerified: boolean
  readonly name: string | null
}

/** The product's side of one provider's protocol. */
export interface ProviderClient {
  /** Out: the address at the provider where the browser goes. Errors: the provider's, where it must be asked and does not answer. */
  authorizationAddress(attempt: Attempt): Promise<URL>
  /** In: what the browser came back with. Out: who it is. Errors: whatever is wrong with the provider's answers. */
  readProfile(attempt: Attempt, returned: Readonly<Record<string, string>>): Promise<ProviderProfile>
}

/** The address that the browser came back to, as the library wants it. */
export function returnedAddress(attempt: Attempt, returned: Readonly<Record<string, string>>): URL {
  return new URL(`${attempt.redirectUri}?${new URLSearchParams(returned)}`)
}
