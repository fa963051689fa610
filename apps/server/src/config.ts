import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { product } from '@milepost/contract/product'
import { type RateLimitName, rateLimits } from '@milepost/contract/rate-limits'
import { usualMinimumAge } from '@milepost/contract/services/limits'
import * as z from 'zod/mini'
import { readServices, type ServicesConfig, sandboxesOf } from '#services-config.ts'

const loopback = new Set(['127.0.0.1', '::1', '[::1]', 'localhost'])

const wholeNumber = (lowest: number, highest: number) => z.coerce.number().check(z.int(), z.gte(lowest), z.lte(highest))
const flag = z.pipe(
  z.enum(['0', '1']),
  z.transform((value) => value === '1'),
)
const webAddress = z.url({ protocol: /^https?$/ })

/** The environment variable that changes a rate limit. */
export function limitSetting(name: RateLimitName): `RATE_LIMIT_${string}` {
  return `RATE_LIMIT_${name.toUpperCase().replaceAll('-', '_')}`
}

/** Longer than two health checks of a proxy. */
const usualDrainDelay = 5
const limitNames = Object.keys(rateLimits) as RateLimitName[]

const Environment = z.object({
  PORT: z._default(wholeNumber(0, 65_535), 8080),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PUBLIC_URL: z.optional(webAddress),
  TRUST_PROXY: z._default(z.string(), ''),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  INSTALLATION_KEY_FILE: z.optional(z.string()),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_DIRECT_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL_SIZE: z._default(wholeNumber(1, 100), 4),
  SEED: z._default(z.enum(['demo', 'none']), 'demo'),
  ALLOW_SANDBOX: z._default(flag, false),
  SANDBOX: z._default(flag, true),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z._default(z.string().check(z.minLength(3)), `${product.name} <${product.supportEmail}>`),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  GOOGLE_ISSUER: z._default(webAddress, 'https://accounts.google.com'),
  GITHUB_CLIENT_ID: z.optional(z.string()),
  GITHUB_CLIENT_SECRET: z.optional(z.string()),
  GITHUB_URL: z._default(webAddress, 'https://github.com'),
  GITHUB_API_URL: z._default(webAddress, 'https://api.github.com'),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_API_URL: z._default(webAddress, 'https://api.stripe.com'),
  OUTSIDE_DEADLINE_MILLISECONDS: z._default(wholeNumber(100, 25_000), 8_000),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  MINIMUM_AGE: z._default(wholeNumber(0, 120), usualMinimumAge),
  SERVICE_WORKER: z._default(flag, true),
  SECURITY_CONTACT: z.optional(z.url({ protocol: /^(https|mailto)$/ })),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  MAX_REQUESTS_IN_FLIGHT: z._default(wholeNumber(1, 100_000), 64),
  MAX_STREAMS: z._default(wholeNumber(1, 100_000), 2_000),
  DRAIN_DELAY_SECONDS: z.optional(wholeNumber(0, 300)),
  RATE_LIMITS: z._default(z.enum(['on', 'off']), 'on'),
  NOTIFICATION_POLL_MILLISECONDS: z._default(wholeNumber(20, 60_000), 2_000),
  CHAT_DEADLINE_MILLISECONDS: z._default(wholeNumber(10, 28_000), 25_000),
  AI_TOKENS_A_DAY: z._default(wholeNumber(0, 1_000_000_000), 250_000),
  AI_TOKENS_A_DAY_IN_ALL: z._default(wholeNumber(0, 1_000_000_000_000), 10_000_000),
  AI_PROVIDER: z._default(z.enum(['none', 'openai-compatible', 'anthropic', 'google']), 'none'),
  AI_BASE_URL: z.optional(webAddress),
  AI_MODEL: z.optional(z.string()),
  AI_API_KEY: z.optional(z.string()),
  AI_DEADLINE_PLAN: z._default(wholeNumber(100, 120_000), 20_000),
  AI_DEADLINE_CHAT: z._default(wholeNumber(100, 86_400_000), 60_000),
  AI_DEADLINE_STEP: z._default(wholeNumber(100, 86_400_000), 20_000),
  AI_CALLS_AT_ONCE: z._default(wholeNumber(1, 100), 4),
  PASSWORD_HASHES_AT_ONCE: z._default(wholeNumber(1, 64), Math.max(1, availableParallelism() - 1)),
})

const Limits = z.object(
  Object.fromEntries(limitNames.map((name) => [limitSetting(name), z.optional(wholeNumber(1, 1_000_000))])),
)

