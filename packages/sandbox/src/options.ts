/** Settings of a provider's sandbox. */
export interface ProviderSandboxOptions {
  /** Where it is mounted, such as /sandbox/google. */
  readonly prefix: string
  /** Where this process listens. Called with the first request. */
  readonly listeningOn: () => string
  /** Addresses that it may redirect browsers to. */
  readonly redirectAddresses: () => readonly string[]
  /** The only client that it knows. */
  readonly clientId: string
  readonly clientSecret: string
}
