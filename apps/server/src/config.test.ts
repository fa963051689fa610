import { readFileSync } from 'node:fs'
import { type RateLimitName, rateLimits } from '@milepost/contract/rate-limits'
import { describe, expect, test } from 'vitest'
import { ConfigError, limitSetting, readConfig } from '#config.ts'

test('without any setting there is a demo on this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    seed: 'demo',
    onLoopback: true,
    trustProxy: false,
    databaseUrl: undefined,
  })
})

test('wrong settings are named all at once', () => {
  const wrong = {
    PORT: 'web',
    SEED: 'some',
    DATABASE_URL: 'mysql://x/y',
    PUBLIC_URL: 'milepost',
    LOG_LEVEL: 'loud',
    ALLOW_SANDBOX: 'yes',
  }
  expect(() => readConfig(wrong)).toThrow(ConfigError)
  const text = messageOf(wrong)
  for (const name of Object.keys(wrong)) expect(text).toContain(`  ${name}: must be`)
})

describe('demo data off this machine', () => {
  test.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://milepost.example' }, { HOST: '192.168.1.5' }])(
    'is refused on %o',
    (environment) => {
      expect(messageOf(environment)).toContain('Demo data is served on this machine only')
      expect(readConfig({ ...environment, ALLOW_SANDBOX: '1' }).seed).toBe('demo')
      expect(readConfig({ ...environment, SEED: 'none', SANDBOX: '0' }).onLoopback).toBe(false)
    },
  )

  test.each([{ HOST: '::1' }, { HOST: 'localhost' }, { HOST: '127.0.0.2' }, { PUBLIC_URL: 'http://localhost:9999/' }])(
    'is served on %o',
    (environment) => {
      expect(readConfig(environment).onLoopback).toBe(true)
    },
  )
})

test('only an instance that a proxy may know serves on after the signal to stop', () => {
  const served = { HOST: '0.0.0.0', SEED: 'none', SANDBOX: '0' }
  expect(readConfig(served).drainDelaySeconds).toBe(5)
  expect(readConfig({ ...served, DRAIN_DELAY_SECONDS: '12' }).drainDelaySeconds).toBe(12)
  expect(readConfig({}).drainDelaySeconds).toBe(0)
})

test('empty settings count as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: undefined })
})

describe('rate limits', () => {
  test('are those of the table, each changed by its setting', () => {
    const limits = readConfig({ RATE_LIMIT_CHAT_ACCOUNT: '7' }).rateLimits
    expect(limits).toMatchObject({ 'chat-account': 7, 'mail-account': rateLimits['mail-account'].attempts })
    expect(Object.keys(limits)).toEqual(Object.keys(rateLimits))
    expect(messageOf({ RATE_LIMIT_CHAT_ACCOUNT: '0' })).toContain('RATE_LIMIT_CHAT_ACCOUNT: must be at least 1')
  })

  test('off, only those that are set count, and on this machine only', () => {
    const off = { RATE_LIMITS: 'off', RATE_LIMIT_CHAT_ACCOUNT: '7' }
    expect(readConfig(off).rateLimits).toMatchObject({ 'chat-account': 7, 'mail-account': Number.POSITIVE_INFINITY })
    const elsewhere = { PUBLIC_URL: 'https://milepost.example', SEED: 'none', ALLOW_SANDBOX: '1' }
    expect(messageOf({ ...off, ...elsewhere })).toContain('RATE_LIMITS: can be off on this machine only')
    expect(readConfig(elsewhere).rateLimits['chat-account']).toBe(rateLimits['chat-account'].attempts)
  })

  test('are listed in .env.example', () => {
    const lines = (Object.keys(rateLimits) as RateLimitName[]).flatMap((name) => {
      const { per, attempts, minutes, counts } = rateLimits[name]
      return [
        `# ${minutes} minutes, ${per === 'all' ? 'in all' : `per ${per}`}: ${counts}`,
        `${limitSetting(name)}=${attempts}`,
      ]
    })
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
    expect(example).toContain(lines.join('\n'))
  })
})

