import type { Adapter, AdapterPayload } from 'oidc-provider'
import { createExpiringMap } from '#expiring-map.ts'

const usualSeconds = 10 * 60

/**
 * Creates the provider's storage in memory. A restart clears it.
 *
 * @returns A function that creates the adapter for a kind of object.
 */
export function createMemoryStore(): (kind: string) => Adapter {
  const payloads = createExpiringMap<AdapterPayload>(1000)
  return (kind) => {
    const keyOf = (id: string) => `${kind}:${id}`
    const findBy = async (matches: (payload: AdapterPayload) => boolean) =>
      payloads.entries().find(([key, payload]) => key.startsWith(`${kind}:`) && matches(payload))?.[1]
    return {
      upsert: async (id, payload, seconds) => payloads.set(keyOf(id), payload, seconds ?? usualSeconds),
      find: async (id) => payloads.get(keyOf(id)),
      findByUid: (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: (userCode) => findBy((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const payload = payloads.get(keyOf(id))
        if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => payloads.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of payloads.entries()) if (payload.grantId === grantId) payloads.delete(key)
      },
    }
  }
}
