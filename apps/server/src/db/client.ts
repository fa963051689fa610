import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres/session'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#db/embedded-database.ts'

/** A connection pool or a transaction: whatever repositories may query. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export interface DatabaseClient {
  readonly db: NodePgDatabase & { readonly $client: pg.Pool }
  readonly pool: pg.Pool
  readonly kind: 'embedded' | 'postgresql'
  close(): Promise<void>
}

export interface DatabaseSettings {
  readonly databaseUrl: string | undefined
  readonly databasePoolSize: number
  readonly dataDirectory: string
}

/**
 * Opens the product's database: the PostgreSQL server named, or an embedded one in the data folder.
 * Errors: a folder that another process uses, or an embedded database that cannot start. A server that cannot be
 * reached shows at the first query.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  onError: (error: Error) => void,
): Promise<DatabaseClient> {
  if (settings.databaseUrl !== undefined) {
    return connect({ connectionString: settings.databaseUrl, max: settings.databasePoolSize }, undefined, onError)
  }
  return connectEmbedded(await startEmbeddedDatabase({ directory: settings.dataDirectory }), onError)
}

/** Connects to an embedded database that runs already; closing the client stops it. */
export function connectEmbedded(embedded: EmbeddedDatabase, onError: (error: Error) => void): DatabaseClient {
  // One backend serves every connection of the embedded database, so a second one would collide with the named
  // statements of the first: also one that takes the place of another, which leaves its own behind.
  const onConnect = async (client: pg.ClientBase) => {
    await client.query('deallocate all')
  }
  return connect({ ...embedded.connection, max: 1, onConnect }, embedded, onError)
}

function connect(options: pg.PoolConfig, embedded: EmbeddedDatabase | undefined, onError: (error: Error) => void) {
  const pool = new pg.Pool({
    ...options,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
    keepAlive: true,
    application_name: 'milepost',
  })
  pool.on('error', onError)
  let closing: Promise<void> | undefined
  return {
    db: drizzle(pool),
    pool,
    kind: embedded === undefined ? ('postgresql' as const) : ('embedded' as const),
    close: () => {
      closing ??= pool.end().then(() => embedded?.stop())
      return closing
    },
  }
}
