import type { CDPSession, Page } from '@playwright/test'

export interface ApiReply {
  readonly status?: number
  readonly json?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A call to the API that the browser holds until the test says what becomes of it. */
export interface ApiCall {
  readonly method: string
  readonly url: string
  /** What the page sent, read as JSON. */
  readBody<Body>(): Body
  /** Answers in the server's place. */
  fulfill(reply: ApiReply): Promise<void>
  /** The connection breaks. */
  abort(): Promise<void>
  /** Hands it on to the handler that was there before, or else to the server. */
  fallback(): Promise<void>
  /** The server answers, and the page gets what `change` makes of its body. */
  changeReply<Body>(change: (body: Body) => Body): Promise<void>
}

type Handler = (call: ApiCall) => unknown

interface PageRoutes {
  readonly session: CDPSession
  /** The newest first. */
  readonly handlers: { readonly pattern: RegExp; readonly handle: Handler }[]
}

/** What the browser says of a request that it holds. */
interface Paused {
  readonly requestId: string
  readonly request: {
    readonly method: string
    readonly url: string
    readonly headers: Record<string, string>
    readonly postData?: string
  }
}

const routesOf = new WeakMap<Page, Promise<PageRoutes>>()

/**
 * Does for calls to the API what `page.route` does for all requests. That one turns the browser's cache off and takes every
 * request through this process: opening a screen costs two and a half times the processor time.
 */
export async function routeApi(page: Page, url: string | RegExp, handle: Handler): Promise<void> {
  const begun = routesOf.get(page) ?? begin(page)
  routesOf.set(page, begun)
  const { handlers } = await begun
  handlers.unshift({ pattern: typeof url === 'string' ? patternOf(url) : url, handle })
}

/** Lets the server answer again, calls that are held included. */
export async function unrouteApi(page: Page): Promise<void> {
  const routes = await routesOf.get(page)
  routesOf.delete(page)
  await routes?.session.detach()
}

async function begin(page: Page): Promise<PageRoutes> {
  const session = await page.context().newCDPSession(page)
  const routes: PageRoutes = { session, handlers: [] }
  session.on('Fetch.requestPaused', (paused) => void callOf(page, routes, paused, 0).fallback())
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
  return routes
}

/** The call as the handlers from a place in their list on may treat it. */
function callOf(page: Page, { session, handlers }: PageRoutes, { requestId, request }: Paused, from: number): ApiCall {
  const { method, url, headers, postData } = request
  // A page that has been left no longer waits for anything.
  const send: CDPSession['send'] = (name, parameters) => session.send(name, parameters).catch(() => undefined as never)
  const fulfill = async (reply: ApiReply) => {
    const named = { 'content-type': 'application/json', ...reply.headers }
    await send('Fetch.fulfillRequest', {
      requestId,
      responseCode: reply.status ?? 200,
      responseHeaders: Object.entries(named).map(([name, value]) => ({ name, value })),
      body: Buffer.from(reply.json === undefined ? '' : JSON.stringify(reply.json)).toString('base64'),
    })
  }
  return {
    method,
    url,
    readBody: () => JSON.parse(postData ?? ''),
    fulfill,
    abort: async () => {
      await send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
    },
    fallback: async () => {
      const next = handlers.findIndex(({ pattern }, index) => index >= from && pattern.test(url))
      if (next === -1) await send('Fetch.continueRequest', { requestId })
      else await handlers[next]?.handle(callOf(page, { session, handlers }, { requestId, request }, next + 1))
    },
    changeReply: async (change) => {
      // The server may close a connection that is kept at the moment of its next use; only browsers send the call once more.
      const reply = await page.request.get(url, { headers: { ...headers, connection: 'close' } })
      const { 'x-total-count': total } = reply.headers()
      await fulfill({
        status: reply.status(),
        json: change(await reply.json()),
        headers: total === undefined ? {} : { 'x-total-count': total },
      })
    },
  }
}

/** As Playwright reads a glob: '**' means anything, '*' anything within a part of the path. */
function patternOf(glob: string): RegExp {
  const parts = glob.split(/(\*+)/).map((part) => (part === '**' ? '.*' : part === '*' ? '[^/]*' : RegExp.escape(part)))
  return new RegExp(`^${parts.join('')}$`)
}
