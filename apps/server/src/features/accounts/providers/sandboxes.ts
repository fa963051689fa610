import { signInProviders } from '@milepost/contract/accounts/providers/limits'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '#context.ts'
import type { Providers } from '#features/accounts/providers/open-providers.ts'

/** Serves the sandboxes of Google and GitHub if configured; their code is loaded only then. */
export async function serveProviderSandboxes(
  app: FastifyInstance,
  dependencies: Dependencies,
  { sandboxClient }: Providers,
): Promise<void> {
  const { config, listeningOn } = dependencies
  const wanted = signInProviders.filter((provider) => config.services[provider].mode === 'sandbox')
  if (wanted.length === 0) return
  const { serveGithub, serveGoogle } = await import('@milepost/sandbox/sign-in')
  for (const provider of wanted) {
    const serve = { google: serveGoogle, github: serveGithub }[provider]
    serve(app, {
      ...sandboxClient,
      prefix: `/sandbox/${provider}`,
      listeningOn,
      redirectAddresses: () => originsOf(dependencies).map((origin) => `${origin}/api/auth/${provider}/callback`),
    })
  }
}

/** Where a browser may come from: the public origin or this machine's names. */
function originsOf({ config, listeningOn }: Dependencies): string[] {
  if (config.publicUrl !== undefined) return [config.publicUrl]
  const { port } = new URL(listeningOn())
  const names = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `http://${name}:${port}`)
  return [...new Set([listeningOn(), ...names])]
}
