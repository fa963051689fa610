import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { startServer } from '@milepost/server/test/running-server.ts'
import { makeDatabase } from '../catalogue/product.ts'
import type { TimedReply } from './browse.ts'

/*
 * `npm run bench -- sign-in-storm` measures how a storm of sign-ins slows other requests. A separate server answers 40 catalogue pages
 * a second, first alone and then while 100 connections guess passwords without a pause. The result is the ratio of the two p99
 * of one run. A learner signs in twice a second beside it. `--seconds 20 --connections 100` set its size. TEST_DATABASE_URL names
 * a PostgreSQL server to use in place of the embedded database.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '100' },
  },
})
const seconds = Number(options.seconds)
const connections = Number(options.connections)
const run = randomUUID()
const warmUpRounds = 2
const databaseUrl = process.env['TEST_DATABASE_URL']
const account = { name: 'Bench', email: `${run}@example.com`, password: 'a long and unusual one' }

function send(given: { agent: Agent; address: string; path: string; body: object; from: string }) {
  return new Promise<TimedReply>((answered, failed) => {
    const start = performance.now()
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': given.from }
    const options = { agent: given.agent, method: 'POST', headers }
    const sent = request(`${given.address}/api${given.path}`, options, (reply) => {
      reply.resume()
      reply.on('end', () => answered({ status: reply.statusCode ?? 0, milliseconds: performance.now() - start }))
      reply.on('error', failed)
    })
    sent.on('error', failed)
    sent.end(JSON.stringify(given.body))
  })
}

const percentile = (times: number[], share: number) =>
  times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN

async function browse(address: string): Promise<number[]> {
  const browser = new Worker(new URL('./browse.ts', import.meta.url), { workerData: { address, seconds } })
  const [replies]: [TimedReply[]] = (await once(browser, 'message')) as [TimedReply[]]
  const refused = replies.filter(({ status }) => status !== 200).length
  if (refused > 0) process.stdout.write(`  ${refused} of ${replies.length} pages were not answered with 200\n`)
  return replies.map(({ milliseconds }) => milliseconds)
}

/** Guesses passwords until it is over, each time for another account from another network. */
async function storm(address: string, isOver: () => boolean): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statuses = new Map<number, number>()
  let turn = 0
  const guess = async () => {
    while (!isOver()) {
      turn += 1
      const body = { email: `${run}-${turn}@example.com`, password: 'not the password' }
      const from = `10.${(turn >> 16) % 256}.${(turn >> 8) % 256}.${turn % 256}`
      const { status } = await send({ agent, address, path: '/auth/login', body, from })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: connections }, guess))
  agent.destroy()
  return statuses
}

/** Signs in to an account of the bench until it is over. */
async function signIn(address: string, isOver: () => boolean): Promise<TimedReply[]> {
  const agent = new Agent({ keepAlive: true })
  const replies: TimedReply[] = []
  while (!isOver()) {
    const { email, password } = account
    replies.push(await send({ agent, address, path: '/auth/login', body: { email, password }, from: '192.0.2.1' }))
    await sleep(500)
  }
  agent.destroy()
  return replies
}

/** The time that all threads of a process were on a core, in milliseconds; Linux alone tells. */
async function processorTime(pid: number | undefined): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).replace(/^.*\) /, '').split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Pages and sign-ins beside each other, with a storm or without. */
async function measure(name: string, server: { address: string; pid: number | undefined }, withStorm: boolean) {
  let isOver = false
  const before = await processorTime(server.pid)
  const guesses = withStorm ? storm(server.address, () => isOver) : undefined
  const learner = signIn(server.address, () => isOver)
  const pages = await browse(server.address)
  isOver = true
  const used = (await processorTime(server.pid)) - before
  const signIns = await learner
  const right = signIns.filter(({ status }) => status === 200).map(({ milliseconds }) => milliseconds)
  const p99 = percentile(pages, 0.99)
  process.stdout.write(
    `  ${name}: pages p50 ${percentile(pages, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ` +
      `${right.length} of ${signIns.length} right sign-ins, p50 ${percentile(right, 0.5).toFixed(0)} ms; ` +
      `the server used ${(used / seconds / 1000).toFixed(2)} cores\n`,
  )
  const statuses = [...((await guesses) ?? [])].map(([status, count]) => `${count} x ${status}`).join(', ')
  if (withStorm) process.stdout.write(`  guesses: ${statuses}\n`)
  return p99
}

const folder = await mkdtemp(join(tmpdir(), 'milepost-bench-'))
const { address: database, drop } = await makeDatabase(databaseUrl)
const server = await startServer({
  DATA_DIR: folder,
  TRUST_PROXY: '127.0.0.1',
  LOG_LEVEL: 'silent',
  ...(database === undefined ? {} : { DATABASE_URL: database }),
})
try {
  const product = { address: server.address, pid: server.process.pid }
  process.stdout.write(
    `${databaseUrl === undefined ? 'embedded' : 'PostgreSQL'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB\n`,
  )
  const agent = new Agent()
  await send({ agent, address: server.address, path: '/auth/register', body: account, from: '192.0.2.1' })
  // The advisor prepares itself during these rounds, once the server listens.
  for (let round = 0; round < warmUpRounds; round += 1) await browse(server.address)
  const quiet = await measure('quiet', product, false)
  const stormy = await measure('storm', product, true)
  process.stdout.write(`  p99 in the storm against before: x${(stormy / quiet).toFixed(1)}\n`)
} finally {
  await server.stop('SIGTERM')
  await drop()
  await rm(folder, { recursive: true, force: true })
}
