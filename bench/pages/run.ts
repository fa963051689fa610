import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startServer } from '../../apps/server/test/running-server.ts'
import { loadLighthouse, type Measurement, measure } from './lighthouse.ts'

/*
 * `npm run bench -- pages` measures how the built product's first pages load on Lighthouse's throttled phone: the median of three
 * runs each (`--runs 5`), beside a bare static page with the same headline. `--only /login` measures one page. Build first:
 * npm run build. Fails when a goal is missed.
 */
const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } } })

interface Goal {
  readonly page: string
  readonly performance: number
  /** Pages that are closed to search engines are not measured for SEO. */
  readonly isFindable: boolean
  /** The latest largest paint, as a multiple of the bare page's. */
  readonly ratio?: number
  readonly isSignedIn?: boolean
}

const goals: readonly Goal[] = [
  { page: '/', performance: 98, isFindable: true, ratio: 1.5 },
  { page: '/login', performance: 98, isFindable: true },
  { page: '/plans', performance: 98, isFindable: true },
  { page: '/signup', performance: 98, isFindable: true },
  { page: '/dashboard', performance: 90, isFindable: false, isSignedIn: true },
]
const maxShift = 0.02
const learner = { email: 'halfway@milepost.example', password: 'follow-the-mileposts' }
const headline = 'Not sure what to become? Find a career that fits, and a plan to get there.'

const lighthouse = await loadLighthouse()
const folder = await mkdtemp(join(tmpdir(), 'milepost-bench-'))
const server = await startServer({ DATA_DIR: folder, SEED: 'demo' })
const bare = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(
    `<!DOCTYPE html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Bare</title></head><body><h1>${headline}</h1></body></html>`,
  )
}).listen(0, '127.0.0.1')
let isMissed = false

try {
  const session = await signIn()
  const { port } = bare.address() as AddressInfo
  const floor = await median(`http://127.0.0.1:${port}/`)
  show('bare page', floor, '')
  for (const goal of goals.filter(({ page }) => options.only === undefined || options.only === page)) {
    const found = await median(server.address + goal.page, goal.isSignedIn === true ? session : {})
    const missed = missedBy(found, goal, found.painted / floor.painted)
    if (missed.length > 0) isMissed = true
    show(goal.page, found, `${(found.painted / floor.painted).toFixed(2)} times the bare page`)
    if (missed.length > 0) process.stdout.write(`  missed: ${missed.join(', ')}\n`)
    if (found.failedAudits.length > 0) process.stdout.write(`  found: ${found.failedAudits.join(', ')}\n`)
  }
} finally {
  bare.close()
  await server.stop('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}
process.exitCode = isMissed ? 1 : 0

/** Returns the browser's storage of a signed-in user. */
async function signIn(): Promise<Record<string, string>> {
  const reply = await fetch(`${server.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(learner),
  })
  const { user, token } = Object(await reply.json())
  if (typeof token !== 'string') throw new Error(`signing in answered ${reply.status}`)
  return { user: JSON.stringify(user), token }
}

/** The run with the median score. */
async function median(address: string, stored: Record<string, string> = {}): Promise<Measurement> {
  const runs: Measurement[] = []
  for (let run = 0; run < Number(options.runs); run += 1) runs.push(await measure(lighthouse, address, stored))
  runs.sort((one, other) => one.painted - other.painted)
  const middle = runs[Math.floor(runs.length / 2)]
  if (middle === undefined) throw new Error('--runs must be 1 or more')
  return middle
}

function missedBy(found: Measurement, { performance, isFindable, ratio }: Goal, measured: number): string[] {
  return [
    found.performance < performance && `performance ${performance}`,
    found.accessibility < 100 && 'accessibility 100',
    found.bestPractices < 100 && 'best practices 100',
    isFindable && found.seo < 100 && 'SEO 100',
    found.shift > maxShift && `shift ${maxShift}`,
    ratio !== undefined && measured > ratio && `${ratio} times the bare page`,
  ].filter((missed) => missed !== false)
}

function show(name: string, found: Measurement, ratio: string): void {
  const figures = [
    `performance ${found.performance}`,
    `accessibility ${found.accessibility}`,
    `best practices ${found.bestPractices}`,
    `SEO ${found.seo}`,
    `LCP ${Math.round(found.painted)} ms`,
    `blocked ${Math.round(found.blocked)} ms`,
    `shift ${found.shift.toFixed(3)}`,
    `script ${(found.scriptBytes / 1000).toFixed(1)} kB`,
    ratio,
  ]
  process.stdout.write(`${name}: ${figures.filter(Boolean).join(', ')}\n`)
}
