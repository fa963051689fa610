import { startGithub, startGoogle } from '@milepost/contract/accounts/providers/routes'
import type { FastifyInstance } from 'fastify'

/** The specification starts sign-ins with and without /api; this redirects the latter. */
export function redirectShortAddresses(app: FastifyInstance): void {
  for (const { path } of [startGoogle, startGithub]) app.get(path, (_request, reply) => reply.redirect(`/api${path}`))
}
