import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { adviseConfig } from '#doctor/advise-config.ts'

const served = {
  HOST: '0.0.0.0',
  SEED: 'none',
  SANDBOX: '0',
  PUBLIC_URL: 'https://milepost.test',
  TRUST_PROXY: '10.0.0.1',
  DATABASE_URL: 'postgres://milepost@db/milepost',
  INSTALLATION_KEY_FILE: '/run/secrets/milepost',
  SMTP_URL: 'smtp://mail:25',
  MAIL_FROM: 'a@milepost.test',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_WEBHOOK_SECRET: 'wh',
  METRICS_TOKEN: 'a token of sixteen or more',
  GOOGLE_CLIENT_ID: 'a',
  GOOGLE_CLIENT_SECRET: 'b',
  GITHUB_CLIENT_ID: 'c',
  GITHUB_CLIENT_SECRET: 'd',
}

test('a configuration for a real start needs no advice', () => {
  expect(adviseConfig(readConfig(served))).toEqual([])
})

test.each([
  ['DATABASE_URL', 'must'],
  ['PUBLIC_URL', 'must'],
  ['SMTP_URL', 'must'],
  ['TRUST_PROXY', 'should'],
])('without %s it says what is missing', (name, level) => {
  const advice = adviseConfig(readConfig({ ...served, [name]: '' }))
  expect(advice.find(({ text }) => text.startsWith(name))?.level).toBe(level)
})

test('a demo is named as one', () => {
  const musts = adviseConfig(readConfig({ ...served, SEED: 'demo', ALLOW_SANDBOX: '1' }))
  expect(musts.map(({ text }) => text.split(':')[0])).toEqual(expect.arrayContaining(['SEED', 'ALLOW_SANDBOX']))
})
