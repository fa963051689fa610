import { randomUUID } from 'node:crypto'
import { addressOf, type CallInput, isOpenToVisitors, type ReplyOf } from '@milepost/contract/http'
import { type RouteName, routes } from '@milepost/contract/routes'
import { type Browser, openBrowser } from '../browser.ts'
import { type SentEmail, tokenIn } from '../emails.ts'
import { password } from '../factories.ts'
import { alterRequest, type SceneRequest } from './alter-request.ts'
import type { Findings } from './findings.ts'
import { type FuzzedCaller, type FuzzedProduct, signInDemo } from './fuzzed-product.ts'
import type { readOperations } from './operations.ts'

/** Someone in a scenario. A visitor has neither id nor token. */
export interface ScenePerson {
  readonly id: string
  readonly email: string
  readonly browser: Browser
  readonly token: string | undefined
}
type RouteTable = typeof routes

/** What a scenario can do. */
export interface Scene {
  readonly product: FuzzedProduct
  /** Sends a request, and copies of it with one thing changed. A refusal ends the scenario. */
  send<N extends RouteName>(
    person: ScenePerson,
    name: N,
    input: CallInput<RouteTable[N]>,
    more?: { readonly body: object; readonly headers: Readonly<Record<string, string>> },
  ): Promise<ReplyOf<RouteTable[N]>>
  openVisitor(): ScenePerson
  register(email?: string): Promise<ScenePerson>
  signInDemo(name: 'admin' | 'premium'): Promise<ScenePerson>
  /** The newest email of a kind, once it is sent. */
  readEmail(recipient: string, kind: string): Promise<SentEmail>
  /** The secret in its link. */
  readLink(recipient: string, kind: string): Promise<string>
}

/** Requests in an order in which each is allowed. */
export type Scenario = (scene: Scene) => Promise<void>

export interface SceneSetting extends ReturnType<typeof readOperations> {
  readonly product: FuzzedProduct
  readonly findings: Findings
  /** Who sends copies instead of the person. */
  readonly others: readonly (FuzzedCaller | null)[]
  readonly random: () => number
  /** Whether copies are sent. */
  readonly alters: boolean
  /** Called with each request. */
  readonly count: () => void
}

const changedCopies = 3
/** By others these would end the callers themselves. */
const actOnSender = new Set(['logout', 'setPassword'])
const emailDeadline = 20_000
const pause = 100

export function openScene(setting: SceneSetting): Scene {
  const { product } = setting
  const people: string[] = []
  const enter = (id: string, email: string, token: string | undefined): ScenePerson => ({
    id,
    email,
    token,
    browser: openBrowser(product.address),
  })
  const send: Scene['send'] = async (person, name, { params, query, body }, more) => {
    const operation = setting.operations.find(({ operationId }) => operationId === name)
    if (operation === undefined) throw new Error(`the document has no ${name}`)
    const request: SceneRequest = {
      route: routes[name],
      operation,
      params: { ...params },
      query: { ...query },
      body: body ?? more?.body,
      browser: person.browser,
      token: person.token,
      headers: more?.headers ?? {},
    }
    // Before the request, while what it takes is still unused.
    const accepted = setting.alters ? await deliverCopies(setting, request, people) : undefined
    const reply = await deliver(setting, request)
    // A copy may have done what the request was for.
    const text = reply.status < 400 ? reply.text : accepted
    if (text === undefined) throw new Error(`${name} answered ${reply.status}: ${reply.text}`)
    return /^[[{]/.test(text) ? JSON.parse(text) : text
  }
  const readEmail: Scene['readEmail'] = async (recipient, kind) => {
    for (const end = performance.now() + emailDeadline; performance.now() < end; ) {
      await product.hurryEmails(recipient)
      const address = `${product.address}/dev/mail?to=${encodeURIComponent(recipient)}`
      const reply = await fetch(address, { headers: { accept: 'application/json' } })
      const email = ((await reply.json()) as SentEmail[]).find((each) => each.kind === kind)
      if (email !== undefined) return email
      await new Promise((done) => setTimeout(done, pause))
    }
    throw new Error(`no email '${kind}' within ${emailDeadline} ms`)
  }
  return {
    product,
    send,
    readEmail,
    openVisitor: () => enter('', '', undefined),
    register: async (email = `${randomUUID()}@example.com`) => {
      const body = { name: 'Scene Person', email, password }
      const visitor = enter('', email, undefined)
      // Without copies: one of them would take the address.
      people.push(email)
      const { user, token } = await openScene({ ...setting, alters: false }).send(visitor, 'register', { body })
      return { ...visitor, id: user.id, token }
    },
    signInDemo: async (name) => {
      const { id, email, token } = await signInDemo(product, name)
      return enter(id, email, token)
    },
    readLink: async (recipient, kind) => {
      const token = tokenIn(await readEmail(recipient, kind))
      if (token === undefined) throw new Error(`no link in an email '${kind}'`)
      return token
    },
  }
}

async function deliver({ findings, count }: SceneSetting, request: SceneRequest, strangers: readonly string[] = []) {
  const { route, operation, params, query, body, browser, token, headers } = request
  count()
  const began = performance.now()
  const reply = await browser.request(`/api${addressOf(route.path, params, query)}`, {
    method: route.method,
    headers,
    ...(body !== undefined && { json: body }),
    ...(token !== undefined && { bearer: token }),
  })
  findings.note(operation, reply.status, performance.now() - began, strangers.length > 0 ? reply.text : '', strangers)
  return reply
}

/**
 * Sends copies by other callers, who must not get to see the people of the scene, and copies with one value changed.
 * @returns the last reply that was no refusal
 */
async function deliverCopies(setting: SceneSetting, request: SceneRequest, people: readonly string[]) {
  const { product, resolve, random, others } = setting
  const { route, operation } = request
  const senders = actOnSender.has(operation.operationId) ? [] : others
  // The secret in a public request is all that its owner has to show.
  const strangers = isOpenToVisitors(route.access) ? [] : people
  let accepted: string | undefined
  for (const other of senders) {
    const copy = { ...request, browser: openBrowser(product.address), token: other?.token }
    const reply = await deliver(setting, copy, strangers)
    if (reply.status < 400) accepted = reply.text
  }
  for (let copy = 0; copy < changedCopies; copy += 1) {
    const source = { random, resolve, uuid: randomUUID }
    const reply = await deliver(setting, alterRequest(request, source, openBrowser(product.address)))
    if (reply.status < 400) accepted = reply.text
  }
  return accepted
}
