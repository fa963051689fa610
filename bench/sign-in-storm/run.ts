import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

/*
 * `npm run bench:sign-in-storm` measures how a storm of sign-ins slows other requests. A separate server answers 40 catalogue pages
 * a second, first alone and then while 100 connections guess passwords without a pause. The result is the ratio of the two p99
 * of one run. `--seconds 20 --connections 100` set its size. TEST_DATABASE_URL names a PostgreSQL server to use in place of the
 * embedded database.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '100' },
  },
})
const seconds = Number(options.seconds)
const connections = Number(options.connections)
const requestsPerSecond = 40
const run = randomUUID()
const warmUpRounds = 2
const port = 18_431
const databaseUrl = process.env['TEST_DATABASE_URL']

interface TimedReply {
  readonly status: number
  readonly milliseconds: number
}

function send(agent: Agent, method: 'GET' | 'POST', path: string, given: { body?: object; from?: string } = {}) {
  return new Promise<TimedReply>((answered, failed) => {
    const start = performance.now()
    const headers = {
      'content-type': 'application/json',
      ...(given.from === undefined ? {} : { 'x-forwarded-for': given.from }),
    }
    const sent = request({ agent, host: '127.0.0.1', port, method, path: `/api${path}`, headers }, (reply) => {
      reply.resume()
      reply.on('end', () => answered({ status: reply.statusCode ?? 0, milliseconds: performance.now() - start }))
      reply.on('error', failed)
    })
    sent.on('error', failed)
    sent.end(given.body === undefined ? undefined : JSON.stringify(given.body))
  })
}

const percentile = (times: number[], share: number) =>
  times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN

/** Opens the catalogue at a steady rate, even if replies are late. */
async function browse(): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const times: Promise<TimedReply>[] = []
  const start = performance.now()
  for (let turn = 0; turn < seconds * requestsPerSecond; turn += 1) {
    await sleep(Math.max(0, start + (turn * 1000) / requestsPerSecond - performance.now()))
    times.push(send(agent, 'GET', `/courses?search=web&page=${1 + (turn % 5)}&page_size=20`))
  }
  const answers = await Promise.all(times)
  agent.destroy()
  const refused = answers.filter(({ status }) => status !== 200).length
  if (refused > 0) process.stdout.write(`  ${refused} of ${answers.length} pages were not answered with 200\n`)
  return answers.map(({ milliseconds }) => milliseconds)
}

/** Guesses passwords until it is over, each time for another account from another network. */
async function storm(isOver: () => boolean): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statuses = new Map<number, number>()
  let turn = 0
  const guess = async () => {
    while (!isOver()) {
      turn += 1
      const body = { email: `${run}-${turn}@example.com`, password: 'not the password' }
      const from = `10.${(turn >> 16) % 256}.${(turn >> 8) % 256}.${turn % 256}`
      const { status } = await send(agent, 'POST', '/auth/login', { body, from })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: connections }, guess))
  agent.destroy()
  return statuses
}

const folder = await mkdtemp(join(tmpdir(), 'milepost-bench-'))
const server = spawn(process.execPath, [resolve('apps/server/src/main.ts')], {
  env: {
    ...process.env,
    ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'silent' },
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  for await (const text of server.stdout) if (String(text).includes('Milepost is ready')) break
  process.stdout.write(
    `${databaseUrl === undefined ? 'embedded' : 'PostgreSQL'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB\n`,
  )
  // The advisor prepares itself during these rounds, once the server listens.
  for (let round = 0; round < warmUpRounds; round += 1) await browse()
  const quiet = await browse()
  let isOver = false
  const guesses = storm(() => isOver)
  const stormy = await browse()
  isOver = true
  const statuses = [...(await guesses)].map(([status, count]) => `${count} x ${status}`).join(', ')
  for (const [name, times] of [
    ['quiet', quiet],
    ['storm', stormy],
  ] as const)
    process.stdout.write(
      `  ${name}: p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms\n`,
    )
  process.stdout.write(
    `  sign-ins: ${statuses}\n  p99 in the storm against before: x${(percentile(stormy, 0.99) / percentile(quiet, 0.99)).toFixed(1)}\n`,
  )
} finally {
  server.kill('SIGTERM')
  await once(server, 'exit')
  await rm(folder, { recursive: true, force: true })
}
