import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyCookie from '@fastify/cookie'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { MessageCatalogue } from '#http/messages.ts'
import { compressReplies } from '#http/plugins/compress-replies.ts'
import { ErrorReplies } from '#http/plugins/error-replies.ts'
import { answerUnknownAddresses, routerOptions } from '#http/plugins/unknown-addresses.ts'
import { serveWebPages } from '#http/plugins/web-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'milepost-web-'))
let origin = 'https://milepost.example'

const page = (title: string) =>
  `<html><head><title>${title}</title><meta name="description" content="Costs &amp; limits"/></head><body></body></html>`
for (const name of ['plans', 'sources', 'careers/qa-engineer', 'share'])
  mkdirSync(join(folder, name), { recursive: true })
writeFileSync(join(folder, '__spa-fallback.html'), page('Milepost'))
writeFileSync(join(folder, 'plans/index.html'), page('Plans · Milepost'))
writeFileSync(join(folder, 'plans/index.html.br'), 'as built')
writeFileSync(join(folder, 'sources/index.html'), page('Sources'))
writeFileSync(join(folder, 'careers/qa-engineer/index.html'), page('QA Engineer'))
mkdirSync(join(folder, 'ta/login'), { recursive: true })
mkdirSync(join(folder, 'ta/plans'), { recursive: true })
writeFileSync(join(folder, 'ta/__spa-fallback.html'), page('Milepost in Tamil'))
writeFileSync(join(folder, 'ta/login/index.html'), page('Login in Tamil'))
writeFileSync(join(folder, 'ta/plans/index.html'), page('Plans in Tamil'))
writeFileSync(join(folder, 'share/plans.jpg'), '')
writeFileSync(join(folder, 'share/careers.jpg'), '')
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets/app-1a2b.js'), 'start()'.repeat(200))
writeFileSync(join(folder, 'assets/app-1a2b.js.br'), 'start() in brotli')
writeFileSync(join(folder, 'service-worker.js'), 'serve()')
writeFileSync(join(folder, 'service-worker-off.js'), 'retire()')
const app = await serve({ hasServiceWorker: true })
const switchedOff = await serve({ hasServiceWorker: false, absentProviders: ['github'] })

async function serve({
  hasServiceWorker,
  absentProviders = [],
}: {
  hasServiceWorker: boolean
  absentProviders?: string[]
}) {
  const replies = new ErrorReplies(new MessageCatalogue())
  const served = Fastify({ frameworkErrors: replies.sendForBrokenAddress, routerOptions })
  answerUnknownAddresses(served, replies)
  await served.register(fastifyCookie)
  compressReplies(served)
  await serveWebPages(served, folder, { originFor: () => origin, replies, hasServiceWorker, absentProviders })
  return served
}

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

afterAll(async () => {
  await app.close()
  await switchedOff.close()
  rmSync(folder, { recursive: true })
})

const get = async (url: string, encoding = 'identity') =>
  (await app.inject({ url, headers: { 'accept-encoding': encoding } })).body

test('a page with a picture says how it looks where it is shared, with whole addresses', async () => {
  const body = await get('/plans')
  for (const tag of [
    '<link rel="canonical" href="https://milepost.example/plans"/>',
    '<meta property="og:title" content="Plans · Milepost"/>',
    '<meta property="og:description" content="Costs &amp; limits"/>',
    '<meta property="og:image" content="https://milepost.example/share/plans.jpg"/>',
  ])
    expect(body).toContain(tag)
  expect(await get('/plans', 'br')).not.toBe('as built')
  origin = 'https://elsewhere.example'
  expect(await get('/plans')).toContain('content="https://elsewhere.example/share/plans.jpg"')
})

test('a career has a page with the picture of all careers, and any other name is not found', async () => {
  const body = await get('/careers/qa-engineer')
  expect(body).toContain('<link rel="canonical" href="https://elsewhere.example/careers/qa-engineer"/>')
  expect(body).toContain('content="https://elsewhere.example/share/careers.jpg"')
  const unknown = await app.inject({ url: '/careers/astronaut', headers: browser })
  expect(unknown.statusCode).toBe(404)
  expect(unknown.body).toContain('<title>Milepost</title>')
  const again = await app.inject({
    url: '/careers/astronaut',
    headers: { ...browser, 'if-none-match': `${unknown.headers['etag']}` },
  })
  expect(again.statusCode).toBe(404)
})

