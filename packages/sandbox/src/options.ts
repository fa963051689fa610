/** What a provider's sandbox is told. */
export interface ProviderSandboxOptions {
  /** Where it is mounted, such as /sandbox/google. */
  readonly prefix: string
  /** Where this process listens; asked for when the first request comes. */
  readonly listeningOn: () => string
  /** Addresses that it may send browsers back to. */
  readonly redirectAddresses: () => readonly string[]
  /** The one client it knows. */
  readonly clientId: string
  readonly clientSecret: string
}
