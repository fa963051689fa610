import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { DatabaseClient } from '#db/client.ts'

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))
/** An arbitrary number that no other program uses for advisory locks on this database. */
const lockNumber = 7_145_362

/** Migrates the database to the newest schema. Safe when several instances start together. */
export async function migrateDatabase(client: DatabaseClient): Promise<void> {
  const connection = await client.background.$client.connect()
  try {
    if (client.kind === 'postgresql')
      await connection.query({ text: 'select pg_advisory_lock($1)', values: [lockNumber] })
    await migrate(drizzle(connection), { migrationsFolder })
  } finally {
    if (client.kind === 'postgresql')
      await connection.query({ text: 'select pg_advisory_unlock($1)', values: [lockNumber] })
    connection.release()
  }
}
