import type { Advisor } from '@milepost/advisor'
import { prepareReply } from '@milepost/advisor/chat/prepare-reply'
import { createEmbeddedAdvisor } from '@milepost/advisor/embedded/embedded-advisor'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#config.ts'
import type { Dependencies, Jobs } from '#context.ts'
import type { DatabaseClient } from '#db/client.ts'
import { openCatalogue } from '#features/courses/index.ts'
import { MessageCatalogue } from '#lib/messages.ts'
import { PasswordHasher } from '#lib/password-hasher.ts'

/** Makes what everything is handed: the real parts, for a process and for tests alike. */
export async function makeDependencies(
  config: Config,
  client: DatabaseClient,
  jobs: Jobs,
  log: FastifyBaseLogger,
): Promise<Dependencies> {
  return {
    config,
    db: client.db,
    clock: () => new Date(),
    advisor: await openAdvisor(config, log),
    catalogue: openCatalogue(client.db),
    jobs,
    messages: new MessageCatalogue(),
    passwordHasher: new PasswordHasher(config.passwordHashesAtOnce),
    log,
  }
}

/** The embedded advisor, or one that asks a language model; the model's packages are loaded only where one is set. */
async function openAdvisor({ languageModel }: Config, log: FastifyBaseLogger): Promise<Advisor> {
  const now = () => performance.now()
  const embedded = createEmbeddedAdvisor({ now })
  if (languageModel === null) return embedded
  const [{ createModelAdvisor }, { openLanguageModel }] = await Promise.all([
    import('@milepost/advisor/model/model-advisor'),
    import('#lib/language-model.ts'),
  ])
  return createModelAdvisor({
    ...{ model: await openLanguageModel(languageModel), embedded, prepareReply, now },
    deadlines: languageModel.deadlines,
    callsAtOnce: languageModel.callsAtOnce,
    onFault: (fault) => log.warn({ fault }, 'language model'),
  })
}
