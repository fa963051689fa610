/** A stored object of the sandbox. Its data must be JSON. */
export interface SandboxRecord {
  readonly id: string
  readonly kind: string
  readonly data: unknown
}

/** The storage of the sandbox. */
export interface SandboxRecords {
  get(id: string): Promise<SandboxRecord | undefined>
  /** Lists the records of a kind, in the order they were created. */
  list(kind: string): Promise<SandboxRecord[]>
  /** Inserts or replaces all of them, or none. */
  put(records: readonly SandboxRecord[]): Promise<void>
}

/**
 * Creates a storage in memory.
 *
 * @returns The storage.
 */
export function recordsInMemory(): SandboxRecords {
  const kept = new Map<string, SandboxRecord>()
  return {
    get: async (id) => kept.get(id),
    list: async (kind) => [...kept.values()].filter((record) => record.kind === kind),
    put: async (records) => {
      for (const record of records) kept.set(record.id, structuredClone(record))
    },
  }
}
