import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import * as z from 'zod/mini'
import { connectWithoutDeadlines, type Database, type DatabaseClient } from '#db/client.ts'

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))
/** An arbitrary number that no other program uses for advisory locks on this database. */
const lockNumber = 7_145_362

const Journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) })

/**
 * Migrates the database. Safe when several instances start together.
 *
 * @param count - How many of the migrations; by default all.
 * @throws If a table that a migration changes stays in use for three seconds. Nothing is changed then.
 */
export async function migrateDatabase(client: DatabaseClient, count?: number): Promise<void> {
  if (client.kind === 'embedded') return runMigrations(client.db, count)
  // A migration may take minutes, and so may waiting for another instance's.
  const connection = await connectWithoutDeadlines(client)
  try {
    await connection.query('select pg_advisory_lock($1)', [lockNumber])
    // Every request to a table queues behind a migration that waits for it. The start that gives up is tried again.
    await connection.query(`set lock_timeout = '3s'`)
    await runMigrations(drizzle(connection), count)
  } finally {
    // Ends the lock too.
    await connection.end()
  }
}

/**
 * Runs the migrations after the first `from` ones, up to `to` of them, in the caller's transaction. drizzle's own function
 * would end it.
 */
export async function runMigrationsWithin(connection: pg.ClientBase, from: number, to: number): Promise<void> {
  await connection.query(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder }).slice(from, to)) {
    for (const statement of sql) await connection.query(statement)
    const row = [hash, folderMillis]
    await connection.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', row)
  }
}

/** The names that migrations ever gave to a kind of object. They are lower-case words, so none needs quotes. */
export function listCreated(kind: 'table' | 'type' | 'function'): string[] {
  const pattern = new RegExp(`create (?:or replace )?${kind} (?:if not exists )?(?:"public"\\.)?"([a-z_]+)"`, 'gi')
  const statements = readMigrationFiles({ migrationsFolder }).flatMap(({ sql }) => sql)
  return [...new Set(statements.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))].sort()
}

/** The time of each migration that this version knows, in order. */
export function knownMigrations(): number[] {
  return readJournal().entries.map(({ when }) => when)
}

function readJournal() {
  return z.parse(Journal, JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')))
}

async function runMigrations(db: Omit<Database, '$client'>, count?: number): Promise<void> {
  const journal = readJournal()
  if (count === undefined || count === journal.entries.length) return migrate(db, { migrationsFolder })
  const folder = await mkdtemp(join(tmpdir(), 'milepost-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true, filter: (file) => !file.includes('meta') })
    await mkdir(join(folder, 'meta'))
    const earlier = { ...journal, entries: journal.entries.slice(0, count) }
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify(earlier))
    await migrate(db, { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true })
  }
}
