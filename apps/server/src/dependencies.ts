import { createEmbeddedAdvisor } from '@milepost/advisor/embedded/embedded-advisor'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#config.ts'
import type { Dependencies } from '#context.ts'
import type { DatabaseClient } from '#db/client.ts'
import { openCatalogue } from '#features/courses/index.ts'
import { MessageCatalogue } from '#lib/messages.ts'
import { PasswordHasher } from '#lib/password-hasher.ts'

/** Makes what everything is handed: the real parts, for a process and for tests alike. */
export function makeDependencies(config: Config, client: DatabaseClient, log: FastifyBaseLogger): Dependencies {
  return {
    config,
    db: client.db,
    clock: () => new Date(),
    advisor: createEmbeddedAdvisor({ now: () => performance.now() }),
    catalogue: openCatalogue(client.db),
    messages: new MessageCatalogue(),
    passwordHasher: new PasswordHasher(config.passwordHashesAtOnce),
    log,
  }
}
