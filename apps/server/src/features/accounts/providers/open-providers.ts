import type { SignInProvider } from '@milepost/contract/accounts/providers/limits'
import type { Dependencies } from '#context.ts'
import { openGithub } from '#features/accounts/providers/github-provider.ts'
import { openOpenIdProvider } from '#features/accounts/providers/openid-provider.ts'
import type { ProviderClient } from '#features/accounts/providers/provider-client.ts'
import { newSecret } from '#lib/secrets.ts'

/** The product's credentials for its own sandboxes. */
export interface SandboxClient {
  readonly clientId: string
  readonly clientSecret: string
}

export interface Providers {
  /** @returns null if the provider is off */
  client(provider: SignInProvider): ProviderClient | null
  readonly sandboxClient: SandboxClient
}

/**
 * Opens the providers' clients, each on first use: a sandbox is part of this server, whose address is known once it
 * listens.
 */
export function openProviders(dependencies: Dependencies): Providers {
  const { services } = dependencies.config
  const sandboxClient = { clientId: 'milepost-sandbox', clientSecret: newSecret() }
  const opened = new Map<SignInProvider, ProviderClient | null>()
  const open = (provider: SignInProvider): ProviderClient | null => {
    const deadline = services.deadlineMilliseconds
    const { google, github } = services
    const sandbox = `${dependencies.listeningOn()}/sandbox/${provider}`
    if (services[provider].mode === 'off') return null
    if (provider === 'google') {
      const settings = google.mode === 'live' ? google : { ...sandboxClient, issuer: sandbox }
      return openOpenIdProvider(settings, deadline)
    }
    const settings = github.mode === 'live' ? github : { ...sandboxClient, url: sandbox, apiUrl: sandbox }
    return openGithub(settings, deadline)
  }
  return {
    sandboxClient,
    client: (provider) => {
      const client = opened.get(provider) ?? open(provider)
      opened.set(provider, client)
      return client
    },
  }
}
