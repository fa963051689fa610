import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '#config.ts'

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
      expect(readConfig({ ...environment, SEED: 'none' }).onLoopback).toBe(false)
    },
  )

  test.each([{ HOST: '::1' }, { HOST: 'localhost' }, { HOST: '127.0.0.2' }, { PUBLIC_URL: 'http://localhost:9999/' }])(
    'is served on %o',
    (environment) => {
      expect(readConfig(environment).onLoopback).toBe(true)
    },
  )
})

test('empty settings count as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: undefined })
})

function messageOf(environment: Record<string, string>): string {
  try {
    readConfig(environment)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}