test.each([
  ['/nothing', 404],
  ['/%00', 404],
  ['/%E0%A4%A', 400],
  ['/%zz', 400],
  ['/pl%61ns', 404],
  ['/assets/none.js', 404],
  ['/api/nothing', 404],
])('%s is a page for people and JSON for programs', async (url, status) => {
  const page = await app.inject({ url, headers: { ...browser, 'accept-encoding': 'gzip' } })
  expect([page.statusCode, page.body]).toEqual([status, expect.stringContaining('<title>Milepost</title>')])
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept, cookie, accept-encoding',
  })
  for (const accept of ['*/*', 'image/avif,image/*,*/*;q=0.8', 'application/json']) {
    const reply = await app.inject({ url, headers: { accept } })
    expect([reply.statusCode, reply.json().request_id]).toEqual([status, expect.any(String)])
  }
})

test('a form that is sent without scripts gets the page, and nothing of what was typed', async () => {
  const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
  const reply = await app.inject({ method: 'POST', url: '/login', headers, payload: 'password=secret' })
  expect(reply.statusCode).toBe(405)
  expect(reply.body).toContain('<title>Milepost</title>')
  expect(reply.body).not.toContain('secret')
})

test.each(['/sources', '/dashboard', '/reset-password/secret'])('%s has no preview', async (path) => {
  expect(await get(path)).not.toContain('og:')
})

test('a page with an address in each language names them all, and is in its own whatever was chosen', async () => {
  origin = 'https://milepost.example'
  const body = await get('/ta/plans')
  expect(body).toContain('<title>Plans in Tamil</title>')
  expect(body).toContain('<link rel="canonical" href="https://milepost.example/ta/plans"/>')
  for (const [language, path] of [
    ['en', '/plans'],
    ['ta', '/ta/plans'],
    ['si', '/si/plans'],
    ['x-default', '/plans'],
  ])
    expect(body).toContain(`<link rel="alternate" hreflang="${language}" href="https://milepost.example${path}"/>`)
  const { body: english } = await app.inject({ url: '/plans', cookies: { language: 'ta' } })
  expect(english).toContain('<title>Plans · Milepost</title>')
})

test.each([
  ['/login', 'Login in Tamil'],
  ['/dashboard/roadmap', 'Milepost in Tamil'],
  ['/admin/users', 'Milepost'],
])('%s has one address, and is in the language that was chosen', async (url, title) => {
  const chosen = await app.inject({ url, cookies: { language: 'ta' } })
  expect(chosen.body).toContain(`<title>${title}</title>`)
  const other = await app.inject({ url, cookies: { language: 'nonsense' } })
  expect(other.body).toContain('<title>Milepost</title>')
})

test.each([
  ['on', app, 'serve()'],
  ['off', switchedOff, 'retire()'],
])(
  'with the service worker %s browsers get the script for it, which may call this server alone',
  async (_, product, script) => {
    const { body, headers } = await product.inject('/service-worker.js')
    expect(body).toBe(script)
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'content-type': expect.stringContaining('javascript'),
    })
  },
)

test.each([
  ['gzip, br', 'br', 'start() in brotli'],
  ['identity', undefined, 'start()'.repeat(200)],
])(
  'a file for a browser that takes %s is sent in a form that is there, and kept for good',
  async (taken, form, body) => {
    const reply = await app.inject({ url: '/assets/app-1a2b.js?v', headers: { 'accept-encoding': taken } })
    expect(reply.body).toBe(body)
    expect(reply.headers['content-encoding']).toBe(form)
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    })
  },
)

test.each(['/service-worker.js', '/plans'])('%s is not sent again to a browser that has it', async (url) => {
  const tag = `${(await app.inject(url)).headers['etag']}`
  for (const known of [tag, `"older", ${tag.replace('W/', '')}`])
    expect(await app.inject({ url, headers: { 'if-none-match': known } })).toMatchObject({ statusCode: 304, body: '' })
  expect((await app.inject({ url, headers: { 'if-none-match': '"another"' } })).statusCode).toBe(200)
})

test.each([
  '/plans/index.html',
  '/__spa-fallback.html',
  '/plans/index.html.br',
  '/assets/app-1a2b.js.br',
  '/assets/none.js',
  '/assets/../../secret.js',
  '/assets/%2e%2e/secret.js',
  '/assets',
])('%s is not found', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404)
})

test('pages name the ways to sign in that this server does not have', async () => {
  const { body } = await switchedOff.inject({ url: '/plans' })
  expect(body).toContain('<html data-absent="github">')
  expect(await get('/plans')).toContain('<html>')
})
