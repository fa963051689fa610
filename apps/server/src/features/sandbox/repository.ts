import type { SandboxRecord } from '@milepost/sandbox/stripe/records'
import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { sandboxRecords } from '#db/schema/sandbox-records.ts'

const columns = { id: sandboxRecords.id, kind: sandboxRecords.kind, data: sandboxRecords.data }

export async function findRecord(db: Queryable, id: string): Promise<SandboxRecord | undefined> {
  const [row] = await db.select(columns).from(sandboxRecords).where(eq(sandboxRecords.id, id))
  return row
}

/** In the order of creation. */
export async function listRecords(db: Queryable, kind: string): Promise<SandboxRecord[]> {
  return db
    .select(columns)
    .from(sandboxRecords)
    .where(eq(sandboxRecords.kind, kind))
    .orderBy(asc(sandboxRecords.number))
}

/** Inserts or replaces all records, or none. */
export async function saveRecords(db: Queryable, records: readonly SandboxRecord[]): Promise<void> {
  if (records.length === 0) return
  await db
    .insert(sandboxRecords)
    .values([...records])
    .onConflictDoUpdate({
      target: sandboxRecords.id,
      set: { kind: sql`excluded.kind`, data: sql`excluded.data` },
    })
}