export interface Config {
  /** The minimum age in years. */
  readonly minimumAge: number
  readonly port: number
  readonly host: string
  /** The public origin; undefined until the port is known if none is configured. */
  readonly publicUrl: string | undefined
  /** The proxies whose forwarded addresses Fastify trusts; false for none. */
  readonly trustProxy: false | string[]
  readonly dataDirectory: string
  /** The key that encrypts stored secrets (installation-key.ts). */
  readonly installationKeyFile: string
  readonly databaseUrl: string | undefined
  readonly databaseDirectUrl: string | undefined
  readonly databasePoolSize: number
  readonly seed: 'demo' | 'none'
  /** Whether the product listens only on this machine's loopback addresses. */
  readonly onLoopback: boolean
  readonly allowSandbox: boolean
  readonly logLevel: string
  /** Whether browsers keep the application's files, to start without a connection. */
  readonly serviceWorker: boolean
  /** How long the process still serves after a signal to stop, so that proxies notice in time. */
  readonly drainDelaySeconds: number
  /** Where weaknesses are reported, in security.txt; undefined for the contact page. */
  readonly securityContact: string | undefined
  /** What Prometheus must present; undefined for no metrics. */
  readonly metricsToken: string | undefined
  /** How many calls of the API this process works on at once; more are refused. */
  readonly maxRequestsInFlight: number
  /** How many inboxes this process follows live at once. */
  readonly maxStreams: number
  /** How many attempts each rate limit allows. */
  readonly rateLimits: Readonly<Record<RateLimitName, number>>
  /** How often each process polls for changes of the inboxes that are open. */
  readonly notificationPollMilliseconds: number
  /** How long the assistant may take before the learner gets an error. */
  readonly chatDeadlineMilliseconds: number
  /** One user's daily (UTC) token budget for the language model. */
  readonly aiTokensADay: number
  /** That of all users together. */
  readonly aiTokensADayInAll: number
  readonly passwordHashesAtOnce: number
  /** The advisor's language model; null to use only the embedded engine. */
  readonly languageModel: LanguageModelConfig | null
  readonly services: ServicesConfig
}

export interface LanguageModelConfig {
  readonly provider: 'openai-compatible' | 'anthropic' | 'google'
  /** Undefined for the provider's own address. */
  readonly baseUrl: string | undefined
  readonly model: string
  readonly apiKey: string | undefined
  /** Deadlines in milliseconds for a plan (and again for its links), for a chat reply, and for each call of one. */
  readonly deadlines: { readonly plan: number; readonly chat: number; readonly step: number }
  readonly callsAtOnce: number
}

export class ConfigError extends Error {}

/**
 * Reads the configuration from environment variables.
 * @throws {ConfigError} naming every wrong setting at once
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = z.safeParse(Environment, given)
  const limits = z.safeParse(Limits, given)
  if (!parsed.success || !limits.success) {
    const issues = [...(parsed.error?.issues ?? []), ...(limits.error?.issues ?? [])]
    throw wrongSettings(issues.map((issue) => `${issue.path.join('.')}: ${describe(issue)}`))
  }
  const value = parsed.data
  const onLoopback =
    isLoopback(value.HOST) && (value.PUBLIC_URL === undefined || isLoopback(new URL(value.PUBLIC_URL).hostname))
  const config: Config = {
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: value.TRUST_PROXY === '' ? false : value.TRUST_PROXY.split(',').map((part) => part.trim()),
    dataDirectory: value.DATA_DIR,
    installationKeyFile: value.INSTALLATION_KEY_FILE ?? join(value.DATA_DIR, 'installation.key'),
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL,
    databasePoolSize: value.DATABASE_POOL_SIZE,
    seed: value.SEED,
    onLoopback,
    allowSandbox: value.ALLOW_SANDBOX,
    logLevel: value.LOG_LEVEL,
    serviceWorker: value.SERVICE_WORKER,
    drainDelaySeconds: value.DRAIN_DELAY_SECONDS ?? (onLoopback || value.SEED === 'demo' ? 0 : usualDrainDelay),
    securityContact: value.SECURITY_CONTACT,
    metricsToken: value.METRICS_TOKEN,
    maxRequestsInFlight: value.MAX_REQUESTS_IN_FLIGHT,
    maxStreams: value.MAX_STREAMS,
    rateLimits: limitsOf(limits.data, value.RATE_LIMITS === 'off'),
    minimumAge: value.MINIMUM_AGE,
    notificationPollMilliseconds: value.NOTIFICATION_POLL_MILLISECONDS,
    chatDeadlineMilliseconds: value.CHAT_DEADLINE_MILLISECONDS,
    aiTokensADay: value.AI_TOKENS_A_DAY,
    aiTokensADayInAll: value.AI_TOKENS_A_DAY_IN_ALL,
    passwordHashesAtOnce: value.PASSWORD_HASHES_AT_ONCE,
    languageModel: languageModelOf(value),
    services: servicesOf(value),
  }
  if (config.seed === 'demo' && !config.onLoopback && !config.allowSandbox) throw new ConfigError(demoRefusal)
  if (!config.onLoopback && value.RATE_LIMITS === 'off') {
    throw wrongSettings(['RATE_LIMITS: can be off on this machine only (HOST and PUBLIC_URL on loopback)'])
  }
  if (!config.onLoopback && value.DATABASE_URL !== undefined && value.INSTALLATION_KEY_FILE === undefined) {
    throw wrongSettings([
      'INSTALLATION_KEY_FILE: must name a file that all instances on this database share and that outlives them. The first start makes it',
    ])
  }
  if (!config.onLoopback && !config.allowSandbox) refuseSandboxes(config.services)
  return config
}

/** With limits off, which is for tests, only those that are set count. */
function limitsOf(given: z.output<typeof Limits>, areOff: boolean): Config['rateLimits'] {
  const attempts = (name: RateLimitName) =>
    given[limitSetting(name)] ?? (areOff ? Number.POSITIVE_INFINITY : rateLimits[name].attempts)
  return Object.fromEntries(limitNames.map((name) => [name, attempts(name)])) as Config['rateLimits']
}

