import { randomBytes } from 'node:crypto'
import type { ObjectName, Objects } from '#stripe/objects.ts'
import type { SandboxRecord, SandboxRecords } from '#stripe/records.ts'

/** The version of Stripe's API that the sandbox follows. */
const apiVersion = '2026-10-28.endive'

/** A transaction of the sandbox: its writes are stored together or not at all. */
export interface SandboxTransaction {
  /** Seconds since 1970. */
  readonly now: number
  newId(prefix: string): string
  find<N extends ObjectName>(name: N, id: string): Promise<Objects[N] | undefined>
  /** Lists objects in the order they were created. */
  list<N extends ObjectName>(name: N): Promise<Objects[N][]>
  save(object: Objects[ObjectName]): void
  findNote(id: string): Promise<unknown>
  note(id: string, kind: string, data: unknown): void
  /** Records an event, which is delivered to webhooks afterwards. */
  emit(type: string, object: object): void
}

export interface State {
  /** Runs transactions one after the other. */
  change<T>(work: (change: SandboxTransaction) => Promise<T>): Promise<T>
  listPendingEvents(): Promise<StripeEvent[]>
  markDelivered(event: StripeEvent): Promise<void>
}

export interface StripeEvent {
  readonly id: string
  readonly object: 'event'
  readonly api_version: string
  readonly created: number
  readonly type: string
  readonly livemode: false
  readonly pending_webhooks: number
  readonly request: { readonly id: null; readonly idempotency_key: null }
  readonly data: { readonly object: object }
}

const pending = 'stripe.event.pending'
const delivered = 'stripe.event.delivered'

/**
 * Opens the sandbox's state.
 *
 * @param records - The storage.
 * @param clock - The clock.
 * @returns The state.
 */
export function openState(records: SandboxRecords, clock: () => Date): State {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work, work)
    last = result.catch(() => undefined)
    return result
  }
  return {
    change: (work) =>
      inTurn(async () => {
        const written = new Map<string, SandboxRecord>()
        const result = await work(changeOn(records, written, Math.floor(clock().getTime() / 1000)))
        await records.put([...written.values()])
        return result
      }),
    listPendingEvents: async () => (await records.list(pending)).map(({ data }) => data as StripeEvent),
    markDelivered: (event) => inTurn(() => records.put([{ id: event.id, kind: delivered, data: event }])),
  }
}

function changeOn(records: SandboxRecords, written: Map<string, SandboxRecord>, now: number): SandboxTransaction {
  const put = (record: SandboxRecord) => void written.set(record.id, record)
  const read = async (id: string) => written.get(id) ?? (await records.get(id))
  return {
    now,
    newId,
    find: async <N extends ObjectName>(name: N, id: string) => {
      const record = await read(id)
      return record?.kind === kindOf(name) ? (record.data as Objects[N]) : undefined
    },
    list: async <N extends ObjectName>(name: N) => {
      const kept = await records.list(kindOf(name))
      const ids = new Set(kept.map(({ id }) => id))
      const added = [...written.values()].filter(({ id, kind }) => kind === kindOf(name) && !ids.has(id))
      return [...kept.map((record) => written.get(record.id) ?? record), ...added].map(({ data }) => data as Objects[N])
    },
    save: (object) => put({ id: object.id, kind: kindOf(object.object), data: object }),
    findNote: async (id) => (await read(id))?.data,
    note: (id, kind, data) => put({ id, kind, data }),
    emit: (type, object) => {
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: now,
        type,
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        data: { object },
      }
      put({ id: event.id, kind: pending, data: event })
    },
  }
}

function kindOf(name: ObjectName): string {
  return `stripe.${name}`
}

function newId(prefix: string): string {
  return `${prefix}_sandbox${randomBytes(18).toString('hex')}`
}
