import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Session } from '@milepost/contract/accounts/schema'
import { addressOf, type RouteShape } from '@milepost/contract/http'
import type { StepProgress } from '@milepost/contract/progress/schema'
import type { Advice } from '@milepost/contract/recommendations/schema'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { type RouteName, routes } from '@milepost/contract/routes'
import { startServer } from '../apps/server/test/running-server.ts'
import { sampleOf } from './landing-sample.ts'
import { demoEnvironment, demoPassword } from './product.ts'

/**
 * Records what the server answers the demo accounts, for the component tests to open screens with, and writes the
 * public pages' examples. Run it again after a change of the demo data or of the contract: `node scripts/run.mjs e2e/record-demo.ts`.
 */
const accounts = {
  fresh: 'fresh@milepost.example',
  halfway: 'halfway@milepost.example',
  premium: 'premium@milepost.example',
  admin: 'admin@milepost.example',
  institution: 'lagoonside@milepost.example',
}
/** An example for each parameter that a path may name, beside the account's own id. */
const examples = {
  careerId: 'data-scientist',
  topicId: 'roadmap',
  skillId: 'html',
  version: '1',
}
/**
 * Not what a screen is opened with, what test/setup.ts answers, and the weeks, which depend on the day and the browser's
 * time zone. Only the overview's page asks for the overview as one.
 */
const leftOut: readonly RouteName[] = ['live', 'exportUser', 'getRhythm', 'listWorkSamples']
const parameter = /:([A-Za-z]+)/g

const folder = fileURLToPath(new URL('../apps/web/test/demo', import.meta.url))
/** The examples of the public pages. */
const sampleFile = fileURLToPath(new URL('../apps/web/app/features/landing/sample.json', import.meta.url))
const data = await mkdtemp(join(tmpdir(), 'milepost-record-'))
const server = await startServer({ ...demoEnvironment, DATA_DIR: data })
try {
  await mkdir(folder, { recursive: true })
  await write('visitor', await record({}, ''))
  for (const [name, email] of Object.entries(accounts)) {
    const reply = await fetch(`${server.address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: demoPassword }),
    })
    const { user, token } = (await reply.json()) as Session
    const recording = await record({ authorization: `Bearer ${token}` }, user.id, user.institution_id)
    await write(name, { user, ...recording })
    if (name === 'halfway') await writeSample(recording.replies)
  }
} finally {
  await server.stop('SIGTERM')
  await rm(data, { recursive: true, force: true })
}

async function record(headers: Record<string, string>, userId: string, institutionId: number | null = 1) {
  const replies: Record<string, { readonly body: unknown }> = {}
  for (const [name, route] of Object.entries<RouteShape>(routes)) {
    if (route.method !== 'GET' || leftOut.includes(name as RouteName)) continue
    const params = { ...examples, id: idFor(route, userId, institutionId), userId }
    // What is reached by a secret, such as a shared roadmap, is not recorded.
    if ([...route.path.matchAll(parameter)].some(([, needed = '']) => !(needed in params))) continue
    const query = route.replyHeaders === undefined || name === 'listInstitutions' ? {} : { page: 1, page_size: 6 }
    const reply = await read(route, params, query, headers)
    if (reply !== undefined) replies[name] = reply
  }
  return { replies }
}

/** '/users/:id' wants the account's id, '/institutions/:id' that of an institution, and courses have numbers. */
function idFor({ path }: RouteShape, userId: string, institutionId: number | null): string {
  if (path.startsWith('/users/')) return userId
  return String(path.includes('institution') ? (institutionId ?? 1) : 1)
}

async function read(route: RouteShape, params: object, query: object, headers: Record<string, string>) {
  const address = `${server.address}/api${addressOf(route.path, params, query)}`
  const cut = AbortSignal.timeout(10_000)
  const reply = await fetch(address, { headers: { ...headers, accept: 'application/json' }, signal: cut })
  if (!reply.ok || reply.headers.get('content-type')?.startsWith('application/json') !== true) {
    await reply.body?.cancel()
    return undefined
  }
  const total = reply.headers.get('x-total-count')
  return { body: await reply.json(), ...(total !== null && { total: Number(total) }) }
}

async function write(name: string, recorded: object): Promise<void> {
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(recorded, null, 1)}\n`)
}

async function writeSample(replies: Record<string, { readonly body: unknown }>): Promise<void> {
  const body = (name: RouteName) => replies[name]?.body
  const sample = sampleOf({
    roadmap: body('getRoadmap') as Roadmap,
    progress: body('listProgress') as StepProgress[],
    advice: body('getAdvice') as Advice,
  })
  await writeFile(sampleFile, `${JSON.stringify(sample, null, 2)}\n`)
}
