import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openApp } from '../open-app.ts'

/*
 * `npm run bench -- accounts` checks that response times do not tell which addresses have an account. It requests forgotten
 * passwords and failed sign-ins for known and unknown addresses in turn, over HTTP within the process, on the embedded database.
 * The result is the ratio of the medians of one run. `--forgot 400 --sign-in 120` set the number of requests.
 */
const { values: options } = parseArgs({
  options: {
    forgot: { type: 'string', default: '400' },
    'sign-in': { type: 'string', default: '120' },
  },
})
const password = 'a long and unusual one'
const maxKnown = 40

const folder = await mkdtemp(join(tmpdir(), 'milepost-bench-'))
const { app, close } = await openApp({ DATA_DIR: folder, RATE_LIMITS: 'off' })

/** Returns the milliseconds until the reply. */
async function ask(path: string, payload: object, expected: number): Promise<number> {
  const start = performance.now()
  const reply = await app.inject({ method: 'POST', url: `/api/auth/${path}`, payload })
  const taken = performance.now() - start
  if (reply.statusCode !== expected) throw new Error(`${path} answered ${reply.statusCode}: ${reply.body}`)
  return taken
}

const anyAddress = () => `${randomUUID()}@example.com`
const known = Array.from({ length: maxKnown }, anyAddress)
for (const email of known) await ask('register', { name: 'Bench', email, password }, 201)

interface Comparison {
  readonly known: number
  readonly unknown: number
}

/** Alternates known and unknown addresses, in both orders, after a few calls that do not count. */
async function compare(times: number, work: (email: string) => Promise<number>): Promise<Comparison> {
  const warmUp = 10
  const taken = { known: [] as number[], unknown: [] as number[] }
  for (let turn = 0; turn < times + warmUp; turn += 1) {
    const kinds = turn % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of kinds) {
      const email = kind === 'known' ? (known[turn % known.length] ?? '') : anyAddress()
      const time = await work(email)
      if (turn >= warmUp) taken[kind].push(time)
    }
  }
  return { known: median(taken.known), unknown: median(taken.unknown) }
}

function median(times: number[]): number {
  const sorted = times.sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2
}

function show(name: string, times: number, { known: one, unknown: other }: Comparison): void {
  const columns = [
    name.padEnd(28),
    `n ${times}`.padEnd(8),
    `known ${one.toFixed(2)} ms`.padEnd(18),
    `unknown ${other.toFixed(2)} ms`.padEnd(20),
  ]
  process.stdout.write(`${columns.join('')}ratio ${(one / other).toFixed(3)}\n`)
}

try {
  const forgot = Number(options.forgot)
  show('forgotten password', forgot, await compare(forgot, (email) => ask('forgot-password', { email }, 200)))
  const signIn = Number(options['sign-in'])
  const wrong = (email: string) => ask('login', { email, password: 'not the password' }, 401)
  show('sign-in, wrong password', signIn, await compare(signIn, wrong))
} finally {
  await close()
  await rm(folder, { recursive: true, force: true })
}
