import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { eventStream } from '@milepost/contract/notifications/limits'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { answers, password } from './factories.ts'
import { createProcessDatabase, type ProcessDatabase } from './process-database.ts'
import { type RunningServer, runProgram, startServer } from './running-server.ts'

const template = inject('template')
let environment: Record<string, string>
let database: ProcessDatabase

beforeEach(async () => {
  database = await createProcessDatabase()
  environment = database.environment
})
afterEach(() => database.remove())

async function call(server: RunningServer, path: string, token: string | null, body?: object): Promise<Response> {
  return fetch(`${server.address}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

async function signUpWithRoadmap(server: RunningServer) {
  const reply = await call(server, '/auth/register', null, {
    name: 'X',
    email: `${randomUUID()}@example.com`,
    password,
  })
  const { user, token } = (await reply.json()) as { user: { id: string }; token: string }
  const made = await call(server, '/roadmap', token, { ...answers, userId: user.id })
  expect(made.status).toBe(200)
  return { userId: user.id, token }
}

const kills = 3

test('no acknowledged progress is lost when the server is killed again and again', { timeout: 180_000 }, async () => {
  let server = await startServer(environment)
  const { userId, token } = await signUpWithRoadmap(server)
  const statuses = ['not_started', 'ongoing', 'done'] as const
  let acknowledged = 0
  for (let round = 0; round < kills; round += 1) {
    const kept = new Map<number, string>()
    const tried = new Map<number, string>()
    const running = server
    // Each writer has separate steps, so that the last acknowledged state of a step is known.
    const writers = [0, 1, 2, 3].map(async (writer) => {
      for (let i = 0; ; i += 1) {
        const stepId = 1 + writer * 3 + (i % 3)
        const status = statuses[randomInt(3)] ?? 'done'
        tried.set(stepId, status)
        const reply = await call(running, '/progress', token, { userId, stepId, status })
        if (reply.status !== 200) throw new Error(`saving answered ${reply.status}`)
        kept.set(stepId, status)
        acknowledged += 1
        if (acknowledged % 40 === 39) running.process.kill('SIGKILL')
      }
    })
    await Promise.allSettled(writers)
    await running.stop('SIGKILL')
    server = await startServer(environment)
    const rows = (await (await call(server, `/progress/${userId}`, token)).json()) as {
      step_id: number
      status: string
    }[]
    const stored = new Map(rows.map((row) => [row.step_id, row.status]))
    for (const [stepId, status] of kept) expect([status, tried.get(stepId)]).toContain(stored.get(stepId))
  }
  expect(acknowledged).toBeGreaterThan(30 * kills)
  await server.stop('SIGTERM')
})

test('a stop ends open notification streams, leaves in time and keeps everything', { timeout: 180_000 }, async () => {
  const server = await startServer(environment)
  const { userId, token } = await signUpWithRoadmap(server)
  const followed = await fetch(`${server.address}/api/notifications/${userId}/stream`, {
    headers: { accept: eventStream, authorization: `Bearer ${token}` },
  })
  const reader = followed.body?.getReader()
  const first = await reader?.read()
  expect(new TextDecoder().decode(first?.value)).toMatch(/^data: /)
  const saves = [1, 2, 3, 4, 5].map((stepId) => call(server, '/progress', token, { userId, stepId, status: 'done' }))
  const replies = await Promise.all(saves)
  expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200, 200])
  const gone = server.stop('SIGTERM')
  expect((await reader?.read())?.done).toBe(true)
  // 0 means that everything closed within the shutdown limit; past it the code would be 1.
  expect(await gone).toBe(0)
  const again = await startServer(environment)
  expect(await (await call(again, `/progress/${userId}`, token)).json()).toHaveLength(5)
  expect((await call(again, '/health/ready', null)).status).toBe(200)
  await again.stop('SIGTERM')
})

test('a second server gets neither the port nor the data folder of the first', { timeout: 180_000 }, async () => {
  const first = await startServer(environment)
  const other = await createProcessDatabase()
  const { port } = new URL(first.address)
  await expect(startServer({ ...other.environment, PORT: port })).rejects.toThrow(`Port ${port} is in use`)
  if (template.kind === 'embedded') {
    await expect(startServer(environment)).rejects.toThrow(
      /ended with 1: The data folder .* is in use by another Milepost server/,
    )
  }
  expect((await call(first, '/health/ready', null)).status).toBe(200)
  await first.stop('SIGTERM')
  await other.remove()
})

test('wrong settings end the start with a plain message', async () => {
  await expect(startServer({ ...environment, PORT: 'x', SEED: 'y' })).rejects.toThrow(
    /PORT: must be[\s\S]*SEED: must be/,
  )
})

test('an empty product gets its database and its first admin from the command line', { timeout: 180_000 }, async () => {
  // The only start with a missing data folder.
  if (template.kind === 'embedded') environment = { DATA_DIR: join(environment['DATA_DIR'] ?? '', 'empty') }
  expect(await runProgram('create-database', environment)).toMatchObject({ status: 0, stderr: '' })
  const make = (email: string, ADMIN_PASSWORD: string) =>
    runProgram('create-admin', { ...environment, ADMIN_PASSWORD }, '--email', email, '--name', 'First Admin')
  expect(await make('no address', 'short')).toMatchObject({
    status: 1,
    stderr: 'Email must be an email address such as name@example.com.\nPassword must have at least 8 characters.\n',
  })
  expect(await make('first@example.com', password)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('first@example.com is an admin now'),
  })
  expect(await make('first@example.com', password)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('already an account'),
  })
  expect(await runProgram('reset-factor', environment, '--email', 'first@example.com')).toMatchObject({
    status: 1,
    stderr: 'There is no two-step sign-in for first@example.com.\n',
  })
  const server = await startServer(environment)
  const reply = await call(server, '/auth/login', null, { email: 'first@example.com', password })
  expect(((await reply.json()) as { user: object }).user).toMatchObject({ role: 'admin' })
  await server.stop('SIGTERM')
})
