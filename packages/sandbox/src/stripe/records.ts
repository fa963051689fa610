/** Something the sandbox keeps. Its data is what JSON can hold. */
export interface SandboxRecord {
  readonly id: string
  readonly kind: string
  readonly data: unknown
}

/** Where the sandbox keeps its state. */
export interface SandboxRecords {
  get(id: string): Promise<SandboxRecord | undefined>
  /** In the order they were made. */
  list(kind: string): Promise<SandboxRecord[]>
  /** Inserts or replaces all of them, or none. */
  put(records: readonly SandboxRecord[]): Promise<void>
}

/** Keeps records for as long as the process runs. */
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
