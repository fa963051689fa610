import { startGithub, startGoogle } from '@milepost/contract/accounts'
import type { FastifyInstance } from 'fastify'

/** The specification's screens begin a sign-in with and without /api: what comes without it is sent there. */
export function redirectShortAddresses(app: FastifyInstance): void {
  for (const { path } of [startGoogle, startGithub]) app.get(path, (_request, reply) => reply.redirect(`/api${path}`))
}
