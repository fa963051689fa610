import { KeyRing, newKey } from '#lib/key-ring.ts'

/** A ring of new keys, which no file holds. */
export function createKeyRing(...keys: string[]): KeyRing {
  const ring = KeyRing.parse(keys.length === 0 ? newKey() : keys.join('\n'))
  if (ring === null) throw new Error('one of the keys is wrong')
  return ring
}
