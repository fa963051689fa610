import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { DatabaseClient } from '#db/client.ts'

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))
/** An arbitrary number that no other program uses for advisory locks on this database. */
const lockNumber = 7_145_362

/** Migrates the database to the newest schema. Safe when several instances start together. */
export async function migrateDatabase(client: DatabaseClient): Promise<void> {
  if (client.kind === 'embedded') return migrate(client.db, { migrationsFolder })
  // Without deadlines: a migration may take minutes, and so may waiting for another instance's.
  const { query_timeout: _, statement_timeout: __, ...options } = client.background.$client.options
  const connection = new pg.Client(options)
  connection.on('error', () => undefined)
  await connection.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [lockNumber])
    await migrate(drizzle(connection), { migrationsFolder })
  } finally {
    // Ends the lock too.
    await connection.end()
  }
}
