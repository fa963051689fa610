import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventStream } from '@milepost/contract/notifications/limits'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { answers, password } from './factories.ts'
import { findPostgresql, type OwnPostgresql, startOwnPostgresql } from './own-postgresql.ts'
import { type RunningServer, startServer } from './running-server.ts'

const programs = findPostgresql()
const onPostgresql = inject('template').kind === 'postgresql' && programs !== undefined
/**
 * The longest a reply may take while the database is down, and the product may take to recover. Twice what it needs
 * alone (docs/decisions/0024-a-database-that-fails.md), since other tests use the machine.
 */
const deadlines = { answer: 8_000, recovery: 4_000 }
const statuses = ['not_started', 'ongoing', 'done'] as const

interface SignedInLearner {
  readonly userId: string
  readonly email: string
  readonly token: string
}
/** Callers use the product at once and are numbered. */
interface ReplyToCaller extends AnsweredCall {
  readonly caller: number
}
interface AnsweredCall {
  readonly status: number
  readonly retryAfter: string | null
  readonly milliseconds: number
  readonly body: unknown
}

/** @throws fetch's error when the process is gone */
async function call(server: RunningServer, path: string, token?: string, body?: object): Promise<AnsweredCall> {
  const began = performance.now()
  const reply = await fetch(`${server.address}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  return {
    status: reply.status,
    retryAfter: reply.headers.get('retry-after'),
    milliseconds: performance.now() - began,
    body: JSON.parse(text) as unknown,
  }
}

const register = (server: RunningServer, email: string) =>
  call(server, '/auth/register', undefined, { name: 'X', email, password })

async function makeLearner(server: RunningServer): Promise<SignedInLearner> {
  const email = `${randomUUID()}@example.com`
  const { user, token } = (await register(server, email)).body as {
    user: { id: string }
    token: string
  }
  expect((await call(server, '/roadmap', token, { ...answers, userId: user.id })).status).toBe(200)
  return { userId: user.id, email, token }
}

/** Simulates a product in use: readers, writers, sign-ups with an email each, and open inboxes. */
function startUse(server: RunningServer, { userId, email, token }: SignedInLearner) {
  const replies: ReplyToCaller[] = []
  const saved = new Map<number, string>()
  const tried = new Map<number, string>()
  const registered = new Map<string, number>()
  const lost: unknown[] = []
  let goesOn = true

  const repeat = async (ask: () => Promise<AnsweredCall>, caller: number) => {
    while (goesOn) {
      try {
        const reply = await ask()
        replies.push({ ...reply, caller })
        if (reply.status >= 500) await new Promise((resolve) => setTimeout(resolve, 20))
      } catch (error) {
        lost.push(error)
        return
      }
    }
  }
  const write = (writer: number) => {
    let count = 0
    return async () => {
      count += 1
      // Each writer has separate steps, so that the last acknowledged state of a step is known.
      const stepId = 1 + writer * 3 + (count % 3)
      const status = statuses[count % 3] ?? 'done'
      tried.set(stepId, status)
      const reply = await call(server, '/progress', token, { userId, stepId, status })
      if (reply.status === 200) saved.set(stepId, status)
      return reply
    }
  }
  const signUp = async () => {
    const email = `${randomUUID()}@example.com`
    const reply = await register(server, email)
    registered.set(email, reply.status)
    return reply
  }
  const follow = async (): Promise<AnsweredCall> => {
    const began = performance.now()
    const leave = new AbortController()
    const reply = await fetch(`${server.address}/api/notifications/${userId}/stream`, {
      headers: { accept: eventStream, authorization: `Bearer ${token}` },
      signal: leave.signal,
    })
    await reply.body?.getReader().read()
    const milliseconds = performance.now() - began
    leave.abort()
    // Streams left earlier may still be counted as open.
    if (reply.status === 429) return follow()
    return { status: reply.status, retryAfter: reply.headers.get('retry-after'), body: null, milliseconds }
  }
  const read = () => call(server, `/roadmap/${userId}`, token)
  // They wait in a queue first.
  const signIn = () => call(server, '/auth/login', undefined, { email, password })
  const callers = [...[0, 1, 2, 3].map(write), read, read, signUp, follow, signIn, signIn, signIn, signIn]
  const loops = callers.map(repeat)
  return {
    callers: callers.length,
    replies,
    saved,
    tried,
    registered,
    lost,
    end: async () => {
      goesOn = false
      await Promise.all(loops)
    },
  }
}
type Use = ReturnType<typeof startUse>

/**
 * Waits for a number of wanted replies.
 * @returns how many milliseconds that took
 */
async function waitForReplies(use: Use, wanted: (reply: AnsweredCall) => boolean, count: number): Promise<number> {
  const began = performance.now()
  const from = use.replies.length
  while (use.replies.slice(from).filter(wanted).length < count) {
    expect(use.lost, 'requests that the process did not answer').toEqual([])
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return performance.now() - began
}
/** Waits until everyone who uses the product has been refused. */
async function waitForRefusedCallers(use: Use): Promise<void> {
  const from = use.replies.length
  const refused = () =>
    new Set(
      use.replies
        .slice(from)
        .filter(isRefused)
        .map(({ caller }) => caller),
    )
  while (refused().size < use.callers) await waitForReplies(use, isRefused, 1)
}
const isDone = ({ status }: AnsweredCall) => status === 200 || status === 201
const isRefused = ({ status }: AnsweredCall) => status === 503

describe.skipIf(!onPostgresql)('a database that fails under use', { timeout: 120_000 }, () => {
  let database: OwnPostgresql
  let server: RunningServer

  beforeAll(async () => {
    database = await startOwnPostgresql(programs ?? '')
    server = await startServer({
      DATABASE_URL: database.address,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
    })
  })
  afterAll(async () => {
    await server.stop('SIGKILL')
    await database.remove()
  })

  const faults: { readonly name: string; readonly strike: (use: Use) => Promise<void> }[] = [
    {
      name: 'connections are terminated, twenty times over',
      strike: async (use) => {
        let terminated = 0
        for (let round = 0; round < 20; round += 1) {
          terminated += await database.terminateConnections()
          await waitForReplies(use, isDone, 20)
        }
        expect(terminated).toBeGreaterThan(40)
      },
    },
    {
      name: 'the server is stopped, and connections are refused',
      strike: async (use) => {
        await database.stop('SIGINT')
        await waitForReplies(use, isRefused, 40)
        await database.start()
      },
    },
    {
      name: 'the server is frozen',
      strike: async (use) => {
        database.freeze()
        // Requests that were under way wait for the deadline of their query, later ones only for that of a connection.
        await waitForRefusedCallers(use)
        database.thaw()
      },
    },
    {
      name: 'the server is killed and started again',
      strike: async (use) => {
        await database.stop('SIGKILL')
        await waitForReplies(use, isRefused, 40)
        await database.start()
      },
    },
  ]

  test.each(faults)('$name: the process lives, answers in time and loses nothing', async ({ strike }) => {
    const learner = await makeLearner(server)
    const use = startUse(server, learner)
    await waitForReplies(use, isDone, 40)
    await strike(use)
    const recovery = await waitForReplies(use, isDone, 10)
    await waitForReplies(use, isDone, 100)
    await use.end()

    expect(use.lost).toEqual([])
    expect(new Set(use.replies.map(({ status }) => status))).toEqual(new Set([200, 201, 503]))
    expect(use.replies.filter(isRefused).filter(({ retryAfter }) => retryAfter === null)).toEqual([])
    expect(Math.max(...use.replies.map(({ milliseconds }) => milliseconds))).toBeLessThan(deadlines.answer)
    expect(recovery).toBeLessThan(deadlines.recovery)
    expect((await call(server, '/health/ready')).status).toBe(200)
    await expectNothingLost(use, learner)
  })

  async function expectNothingLost(use: Use, { userId, token }: SignedInLearner) {
    const rows = (await call(server, `/progress/${userId}`, token)).body as { step_id: number; status: string }[]
    const stored = new Map(rows.map((row) => [row.step_id, row.status]))
    // A failed change may still be committed: the commit was in progress when the database failed.
    for (const [stepId, status] of use.saved) expect([status, use.tried.get(stepId)]).toContain(stored.get(stepId))

    const client = new pg.Client({ connectionString: database.address })
    await client.connect()
    const counts = await client.query<{ email: string; accounts: number; emails: number }>(
      `select email, count(*)::int as accounts,
        (select count(*)::int from mails where recipient = email and kind = 'verify_email') as emails
      from users where email = any($1) group by email`,
      [[...use.registered.keys()]],
    )
    await client.end()
    const accounts = new Map(counts.rows.map((row) => [row.email, row]))
    for (const [email, status] of use.registered) if (status === 201) expect(accounts.has(email)).toBe(true)
    for (const row of accounts.values()) expect(row).toMatchObject({ accounts: 1, emails: 1 })
  }
})

/** @returns a folder with room for 256 MB; undefined if mounting is not permitted, as in most containers */
function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', folder], { stdio: 'pipe' })
    return folder
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
}

const smallDisk = inject('template').kind === 'embedded' ? mountSmallDisk() : undefined

describe.skipIf(smallDisk === undefined)('an embedded database', () => {
  const folder = smallDisk ?? ''
  let server: RunningServer

  beforeAll(async () => {
    server = await startServer({
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
    })
  }, 120_000)
  afterAll(async () => {
    await server.stop('SIGKILL')
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  })

  test('whose disk is full still reads, says that it cannot save, and saves once there is room', async () => {
    const { userId, token } = await makeLearner(server)
    const filler = join(folder, 'filler')
    expect(() => writeFileSync(filler, Buffer.alloc(256 * 1024 * 1024))).toThrow('ENOSPC')
    let refused = await register(server, `${randomUUID()}@example.com`)
    // A few more fit into space the database had reserved.
    while (refused.status === 201) refused = await register(server, `${randomUUID()}@example.com`)
    expect(refused).toMatchObject({ status: 503, retryAfter: '60', body: { code: 'storage_full' } })
    expect((await call(server, `/roadmap/${userId}`, token)).status).toBe(200)
    expect(await call(server, '/health/ready')).toMatchObject({ status: 200, body: { writes: 'failing' } })
    rmSync(filler)
    const saved = await call(server, '/progress', token, { userId, stepId: 1, status: 'done' })
    expect(saved.status).toBe(200)
  })
})
