import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveWebPages } from '#http/plugins/web-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'milepost-web-'))
let origin = 'https://milepost.example'

const page = (title: string) =>
  `<html><head><title>${title}</title><meta name="description" content="Costs &amp; limits"/></head><body></body></html>`
for (const name of ['plans', 'sources', 'share']) mkdirSync(join(folder, name))
writeFileSync(join(folder, '__spa-fallback.html'), page('Milepost'))
writeFileSync(join(folder, 'plans/index.html'), page('Plans · Milepost'))
writeFileSync(join(folder, 'plans/index.html.br'), 'as built')
writeFileSync(join(folder, 'sources/index.html'), page('Sources'))
writeFileSync(join(folder, 'share/plans.jpg'), '')
const app = Fastify()
await serveWebPages(
  app,
  folder,
  () => origin,
  (_, reply) => reply.status(404).send(),
)
afterAll(async () => {
  await app.close()
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

test.each(['/sources', '/dashboard', '/reset-password/secret'])('%s is served as it was built', async (path) => {
  expect(await get(path)).not.toContain('og:')
})
