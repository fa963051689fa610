import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const installations = '/usr/lib/postgresql'

export interface OwnPostgresql {
  /** Its address as a DATABASE_URL. */
  readonly address: string
  /**
   * Terminates every connection, like an administrator or a failover.
   * @returns how many there were
   */
  terminateConnections(): Promise<number>
  /** Stops its processes, so that they no longer respond. */
  freeze(): void
  thaw(): void
  /** 'SIGINT' shuts down cleanly, 'SIGKILL' kills. */
  stop(signal: 'SIGINT' | 'SIGKILL'): Promise<void>
  /** Starts it again on the same data and waits until it responds. */
  start(): Promise<void>
  remove(): Promise<void>
}

/** The folder of a PostgreSQL server's programs; undefined if not installed. */
export function findPostgresql(): string | undefined {
  if (!existsSync(installations)) return undefined
  const [newest] = readdirSync(installations).sort((a, b) => Number(b) - Number(a))
  return newest === undefined ? undefined : join(installations, newest, 'bin')
}

/** Creates and starts a PostgreSQL server that a test may freeze and kill. `programs` is the folder of its programs. */
export async function startOwnPostgresql(programs: string, more: readonly string[] = []): Promise<OwnPostgresql> {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-postgresql-'))
  const data = join(folder, 'data')
  const user = await handOver(folder)
  // The machine's own locale may not be installed.
  const cluster = ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '-N']
  execFileSync(join(programs, 'initdb'), cluster, { stdio: 'pipe', cwd: folder, ...user })
  const port = await findFreePort()
  const address = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server: ChildProcess | undefined

  const run = async () => {
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      'fsync=off',
      ...more,
    ]
    // After a kill, remaining processes hold the data for a moment, and a new server that finds them exits.
    for (;;) {
      const started = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((each) => ['-c', each])], {
        stdio: 'ignore',
        cwd: folder,
        ...user,
      })
      if (await answers(address, started)) {
        server = started
        return
      }
    }
  }
  const signal = (name: NodeJS.Signals) => {
    for (const pid of processesOf(server?.pid)) killIfRunning(pid, name)
  }
  const stop = async (name: NodeJS.Signals) => {
    const stopped = server
    if (stopped === undefined) return
    server = undefined
    const gone = new Promise((resolve) => stopped.once('exit', resolve))
    stopped.kill(name)
    await gone
  }
  await run()
  return {
    address,
    terminateConnections: async () => {
      const statement = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'milepost'"
      const client = new pg.Client({ connectionString: address })
      await client.connect()
      const { rowCount } = await client.query(statement)
      await client.end()
      return rowCount ?? 0
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop,
    start: run,
    remove: async () => {
      signal('SIGCONT')
      // Unlike a killed server, this one waits for its children, which may still write into the folder.
      await stop('SIGQUIT')
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** PostgreSQL refuses to run as root. */
async function handOver(folder: string): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  chownSync(folder, uid, gid)
  return { uid, gid }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

/** @returns true once a server responds, false if it has exited instead */
async function answers(address: string, server: ChildProcess): Promise<boolean> {
  while (server.exitCode === null) {
    const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 1_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }
  return false
}

/** The server's process and its children. Each child starts a new session, so that no signal reaches all of them. */
function processesOf(pid: number | undefined): number[] {
  if (pid === undefined) return []
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return [pid, ...others.map(Number).filter((other) => parentOf(other) === pid)]
}

/** A child whose connection has just closed may exit before its signal arrives. */
function killIfRunning(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** @returns undefined for a process that has exited */
function parentOf(pid: number): number | undefined {
  try {
    const [, parent] = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(parent)
  } catch {
    return undefined
  }
}
