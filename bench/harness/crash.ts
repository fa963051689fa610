import { randomUUID } from 'node:crypto'
import { answers, password } from '@milepost/server/test/factories.ts'
import { findPostgresql, type OwnPostgresql, startOwnPostgresql } from '@milepost/server/test/own-postgresql.ts'
import { type RunningServer, startServer } from '@milepost/server/test/running-server.ts'
import { type HarnessOptions, print } from './report.ts'

const writers = 4
const writesBeforeKill = 60
const statuses = ['not_started', 'ongoing', 'done'] as const

/**
 * Kills the server, then PostgreSQL, again and again under writes: whatever was acknowledged must be there. A control with
 * `synchronous_commit = off` must lose something, or the harness would not see a loss.
 */
export async function crash({ isLong }: HarnessOptions): Promise<boolean> {
  const programs = findPostgresql()
  if (programs === undefined) throw new Error('Install PostgreSQL.')
  const rounds = isLong ? 100 : 5
  const killed = {
    server: await countLosses(programs, 'server', rounds, []),
    postgresql: await countLosses(programs, 'postgresql', rounds, []),
    control: await countLosses(programs, 'postgresql', rounds, ['synchronous_commit=off', 'wal_writer_delay=10s']),
  }
  print(
    'crash: kill -9 under acknowledged writes',
    Object.entries(killed).map(
      ([name, { acknowledged, lost }]) =>
        `${name.padEnd(11)}${rounds} rounds, ${acknowledged} acknowledged, ${lost} lost`,
    ),
  )
  return killed.server.lost === 0 && killed.postgresql.lost === 0 && killed.control.lost > 0
}

async function countLosses(programs: string, victim: 'server' | 'postgresql', rounds: number, settings: string[]) {
  const database = await startOwnPostgresql(programs, settings)
  const environment = { DATABASE_URL: database.address, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }
  let server = await startServer(environment)
  const learner = await signUp(server)
  let acknowledged = 0
  let lost = 0
  for (let round = 0; round < rounds; round += 1) {
    const kept = await writeUntilKilled(server, learner, () => kill(victim, server, database))
    acknowledged += kept.count
    if (victim === 'server') server = await startServer(environment)
    else await database.start()
    const stored = await readProgress(server, learner)
    for (const [step, { acknowledged: last, tried }] of kept.steps)
      if (last !== undefined && ![last, tried].includes(stored.get(step) ?? '')) lost += 1
  }
  await server.stop('SIGKILL')
  await database.remove()
  return { acknowledged, lost }
}

function kill(victim: 'server' | 'postgresql', server: RunningServer, database: OwnPostgresql): Promise<unknown> {
  return victim === 'server' ? server.stop('SIGKILL') : database.stop('SIGKILL')
}

type KnownLearner = Awaited<ReturnType<typeof signUp>>

/** Each writer has separate steps, so that the last acknowledged state of a step is known. */
async function writeUntilKilled(
  server: RunningServer,
  { userId, token }: KnownLearner,
  strike: () => Promise<unknown>,
) {
  const steps = new Map<number, { acknowledged: string | undefined; tried: string }>()
  let count = 0
  let isOver = false
  let struck: Promise<unknown> | undefined
  const write = async (_: unknown, writer: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      const stepId = 1 + writer * 3 + (turn % 3)
      const status = statuses[(turn + count) % statuses.length] ?? 'done'
      const before = steps.get(stepId)
      steps.set(stepId, { acknowledged: before?.acknowledged, tried: status })
      const reply = await post(server, '/progress', token, { userId, stepId, status }).catch(() => undefined)
      if (reply?.status !== 200) {
        isOver = struck !== undefined
        if (isOver) return
        continue
      }
      steps.set(stepId, { acknowledged: status, tried: status })
      count += 1
      if (count === writesBeforeKill) struck = strike()
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  await struck
  return { steps, count }
}

/** The first answers after a crash may be refusals. */
async function readProgress(server: RunningServer, { userId, token }: KnownLearner): Promise<Map<number, string>> {
  for (;;) {
    const headers = { authorization: `Bearer ${token}` }
    const reply = await fetch(`${server.address}/api/progress/${userId}`, { headers })
    if (reply.status === 200) {
      const rows = (await reply.json()) as { step_id: number; status: string }[]
      return new Map(rows.map((row) => [row.step_id, row.status]))
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function signUp(server: RunningServer) {
  const account = { name: 'X', email: `${randomUUID()}@example.com`, password }
  const registered = await post(server, '/auth/register', '', account)
  const { user, token } = (await registered.json()) as { user: { id: string }; token: string }
  await post(server, '/roadmap', token, { ...answers, userId: user.id })
  return { userId: user.id, token }
}

function post(server: RunningServer, path: string, token: string, body: object): Promise<Response> {
  return fetch(`${server.address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
}
