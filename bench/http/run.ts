import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { knowledge } from '@milepost/advisor/knowledge'
import { type BenchLearner, type HttpProduct, startProduct } from './product.ts'
import { type Load, load, type Request } from './wrk.ts'

/*
 * `npm run bench -- http`: requests a second on the hot paths, as a share of what bare node:http serves with the same bytes in the
 * same round. Needs wrk, and TEST_DATABASE_URL for a PostgreSQL server. `--courses 20000 --learners 60 --seconds 3 --rounds 3`
 * set the size; the median round is printed. Memory is measured at rest, after 20,000 mixed requests, and after the rows.
 */
const { values: options } = parseArgs({
  options: {
    courses: { type: 'string', default: '100000' },
    learners: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
})
const databaseUrl = process.env['TEST_DATABASE_URL']
if (databaseUrl === undefined) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server.')
const seconds = Number(options.seconds)
const mixed = 3_000
const warmUpSeconds = 8

const as = ({ token }: BenchLearner) => ({ authorization: `Bearer ${token}` })

async function rowsOf({ server, learners }: HttpProduct): Promise<[string, Request[]][]> {
  const words = [...knowledge.skills.values()].flatMap(({ name }) => name.toLowerCase().match(/[a-z]{3,}/g) ?? [])
  const pages = Array.from({ length: mixed }, (_, page) => ({ path: `/api/courses?page=${page + 1}&page_size=6` }))
  const searches = Array.from({ length: mixed }, (_, turn) => ({
    path: `/api/courses?page=${1 + (turn % 5)}&page_size=6&search=${words[turn % words.length]}`,
  }))
  const own = (path: (learner: BenchLearner) => string) =>
    learners.map((learner) => ({ path: path(learner), headers: as(learner) }))
  const roadmaps = own(({ id }) => `/api/roadmap/${id}`)
  return [
    ['catalogue page, one', pages.slice(0, 1)],
    [`catalogue page, ${mixed}`, pages],
    ['search, one word', searches],
    ['roadmap', roadmaps],
    ['roadmap, not changed', await withEtags(server.address, roadmaps)],
    ['progress', own(({ id }) => `/api/progress/${id}`)],
    ['progress, saved', learners.flatMap(saving)],
  ]
}

/** The same requests with the ETag of an earlier reply, where there is one. */
async function withEtags(origin: string, requests: readonly Request[]): Promise<Request[]> {
  return Promise.all(
    requests.map(async ({ path, headers = {} }) => {
      const etag = (await fetch(`${origin}${path}`, { headers })).headers.get('etag')
      return { path, headers: { ...headers, ...(etag !== null && { 'if-none-match': etag }) } }
    }),
  )
}

function saving(learner: BenchLearner): Request[] {
  return ['ongoing', 'done'].map((status) => ({
    path: '/api/progress',
    body: JSON.stringify({ userId: learner.id, stepId: 4, status }),
    headers: { ...as(learner), 'content-type': 'application/json' },
  }))
}

/** Serves one reply's bytes bare, and returns the load. */
async function loadBare(origin: string, request: Request, folder: string): Promise<Load> {
  const { path, headers = {}, body } = request
  const given = { headers, ...(body !== undefined && { method: 'POST', body }) }
  const file = join(folder, 'reply')
  await writeFile(file, Buffer.from(await (await fetch(`${origin}${path}`, given)).arrayBuffer()))
  const bare = spawn(process.execPath, [fileURLToPath(new URL('bare.ts', import.meta.url)), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await once(bare.stdout, 'data')
  try {
    return await load(`http://127.0.0.1:${String(port).trim()}`, [request], { seconds, folder })
  } finally {
    bare.kill()
    await once(bare, 'exit')
  }
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const mixedRequests = 20_000
const mixedConnections = 32

/** Sends requests of all rows in turn, as browsers do, and reads each reply. */
async function sendMixed(origin: string, rows: readonly (readonly [string, readonly Request[]])[]): Promise<void> {
  let turn = 0
  const client = async () => {
    while (turn < mixedRequests) {
      const [, requests] = rows[turn % rows.length] ?? ['', []]
      const request = requests[Math.floor(turn / rows.length) % requests.length]
      turn += 1
      if (request === undefined) continue
      const { path, headers: own, body } = request
      const headers = { 'accept-encoding': 'gzip, deflate, br', ...own }
      await (
        await fetch(`${origin}${path}`, { headers, ...(body !== undefined && { method: 'POST', body }) })
      ).arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: mixedConnections }, client))
}

async function residentMegabytes(pid: number | undefined): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return /VmRSS:\s+(\d+)/.exec(status)?.[1]?.replace(/\d{3}$/, '') ?? 'not known on this system'
}

const folder = await mkdtemp(join(tmpdir(), 'milepost-bench-'))
const product = await startProduct({
  databaseUrl,
  courses: Number(options.courses),
  learners: Number(options.learners),
})
try {
  process.stdout.write(
    `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${options.courses} courses, ${options.learners} learners\n`,
  )
  process.stdout.write(`resident memory at rest: ${await residentMegabytes(product.server.process.pid)} MB\n`)
  const rows = await rowsOf(product)
  await sendMixed(product.server.address, rows)
  process.stdout.write(
    `after ${mixedRequests} mixed requests: ${await residentMegabytes(product.server.process.pid)} MB\n`,
  )
  for (const [name, requests] of rows.filter(([name]) => name.startsWith(options.only))) {
    // What is cached after the first time is asked for once, so that rounds are alike.
    await load(product.server.address, requests, { seconds: warmUpSeconds, folder })
    const shares: number[] = []
    const loads: Load[] = []
    for (let round = 0; round < Number(options.rounds); round += 1) {
      const served = await load(product.server.address, requests, { seconds, folder })
      const [first] = requests
      if (first === undefined) throw new Error(`${name} has no requests`)
      shares.push(served.requestsPerSecond / (await loadBare(product.server.address, first, folder)).requestsPerSecond)
      loads.push(served)
    }
    const rate = median(loads.map(({ requestsPerSecond }) => requestsPerSecond))
    const p99 = median(loads.map((one) => one.p99))
    const failed = loads.reduce((sum, one) => sum + one.failed, 0)
    process.stdout.write(
      `${name.padEnd(24)} ${Math.round(rate)} a second, ${median(shares).toFixed(3)} of bare, p99 ${p99.toFixed(0)} ms` +
        `${failed > 0 ? `, ${failed} failed` : ''}\n`,
    )
  }
  process.stdout.write(`resident memory after: ${await residentMegabytes(product.server.process.pid)} MB\n`)
} finally {
  await product.close()
  await rm(folder, { recursive: true, force: true })
}
