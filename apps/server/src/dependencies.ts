import { randomBytes } from 'node:crypto'
import type { Advisor } from '@milepost/advisor'
import { createEmbeddedAdvisor, loadModelAdvisor } from '@milepost/advisor'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#config.ts'
import type { Dependencies, Jobs } from '#context.ts'
import type { DatabaseClient } from '#db/client.ts'
import { createCourseCache } from '#features/courses/catalogue/index.ts'
import { storeEmail } from '#features/emails/index.ts'
import { hooks } from '#hooks.ts'
import { MessageCatalogue } from '#http/messages.ts'
import { originOf } from '#http/origin.ts'
import { openEmail } from '#integrations/smtp/email-transport.ts'
import { openPayment, type PaymentGateway } from '#integrations/stripe/payment-gateway.ts'
import type { KeyRing } from '#lib/key-ring.ts'
import { Load, separateBudgets } from '#lib/load.ts'
import { modelFolder, openModelCache } from '#lib/model-cache.ts'
import { PasswordHasher } from '#lib/password-hasher.ts'
import { WorkQueue } from '#lib/work-queue.ts'

/** Creates the dependencies, for a process and for tests alike. */
export async function createDependencies(
  config: Config,
  client: DatabaseClient,
  jobs: Jobs,
  keys: KeyRing,
  log: FastifyBaseLogger,
  listeningOn: () => string = () => '',
): Promise<Dependencies> {
  const clock = () => new Date()
  const paymentSandbox = config.services.payment.mode === 'sandbox' ? createSandboxKeys(listeningOn) : null
  return {
    config,
    db: client.db,
    healthDb: client.health,
    clock,
    advisor: await openAdvisor(config, log),
    courseCache: createCourseCache(client.db),
    jobs,
    hooks,
    sendEmail: await openEmail(config.services, storeEmail(client.db)),
    payment: openProvider(config, paymentSandbox, clock),
    paymentSandbox,
    originFor: originOf(config, listeningOn),
    listeningOn,
    messages: new MessageCatalogue(),
    keys,
    passwordHasher: new PasswordHasher(config.passwordHashesAtOnce),
    signIns: new WorkQueue({ concurrency: 2 * config.passwordHashesAtOnce, maxWaiting: separateBudgets.queued }),
    pools: { requests: client.pool, background: client.background.$client, health: client.health.$client },
    writeFailures: client.writeFailures,
    load: new Load(config.maxRequestsInFlight),
    log,
  }
}

/** Known only inside this process. */
function createSandboxKeys(address: () => string): NonNullable<Dependencies['paymentSandbox']> {
  const secret = () => randomBytes(32).toString('base64url')
  return { secretKey: `sk_sandbox_${secret()}`, webhookSecret: `whsec_${secret()}`, address }
}

function openProvider(
  { services }: Config,
  sandbox: Dependencies['paymentSandbox'],
  clock: () => Date,
): PaymentGateway | null {
  const { payment, deadlineMilliseconds: deadline } = services
  if (payment.mode === 'live') return openPayment({ ...payment, apiUrl: () => payment.apiUrl, deadline, clock })
  return sandbox === null ? null : openPayment({ ...sandbox, apiUrl: sandbox.address, deadline, clock })
}

/** The embedded advisor, or one with a language model, whose packages are loaded only if configured. */
async function openAdvisor({ languageModel }: Config, log: FastifyBaseLogger): Promise<Advisor> {
  const now = () => performance.now()
  const embedded = createEmbeddedAdvisor({ now, models: openModelCache(modelFolder) })
  if (languageModel === null) return embedded
  const [createModelAdvisor, { openLanguageModel }] = await Promise.all([
    loadModelAdvisor(),
    import('#integrations/language-model/language-model.ts'),
  ])
  return createModelAdvisor({
    model: await openLanguageModel(languageModel),
    embedded,
    now,
    deadlines: languageModel.deadlines,
    callsAtOnce: languageModel.callsAtOnce,
    onFailure: (fault) => log.warn({ fault }, 'language model'),
  })
}
