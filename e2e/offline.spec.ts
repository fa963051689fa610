import { createServer, request as requestOf } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { startServer } from '../apps/server/test/running-server.ts'
import { copyDemoData } from './demo-data.ts'
import { demoEnvironment, demoPassword, expect, signInAs, signUpWithRoadmap, statusOfStep, test } from './product.ts'

test.use({
  serviceWorkers: 'allow',
  allowedConsoleErrors: [/net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)/],
})

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You’re offline.' })
/** Of the step that the roadmap opens at: finished sections are folded. */
const currentStatus = (page: Page) =>
  page
    .getByLabel(/^Status of step \d+$/)
    .filter({ visible: true })
    .first()
const copies = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => /^(roadmap|progress)-copy:/.test(key))
      .sort(),
  )
const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

/** Opens the roadmap under the worker, which a page has only from its next visit on. */
async function openWithWorker(page: Page, address = ''): Promise<void> {
  await page.goto(`${address}/dashboard/roadmap`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await expect(currentStatus(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

const learner = 'halfway@milepost.example'

/** Signs in on a server other than the test's own. */
async function signInOn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/robots.txt`)
  const data = { email: learner, password: demoPassword }
  const reply = await page.request.post(`${address}/api/auth/login`, { data, headers: { origin: address } })
  const { token, user } = await reply.json()
  await page.evaluate(
    (session) => {
      for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value)
    },
    { token: String(token), user: JSON.stringify(user) },
  )
}

/** The product behind a proxy, which after `release` serves another version of the same files. */
async function startProxy(product: string) {
  let isNext = false
  const rewrite = (text: string) =>
    text.replace(/screens-[\w-]{12}/, '$&-next').replace('<html ', '<html data-release="next" ')
  const server = createServer((incoming, outgoing) => {
    // What is rewritten has the original's tag.
    const { 'if-none-match': _tag, 'if-modified-since': _time, ...asked } = incoming.headers
    const headers = { ...asked, 'accept-encoding': 'identity' }
    const { method } = incoming
    const forwarded = requestOf(new URL(incoming.url ?? '/', product), { method, headers }, (answer) => {
      const { 'content-length': _, ...rest } = answer.headers
      const type = answer.headers['content-type'] ?? ''
      outgoing.writeHead(answer.statusCode ?? 502, rest)
      if (!isNext || !/html|javascript/.test(type)) return answer.pipe(outgoing)
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      return answer.on('end', () => outgoing.end(rewrite(Buffer.concat(parts).toString())))
    })
    forwarded.on('error', () => outgoing.destroy())
    outgoing.on('close', () => forwarded.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    release: () => {
      isNext = true
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('the last roadmap opens without a connection, is marked, and is saved once there is one', async ({
  page,
  context,
}) => {
  await signUpWithRoadmap(page)
  await openWithWorker(page)
  await statusOfStep(page, 1).selectOption('done')
  await expect(page.getByText('aren’t saved yet')).toHaveCount(0)
  await context.setOffline(true)
  await page.reload()
  await expect(notice(page)).toBeVisible()
  await expect(statusOfStep(page, 1)).toHaveValue('done')
  await statusOfStep(page, 2).selectOption('ongoing')
  // Closed and opened again, still without a connection.
  await page.goto('/dashboard/roadmap')
  await expect(statusOfStep(page, 2)).toHaveValue('ongoing')
  await page.goto('/dashboard/courses')
  await expect(notice(page)).toBeVisible()
  await notice(page)
    .getByRole('link', { name: /^Open your roadmap/ })
    .click()
  await expect(statusOfStep(page, 2)).toHaveValue('ongoing')
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/progress') && response.ok())
  await context.setOffline(false)
  await saved
  await expect(notice(page)).toHaveCount(0)
  await page.reload()
  await expect(statusOfStep(page, 2)).toHaveValue('ongoing')
})

test('nothing of the API is kept but the copy, which signing out deletes, and signing in by someone else too', async ({
  page,
  context,
}) => {
  await signUpWithRoadmap(page)
  await openWithWorker(page)
  await expect.poll(() => copies(page)).toHaveLength(2)
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/dashboard')
  expect(kept.filter((path) => !/^\/assets\/|^\/dashboard(\/roadmap)?$/.test(path))).toEqual([])

  // Another learner signs in on this browser while the first one is still signed in.
  await page.evaluate(() => localStorage.setItem('roadmap-copy:someone', '{}'))
  const user = await signInAs(page, learner)
  await page.goto('/dashboard/roadmap')
  await expect(currentStatus(page)).toBeVisible()
  await expect.poll(() => copies(page)).toEqual([`progress-copy:${user.id}`, `roadmap-copy:${user.id}`])

  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => copies(page)).toEqual([])
  await context.setOffline(true)
  await page.goto('/dashboard/roadmap')
  await expect(page).toHaveURL('/login')
  await expect(currentStatus(page)).toHaveCount(0)
})

test('a new version is shown at once, works without a connection, and replaces what the old one kept', async ({
  page,
  context,
  product,
}) => {
  const proxy = await startProxy(product.address)
  await signInOn(page, proxy.address)
  await openWithWorker(page, proxy.address)
  const [old] = await cacheNames(page)
  proxy.release()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-release', 'next')
  await expect(currentStatus(page)).toBeVisible()
  await expect.poll(() => cacheNames(page)).toHaveLength(2)
  await context.setOffline(true)
  await page.reload()
  await expect(currentStatus(page)).toBeVisible()
  await context.setOffline(false)
  // The new worker takes over once no page of the old one is open.
  await page.goto(`${proxy.address}/robots.txt`)
  await expect.poll(() => cacheNames(page)).toEqual([`${old}-next`])
  await page.goto(`${proxy.address}/dashboard/roadmap`)
  await context.setOffline(true)
  await page.reload()
  await expect(currentStatus(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-release', 'next')
  proxy.close()
})

test('switched off on the server, the worker leaves every browser with all that it kept', async ({ page, context }) => {
  const data = await copyDemoData()
  const environment = { ...demoEnvironment, ...data.environment }
  const server = await startServer(environment)
  await signInOn(page, server.address)
  await openWithWorker(page, server.address)
  await expect.poll(() => cacheNames(page)).toHaveLength(1)
  // An open page would ask the server that is stopping for notifications, and be refused.
  await page.goto('about:blank')
  await server.stop('SIGTERM')
  const { port } = new URL(server.address)
  const without = await startServer({ ...environment, PORT: port, SERVICE_WORKER: '0' })
  await page.goto(`${server.address}/dashboard/roadmap`)
  await expect(currentStatus(page)).toBeVisible()
  await expect.poll(() => cacheNames(page)).toEqual([])
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await context.setOffline(true)
  await expect(page.goto(`${server.address}/dashboard`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await without.stop('SIGTERM')
  await data.remove()
})