function languageModelOf(value: z.output<typeof Environment>): LanguageModelConfig | null {
  const { AI_PROVIDER: provider, AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = value
  if (provider === 'none') {
    const set = Object.entries({ AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey })
    const names = set.flatMap(([name, given]) => (given === undefined ? [] : [name]))
    if (names.length > 0) throw wrongSettings(names.map((name) => `${name}: needs AI_PROVIDER, which is none`))
    return null
  }
  const missing = [
    ...(model === undefined ? ['AI_MODEL: must name the model'] : []),
    ...(provider === 'openai-compatible' && baseUrl === undefined
      ? ['AI_BASE_URL: must be the address of the endpoint']
      : []),
    ...(provider !== 'openai-compatible' && apiKey === undefined
      ? [`AI_API_KEY: must be the key for ${provider}`]
      : []),
  ]
  if (model === undefined || missing.length > 0) throw wrongSettings(missing)
  return {
    provider,
    baseUrl,
    model,
    apiKey,
    deadlines: { plan: value.AI_DEADLINE_PLAN, chat: value.AI_DEADLINE_CHAT, step: value.AI_DEADLINE_STEP },
    callsAtOnce: value.AI_CALLS_AT_ONCE,
  }
}

function servicesOf(value: z.output<typeof Environment>): ServicesConfig {
  const services = readServices(value)
  if ('issues' in services) throw wrongSettings(services.issues)
  return services
}

function refuseSandboxes(services: ServicesConfig): void {
  const names = sandboxesOf(services)
  if (names.length === 0) return
  throw new ConfigError(
    `Sandboxes of outside services (${names.join(', ')}) run on this machine only (HOST and PUBLIC_URL on loopback). ` +
      'Set the keys of the real services, SANDBOX=0 to leave them off, or ALLOW_SANDBOX=1 to serve the sandboxes all the same.',
  )
}

function wrongSettings(lines: readonly string[]): ConfigError {
  const list = lines.map((line) => `  ${line}`).join('\n')
  return new ConfigError(`These settings are wrong:\n${list}\nSee .env.example for what each one takes.`)
}

export const demoRefusal =
  'Demo data is served on this machine only (HOST and PUBLIC_URL on loopback): its accounts have a known password. ' +
  'Set SEED=none and an empty database for a real start, or ALLOW_SANDBOX=1 to show the demo on other addresses all the same.'

function isLoopback(host: string): boolean {
  return loopback.has(host) || /^127(\.\d{1,3}){3}$/.test(host)
}

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}`
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`
  if (issue.code === 'invalid_format') return 'must be an address (URL) of the right kind'
  return 'must be a whole number'
}

/** Reads this process's configuration: the only place that reads its environment. */
export function readProcessConfig(): Config {
  return readConfig(process.env)
}

/** The password for a new admin, if the environment provides one. */
export function readProcessAdminPassword(): string | undefined {
  return process.env['ADMIN_PASSWORD']
}
