import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { originOf } from '#http/origin.ts'

const listening = () => 'http://127.0.0.1:8080'

test.each(['localhost:8080', '127.0.0.1:8080', '[::1]:8080', 'localhost'])(
  'on this machine alone, %s is where its browser says it is',
  (host) => {
    expect(originOf(readConfig({}), listening)(host)).toBe(`http://${host}`)
  },
)

test.each([
  undefined,
  'evil.example',
  'localhost.evil.example',
  'evil.example:8080',
  'localhost:8080/path',
  'a@localhost',
])('a Host header of %s is not believed', (host) => {
  expect(originOf(readConfig({}), listening)(host)).toBe('http://127.0.0.1:8080')
})

test('an address that was set is the only one', () => {
  const config = readConfig({ PUBLIC_URL: 'https://milepost.example/', SEED: 'none', SANDBOX: '0' })
  expect(originOf(config, listening)('localhost:8080')).toBe('https://milepost.example')
})

test('a server that listens on other addresses believes no Host header', () => {
  const config = readConfig({ HOST: '0.0.0.0', SEED: 'none', SANDBOX: '0' })
  expect(originOf(config, listening)('localhost:8080')).toBe('http://127.0.0.1:8080')
})
