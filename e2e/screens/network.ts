import type { Disposable, Page } from '@playwright/test'
import { routeApi, unrouteApi } from '../api-routes.ts'
import type { Marker, ScreenState } from './screen.ts'

export function failure(status: number, code: string, message: string) {
  return { status, json: { code, message, error: message, issues: [] } }
}

/** Which calls: a pattern as Playwright takes it. */
type Url = string | RegExp

/** What the console says of a call that fails. */
export const failedCalls = /Failed to load resource/

/** The addresses of the calls that never return. */
const held = new WeakMap<Page, Set<string>>()

/** A call that never returns. */
export function loading(url: Url, shows: Marker, name = 'loading'): ScreenState {
  return { name, shows, before: (page) => hold(page, url) }
}

/** Holds a call for ever. */
export function hold(page: Page, url: Url): Promise<unknown> {
  const addresses = held.get(page) ?? new Set()
  held.set(page, addresses)
  return routeApi(page, url, (call) => void addresses.add(call.url))
}

/** A call that always fails. */
export function failing(url: Url, shows: Marker, name = 'error'): ScreenState {
  return {
    name,
    shows,
    noise: failedCalls,
    before: async (page) => {
      await skipWaits(page)
      await routeApi(page, url, (call) => call.fulfill(failure(503, 'unavailable', '')))
    },
  }
}

const initScripts = new WeakMap<Page, Disposable>()

/** A failed query waits a second or two before it is tried again: not here. */
async function skipWaits(page: Page): Promise<void> {
  const script = await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window)
    const quick = (run: () => void, time = 0) => wait(run, time >= 1000 && time <= 4000 ? 0 : time)
    Object.assign(window, { setTimeout: quick })
  })
  initScripts.set(page, script)
}

/** The answer of a call is another one: `change` gets what the server answers. */
export function answers<Body>(url: Url, change: (body: Body) => Body): (page: Page) => Promise<unknown> {
  return (page) => routeApi(page, url, (call) => (call.method === 'GET' ? call.changeReply(change) : call.fallback()))
}

/** The answer of a call, whatever the server would say. */
export function answer(url: Url, json: unknown): (page: Page) => Promise<unknown> {
  return (page) => routeApi(page, url, (call) => call.fulfill({ json }))
}

/** Whether a call to an address never returns. */
export function isHeld(page: Page, address: string): boolean {
  return held.get(page)?.has(address) === true
}

/** Takes back what a state did to the network and the scripts of its page, so that another can be reached on it. */
export async function leave(page: Page): Promise<void> {
  await unrouteApi(page)
  held.delete(page)
  await initScripts.get(page)?.dispose()
  initScripts.delete(page)
}

/** The browser says that it has lost its connection. What is loaded stays. */
export async function goOffline(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    window.dispatchEvent(new Event('offline'))
  })
}