describe('a language model', () => {
  test('is none by default, and takes what its provider needs', () => {
    expect(readConfig({}).languageModel).toBeNull()
    expect(
      readConfig({ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'any' })
        .languageModel,
    ).toEqual({
      provider: 'openai-compatible',
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'any',
      apiKey: undefined,
      deadlines: { plan: 20_000, chat: 60_000, step: 20_000 },
      callsAtOnce: 4,
    })
    const other = { AI_PROVIDER: 'anthropic', AI_MODEL: 'any', AI_API_KEY: 'key', AI_DEADLINE_PLAN: '900' }
    expect(readConfig(other).languageModel).toMatchObject({
      baseUrl: undefined,
      deadlines: { plan: 900, chat: 60_000, step: 20_000 },
    })
  })

  test('is refused where something is missing, by name and without the key', () => {
    expect(messageOf({ AI_MODEL: 'any', AI_API_KEY: 'secret' })).toContain('AI_MODEL: needs AI_PROVIDER')
    expect(messageOf({ AI_API_KEY: 'secret' })).not.toContain('secret')
    const bare = messageOf({ AI_PROVIDER: 'openai-compatible' })
    expect(bare).toContain('AI_MODEL: must name the model')
    expect(bare).toContain('AI_BASE_URL: must be the address')
    expect(messageOf({ AI_PROVIDER: 'google', AI_MODEL: 'any' })).toContain('AI_API_KEY: must be the key for google')
    expect(messageOf({ AI_PROVIDER: 'other' })).toContain('AI_PROVIDER: must be one of none, openai-compatible')
  })
})

describe('outside services', () => {
  const keys = {
    SMTP_URL: 'smtps://user:secret@mail.example',
    GOOGLE_CLIENT_ID: 'google-id',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    GITHUB_CLIENT_ID: 'github-id',
    GITHUB_CLIENT_SECRET: 'github-secret',
    STRIPE_SECRET_KEY: 'sk_live_key',
    STRIPE_WEBHOOK_SECRET: 'whsec_key',
  }
  const modes = (environment: Record<string, string>) => {
    const { mail, google, github, payment } = readConfig(environment).services
    return [mail, google, github, payment].map(({ mode }) => mode)
  }

  test('are sandboxes without keys, off where no sandbox is wanted, and the real ones with keys', () => {
    expect(modes({})).toEqual(['sandbox', 'sandbox', 'sandbox', 'sandbox'])
    expect(modes({ SANDBOX: '0' })).toEqual(['off', 'off', 'off', 'off'])
    expect(modes({ SMTP_URL: keys.SMTP_URL, SANDBOX: '0' })).toEqual(['live', 'off', 'off', 'off'])
    expect(modes(keys)).toEqual(['live', 'live', 'live', 'live'])
  })

  test('as sandboxes are refused off this machine, by name', () => {
    const elsewhere = { PUBLIC_URL: 'https://milepost.example', SEED: 'none' }
    expect(messageOf(elsewhere)).toContain('(mail, google, github, payment)')
    expect(messageOf({ ...elsewhere, ...keys, SMTP_URL: '' })).toContain('(mail)')
    expect(modes({ ...elsewhere, ...keys })).toEqual(['live', 'live', 'live', 'live'])
    expect(modes({ ...elsewhere, ALLOW_SANDBOX: '1' })).toEqual(['sandbox', 'sandbox', 'sandbox', 'sandbox'])
  })

  test.each([
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ])('%s and %s come together', (first, second) => {
    expect(messageOf({ [first]: 'secret-value' })).toContain(`${second}: must be set, since ${first} is`)
    expect(messageOf({ [second]: 'secret-value' })).toContain(`${first}: must be set, since ${second} is`)
    expect(messageOf({ [first]: 'secret-value' })).not.toContain('secret-value')
  })
})

function messageOf(environment: Record<string, string>): string {
  try {
    readConfig(environment)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

test('off this machine, a key for all instances on one database must be named', () => {
  const served = { HOST: '0.0.0.0', SEED: 'none', SANDBOX: '0' }
  const onServer = { ...served, DATABASE_URL: 'postgres://milepost@db/milepost' }
  expect(() => readConfig(onServer)).toThrow('INSTALLATION_KEY_FILE: must name a file')
  const named = readConfig({ ...onServer, INSTALLATION_KEY_FILE: '/run/secrets/milepost' })
  expect(named.installationKeyFile).toBe('/run/secrets/milepost')
  expect(readConfig({ ...served, DATA_DIR: '/data' }).installationKeyFile).toBe('/data/installation.key')
})
