import { afterAll, expect, test } from 'vitest'
import { createDependencies } from '#dependencies.ts'
import { PasswordHasher } from '#lib/password-hasher.ts'
import { buildTestApp } from '../../test/build-test-app.ts'

const product = await buildTestApp()
afterAll(() => product.close())

test('the product hashes passwords with argon2id, 19 MiB and two passes, and recognises them', async () => {
  const { config, jobs, keys, log } = product.dependencies
  // Tests use a cheaper hash.
  const { passwordHasher } = await createDependencies(config, product.client, jobs, keys, log)
  const hash = await passwordHasher.hash('a long and unusual one')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwordHasher.verify(hash, 'a long and unusual one')).toBe(true)
  expect(await passwordHasher.verify(hash, 'another unusual one')).toBe(false)
  expect(await passwordHasher.verify(null, 'a long and unusual one')).toBe(false)
})

test('a password is the same on every keyboard, and one stored as it was typed still opens', async () => {
  const { hash } = await import('@node-rs/argon2')
  const hasher = new PasswordHasher(1)
  const [typed, elsewhere] = ['caf\u00e9 is\u00a0open', 'cafe\u0301 is open']
  expect(await hasher.verify(await hasher.hash(typed), elsewhere)).toBe(true)
  expect(await hasher.verify(await hash(elsewhere), elsewhere)).toBe(true)
  expect(await hasher.verify(await hash(elsewhere), typed)).toBe(false)
  expect(await hasher.verify(await hasher.hash(typed), 'Caf\u00e9 is open')).toBe(false)
  expect(await hasher.verify(await hasher.hash('ａｂ'), 'ab')).toBe(false)
})

test('an account without a password has none, also not the one that is compared in its place', async () => {
  expect(await new PasswordHasher(1).verify(null, 'nobody has this password')).toBe(false)
})
