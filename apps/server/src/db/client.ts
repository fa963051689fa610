import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres/session'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#db/embedded-database.ts'
import { WriteFailures } from '#db/write-failures.ts'
import { waitWithinBudget } from '#lib/wait-budget.ts'

/** A connection pool or a transaction, as repositories use it. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export type Database = NodePgDatabase & { readonly $client: pg.Pool }

export interface DatabaseClient {
  /** For requests, with short timeouts. */
  readonly db: Database
  readonly pool: pg.Pool
  /** For jobs and migrations, with long timeouts. The same connection on the embedded database. */
  readonly background: Database
  /** For health checks, so that they never wait for requests. The same connection on the embedded database. */
  readonly health: Database
  readonly kind: 'embedded' | 'postgresql'
  readonly writeFailures: WriteFailures
  close(): Promise<void>
}

export interface DatabaseSettings {
  readonly databaseUrl: string | undefined
  /** The server's address past a connection pooler, for jobs and migrations. By default the same. */
  readonly databaseDirectUrl?: string | undefined
  readonly databasePoolSize: number
  readonly dataDirectory: string
}

/**
 * Opens the database: the PostgreSQL server, or an embedded one in the data folder. An unreachable server shows only at
 * the first query.
 * @throws {FolderInUseError} when another process uses the data folder
 */
export async function openDatabase(
  settings: DatabaseSettings,
  onError: (error: Error) => void,
): Promise<DatabaseClient> {
  if (settings.databaseUrl !== undefined) {
    const { databaseUrl, databaseDirectUrl = databaseUrl, databasePoolSize: max } = settings
    return connectServer({ connectionString: databaseUrl, max }, databaseDirectUrl, onError)
  }
  return connectEmbedded(await startEmbeddedDatabase({ directory: settings.dataDirectory }), onError)
}

/** Connects to a running embedded database; closing the client stops it. */
export function connectEmbedded(embedded: EmbeddedDatabase, onError: (error: Error) => void): DatabaseClient {
  // One backend serves all connections of the embedded database, so named statements of an earlier one must be dropped.
  const onConnect = async (client: pg.ClientBase) => {
    await client.query('deallocate all')
  }
  const pool = openPool({ ...embedded.connection, ...embeddedDeadlines, max: 1, onConnect }, onError)
  const db = drizzle(pool)
  let closing: Promise<void> | undefined
  return {
    db,
    pool,
    background: db,
    health: db,
    kind: 'embedded',
    writeFailures: new WriteFailures(),
    close: () => {
      closing ??= pool.end().then(() => embedded.stop())
      return closing
    },
  }
}

/** Connects for work that may take minutes, past the deadlines of requests and jobs. The caller ends it. */
export async function connectWithoutDeadlines(client: DatabaseClient): Promise<pg.Client> {
  const { query_timeout: _, statement_timeout: __, ...options } = client.background.$client.options
  const connection = new pg.Client(options)
  connection.on('error', () => undefined)
  await connection.connect()
  return connection
}

/**
 * How long a connection and a statement of a request take at most; all waits of a request share a budget. The server's
 * own statement timeout comes first, which leaves the connection usable.
 */
const requestDeadlines: pg.PoolConfig = {
  connectionTimeoutMillis: 1_000,
  statement_timeout: 2_000,
  query_timeout: 2_500,
  idle_in_transaction_session_timeout: 5_000,
}
const backgroundDeadlines: pg.PoolConfig = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 55_000,
  query_timeout: 60_000,
}
/** The embedded database runs statements one after the other and has no timeouts. */
const embeddedDeadlines: pg.PoolConfig = { connectionTimeoutMillis: 10_000, query_timeout: 10_000 }
const backgroundConnections = 2

function openPool(options: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ ...options, keepAlive: true, application_name: 'milepost' })
  pool.on('error', onError)
  // The pool listens only to idle connections; an unhandled error of one in use would end the process.
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

type AnyCall = (...parts: unknown[]) => unknown

/**
 * Has the waits for a pool's connections and statements end with their request's budget. What comes too late goes back to
 * the pool, whose own deadlines end it. Calls with a callback are the pool's own.
 */
function limitWaits(pool: pg.Pool): pg.Pool {
  const limit = <F extends pg.Pool['query'] | pg.ClientBase['query'] | pg.Pool['connect']>(
    call: F,
    wait: (result: Promise<unknown>) => Promise<unknown>,
  ): F => {
    const limited: AnyCall = (...parts) => {
      const result = (call as AnyCall)(...parts)
      return result instanceof Promise ? wait(result) : result
    }
    return limited as F
  }
  const statement = (result: Promise<unknown>) => waitWithinBudget(result, true)
  pool.query = limit(pool.query.bind(pool), statement)
  pool.connect = limit(pool.connect.bind(pool), (result) => waitForConnection(result as Promise<pg.PoolClient>))
  pool.on('connect', (client) => {
    client.query = limit(client.query.bind(client), statement)
  })
  return pool
}

async function waitForConnection(connection: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
  try {
    return await waitWithinBudget(connection, false)
  } catch (error) {
    connection.then(
      (client) => client.release(),
      () => undefined,
    )
    throw error
  }
}

function connectServer(options: pg.PoolConfig, directUrl: string, onError: (error: Error) => void): DatabaseClient {
  const pool = limitWaits(openPool({ ...options, ...requestDeadlines }, onError))
  const health = openPool({ ...options, ...requestDeadlines, max: 1 }, onError)
  const direct = { connectionString: directUrl, max: backgroundConnections }
  const background = openPool({ ...direct, ...backgroundDeadlines }, onError)
  let closing: Promise<unknown> | undefined
  return {
    db: drizzle(pool),
    pool,
    background: drizzle(background),
    health: drizzle(health),
    kind: 'postgresql',
    writeFailures: new WriteFailures(),
    close: async () => {
      closing ??= Promise.all([pool.end(), health.end(), background.end()])
      await closing
    },
  }
}
