import { randomUUID } from 'node:crypto'
import { type Findings, recordFindings } from './findings.ts'
import { type FuzzedCaller, type FuzzedProduct, register, signIn, signInCallers } from './fuzzed-product.ts'
import { type KnownValues, rememberValues } from './known-values.ts'
import { createRandom, type FuzzedOperation, fillRequest, headersOf, readOperations } from './operations.ts'
import { scenarios } from './scenarios/index.ts'
import { openScene, type SceneSetting } from './scene.ts'

const canary = 'Kanariyantha'
const randomWorkers = 4
const sceneWorkers = 3

/**
 * Sends `total` requests made from the API's own document: first each scenario as it is, so that the routes that take a
 * secret or an outside party succeed; then random requests by every kind of caller, beside scenarios with copies of
 * their requests: by other callers, and with one value changed.
 * @throws {Error} when a scenario does not come to its end the first time
 */
export async function fuzzProduct(product: FuzzedProduct, total: number) {
  const api = readOperations()
  const hidden = await register(product, canary)
  const spare = await register(product, 'Spare Person')
  const { admin, learner, institution, callers } = await signInCallers(product)
  // Emailed links go to this account, and what they change leaves the other callers signed in.
  callers.push(spare)
  const values = rememberValues([canary, hidden.email])
  values.keep('email', [spare.email])
  values.keep('password', [spare.secret])
  const findings = recordFindings([canary, hidden.email])
  const run = { sent: 0, atRandom: 0, scenes: 0, ended: 0 }
  const count = () => {
    run.sent += 1
  }
  const scene = { ...api, product, findings, count, others: [null, learner, institution], random: createRandom(0) }
  for (const [name, play] of Object.entries(scenarios)) {
    await play(openScene({ ...scene, alters: false })).catch((cause: unknown) => {
      throw new Error(`the scenario '${name}' broke off`, { cause })
    })
  }
  const setting: RandomSetting = { ...api, product, findings, values, callers, admin, spare, hidden, count }
  await Promise.all([
    ...Array.from({ length: randomWorkers }, async (_, index) => {
      const random = createRandom(index + 1)
      while (run.sent < total) {
        run.atRandom += 1
        await sendRandomRequest(setting, random, run.atRandom)
      }
    }),
    ...Array.from({ length: sceneWorkers }, async (_, index) => {
      const random = createRandom(-1 - index)
      await playWithCopies(() => run.sent < total, { ...scene, random, alters: true }, run)
    }),
  ])
  return { ...run, operations: api.operations, findings }
}

/** Plays each scenario at least once. Copies may take away what a later request needs, so that it breaks off. */
async function playWithCopies(
  isOn: () => boolean,
  setting: SceneSetting,
  run: { scenes: number; ended: number },
): Promise<void> {
  const all = Object.values(scenarios)
  while (isOn() || run.scenes < all.length) {
    const play = all[run.scenes % all.length]
    run.scenes += 1
    await play?.(openScene(setting)).then(
      () => {
        run.ended += 1
      },
      () => undefined,
    )
  }
}

interface RandomSetting extends ReturnType<typeof readOperations> {
  readonly product: FuzzedProduct
  readonly findings: Findings
  readonly values: KnownValues
  readonly callers: readonly (FuzzedCaller | null)[]
  readonly admin: FuzzedCaller
  readonly spare: FuzzedCaller
  readonly hidden: FuzzedCaller
  readonly count: () => void
}

async function sendRandomRequest(setting: RandomSetting, random: () => number, number: number): Promise<void> {
  const { product, findings, values, callers, admin, spare, hidden, randomly, resolve } = setting
  setting.count()
  if (number % 200 === 0) values.keep('token', await readTokens(product, spare.email))
  const operation = randomly[number % randomly.length] as FuzzedOperation
  const caller = callers[Math.floor(random() * callers.length)] ?? null
  const person = caller === admin ? spare.id : random() < 0.8 ? (caller?.id ?? hidden.id) : hidden.id
  const uuid = () => (random() < 0.9 ? person : randomUUID())
  const known = (name: string) => ownInstitution(caller, name) ?? values.pick(name, random)
  const { method, path, body } = fillRequest(operation, { random, resolve, uuid, known })
  const began = performance.now()
  const reply = await fetch(`${product.address}${path}`, {
    method,
    redirect: 'manual',
    headers: headersOf(caller, body),
    ...(body !== undefined && { body }),
  })
  const toBegin = performance.now() - began
  const text = await reply.text()
  // A file is as long as what its owner has stored: it is streamed, and counts until it begins.
  const isFile = reply.headers.has('content-disposition')
  const milliseconds = isFile ? toBegin : performance.now() - began
  findings.note(operation, reply.status, milliseconds, caller === admin ? '' : text)
  const type = reply.headers.get('content-type') ?? ''
  if (reply.ok && type.includes('json')) values.learn(operation.path, JSON.parse(text))
  if (reply.ok && type.includes('csv')) values.add('csv', text)
  if (reply.status === 401 && caller !== null) Object.assign(caller, await signIn(product, caller.email, caller.secret))
}

/** Members of an institution ask for their own. */
function ownInstitution(caller: FuzzedCaller | null, name: string): number | undefined {
  return name === 'institutions.id' ? (caller?.institutionId ?? undefined) : undefined
}

/** Secrets of the links in the latest emails to an address. */
async function readTokens({ address }: FuzzedProduct, recipient: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(`${address}${path}`)).text()
  const links = [...(await read(`/dev/mail?to=${recipient}`)).matchAll(/\/dev\/mail\/[0-9a-f-]{36}/g)].slice(0, 20)
  const emails = await Promise.all(links.map(([path]) => read(path)))
  return emails.flatMap((email) => [...email.matchAll(/\/([\w-]{43})(?![\w-])/g)].map(([, token = '']) => token))
}
