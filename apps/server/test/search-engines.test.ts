import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from './build-test-app.ts'

const product = await buildTestApp({
  environment: { PUBLIC_URL: 'https://milepost.example', SANDBOX: '0' },
})
afterAll(() => product.close())

const get = (url: string, host = 'evil.example') => product.app.inject({ url, headers: { host } })

test('the site map names the pages for everyone at the address of the product, and no others', async () => {
  const reply = await get('/sitemap.xml')
  expect(reply.headers['content-type']).toContain('application/xml')
  const addresses = [...reply.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toContain('https://milepost.example/')
  expect(addresses).toContain('https://milepost.example/plans')
  expect(addresses).toContain('https://milepost.example/help/roadmap')
  expect(addresses).toContain('https://milepost.example/careers/qa-engineer')
  expect(addresses.filter((address) => !address?.startsWith('https://milepost.example/'))).toEqual([])
  expect(addresses.filter((address) => /dashboard|admin|login|:/.test(address?.slice(8) ?? ''))).toEqual([])
})

test('robots find where the site map is, and what is none of theirs', async () => {
  const { body, headers } = await get('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('Sitemap: https://milepost.example/sitemap.xml')
  for (const path of ['/dashboard', '/admin', '/api']) expect(body).toContain(`Disallow: ${path}\n`)
})

test('a password manager finds where a password is changed, and someone who finds a weakness where to report it', async () => {
  const { statusCode, headers } = await get('/.well-known/change-password')
  expect([statusCode, headers['location']]).toEqual([302, '/dashboard/settings'])
  const lines = (await get('/.well-known/security.txt')).body.split('\n')
  expect(lines).toContain('Contact: https://milepost.example/contact')
  expect(lines).toContain('Canonical: https://milepost.example/.well-known/security.txt')
  const [, expires = ''] = /^Expires: (.*)$/m.exec(lines.join('\n')) ?? []
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000)
  expect(days).toBeGreaterThan(170)
  expect(days).toBeLessThan(365)
})
