import { expect, test } from 'vitest'
import { KeyRing, newKey, sealedBy } from '#lib/key-ring.ts'
import { createKeyRing as ringOf } from '../../test/key-ring.ts'

const secret = Buffer.from('12345678901234567890')
const [old, fresh] = [newKey(), newKey()]

test('during a change the first key seals and both open', () => {
  const before = ringOf(old).seal(secret, 'asha')
  const changing = ringOf(fresh, old)
  const after = changing.seal(secret, 'asha')
  expect(before.includes(secret)).toBe(false)
  expect([before, after].map((sealed) => changing.open(sealed, 'asha'))).toEqual([secret, secret])
  expect([sealedBy(before), sealedBy(after)]).toEqual([ringOf(old).ids[0], ringOf(fresh).ids[0]])
  expect(ringOf(fresh).open(before, 'asha')).toBeNull()
  expect(ringOf(old).seal(secret, 'asha')).not.toEqual(before)
})

test('what was changed, cut or moved to another owner opens nothing', () => {
  const ring = ringOf(old)
  const sealed = ring.seal(secret, 'asha')
  expect(ring.open(sealed, 'nimal')).toBeNull()
  const changed = Array.from(sealed, (byte, index) => ring.open(Buffer.from(sealed.with(index, byte ^ 1)), 'asha'))
  expect(new Set(changed)).toEqual(new Set([null]))
  for (const length of [0, 20, 40, sealed.length - 1]) expect(ring.open(sealed.subarray(0, length), 'asha')).toBeNull()
})

test.each(['', '\n', 'short', `${newKey()}x`, `${newKey()}\nno key`])('%j is no key file', (text) => {
  expect(KeyRing.parse(text)).toBeNull()
})
