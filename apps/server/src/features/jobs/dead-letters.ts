import { sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'

/** The queue of jobs that failed on every retry. It has no worker. */
export const deadLetters = 'dead-letters'

/** A dead letter as the queue stores it, with its error and original queue besides its payload. */
export interface DeadLetter {
  readonly id: string
  readonly name: string | null
  readonly data: unknown
  readonly error: unknown
  readonly retries: number | null
  readonly sentAt: Date | null
  readonly failedAt: Date
}

/** Latest first. */
export async function findDeadLetters(
  db: Queryable,
  slice: { readonly limit: number; readonly offset: number },
  id?: string,
): Promise<DeadLetter[]> {
  const result = await db.execute<Record<string, unknown>>(sql`
    select id, source_name as name, data, source_output as error, source_retry_count as retries,
      source_created_on as sent_at, created_on as failed_at
    from pgboss.job where name = ${deadLetters} and state = 'created' ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by created_on desc, id limit ${slice.limit} offset ${slice.offset}`)
  return result.rows.map((row) => ({
    id: String(row['id']),
    name: typeof row['name'] === 'string' ? row['name'] : null,
    data: row['data'],
    error: row['error'],
    retries: row['retries'] === null ? null : Number(row['retries']),
    sentAt: row['sent_at'] === null ? null : new Date(String(row['sent_at'])),
    failedAt: new Date(String(row['failed_at'])),
  }))
}

/** @returns the original queue, locked; undefined if it no longer exists */
export async function lockDeadLetter(db: Queryable, id: string): Promise<{ readonly name: string } | undefined> {
  const result = await db.execute<{ name: string | null }>(sql`
    select source_name as name from pgboss.job
    where name = ${deadLetters} and state = 'created' and id = ${id} for update`)
  const [row] = result.rows
  return row === undefined ? undefined : { name: row.name ?? '' }
}

export async function deleteDeadLetter(db: Queryable, id: string): Promise<void> {
  await db.execute(sql`delete from pgboss.job where name = ${deadLetters} and id = ${id}`)
}
