import { randomInt, randomUUID } from 'node:crypto'
import type { RouteShape } from '@milepost/contract/http'
import { routes } from '@milepost/contract/routes'
import { afterAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from './build-test-app.ts'
import { signUp } from './factories.ts'

/** Validators' names for types and formats, which must not be in messages for users. */
const validatorWords = /\b(?:regex|uuid|datetime|nan|int|boolean|string|array|object|record|undefined)\b/i

const product = await buildTestApp()
const callers = {
  student: await signUp(product),
  institution: await signUp(product, { role: 'institution' }),
  admin: await signUp(product, { role: 'admin' }),
}
afterAll(() => product.close())

const writing = Object.entries(routes).filter(([, route]) => 'body' in route)
/** A user whose role may call the route; refused requests leave them unchanged. */
const callerFor = ({ access }: RouteShape) =>
  callers[typeof access === 'string' || access.includes('student') ? 'student' : (access.at(-1) ?? 'admin')]
const own = (route: RouteShape) => {
  const caller = callerFor(route)
  const url = route.path
    .replace(/^\/courses\/:id/, '/courses/1')
    .replace(/:(userId|id)/, caller.user.id)
    .replace(':careerId', 'data-scientist')
    .replace(':skillId', 'html')
  return { url: `/api${url}`, headers: caller.headers }
}

/** In bytes. */
const maxBodyBytes = (route: RouteShape) => (route.largeBody === true ? 1024 * 1024 : 64 * 1024)

describe.each(writing)('what %s is sent', (_name, route) => {
  test.each([
    ['malformed JSON', 'application/json', '{"a":', 400],
    ['nothing', 'application/json', '', 400],
    ['null', 'application/json', 'null', 400],
    ['an array', 'application/json', '[]', 400],
    ['an unknown key', 'application/json', '{"isAdmin":true}', 400],
    ['a polluting key', 'application/json', '{"__proto__":{"role":"admin"}}', 400],
    ['too much', 'application/json', JSON.stringify({ name: 'x'.repeat(maxBodyBytes(route) + 500) }), 413],
    ['a form', 'application/x-www-form-urlencoded', 'name=x', 415],
    ['plain text', 'text/plain', '{"name":"x"}', 415],
  ])('%s is refused in the contract’s words', async (_what, type, payload, status) => {
    const { url, headers } = own(route)
    const reply = await product.app.inject({
      method: route.method,
      url,
      headers: { ...headers, 'content-type': type },
      payload,
    })
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({
      code: expect.any(String),
      message: expect.stringMatching(/\w/),
      issues: expect.any(Array),
    })
    expect(reply.json().message).not.toMatch(validatorWords)
  })
})

const withParameters = Object.entries(routes).filter(([, route]) => /:(userId|id)\b/.test(route.path))

test.each(withParameters)('what %s is asked for must be an id', async (_name, route) => {
  const caller = callerFor(route)
  for (const nonsense of ['nobody', '1e9', '%00', "'%20or%201=1", 'x'.repeat(150)]) {
    const url = `/api${route.path.replace(/:(userId|id)/, nonsense)}`
    const payload = route.method === 'PUT' ? { name: 'X' } : undefined
    const reply = await product.app.inject({
      method: route.method,
      url,
      headers: caller.headers,
      ...(payload && { payload }),
    })
    expect(reply.statusCode, url).toBe(400)
    expect(reply.json().code).toMatch(/^(invalid|malformed)$/)
    expect(reply.json().message).not.toMatch(validatorWords)
  }
})

test('every reply carries the security headers, errors too', async () => {
  for (const url of ['/api/health/live', '/api/courses', '/api/nothing', '/api/users/x']) {
    const { headers } = await product.app.inject({ url })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    })
    expect(headers['referrer-policy']).toBeDefined()
    expect(headers['permissions-policy']).toBeDefined()
    expect(headers['strict-transport-security']).toBeUndefined()
  }
})

test('behind TLS browsers stay there, and the cookie is for this host alone', async () => {
  const secure = await buildTestApp({ environment: { PUBLIC_URL: 'https://milepost.example', ALLOW_SANDBOX: '1' } })
  const reply = await secure.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    headers: { origin: 'https://milepost.example' },
    payload: { name: 'X', email: 'x@example.com', password: 'a long and unusual one' },
  })
  expect(reply.headers['strict-transport-security']).toContain('max-age=')
  const session = reply.cookies.find(({ name }) => name === '__Host-milepost')
  expect(session).toMatchObject({ secure: true, httpOnly: true, path: '/' })
  await secure.close()
})

test.each(['/api/nothing', '/api', '/api/users/1/2', '/api/courses/1/2', '/api/%2e%2e/etc/passwd'])(
  '%s is not there',
  async (url) => {
    const reply = await product.app.inject({ url })
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found'])
  },
)

test.each(['/api/users/%zz', `/api/users/${'x'.repeat(300)}`, '/%E0%A4%A'])(
  '%s cannot be read, and is answered like all else',
  async (url) => {
    const reply = await product.app.inject({ url })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'malformed'])
    expect(reply.body).not.toContain('xxx')
    expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  },
)

test('a trailing slash makes no difference', async () => {
  for (const url of ['/api/courses', '/api/institutions', '/api/health/live']) {
    const [without, with_] = [await product.app.inject({ url }), await product.app.inject({ url: `${url}/` })]
    expect([without.statusCode, with_.statusCode]).toEqual([200, 200])
    expect(with_.body).toBe(without.body)
  }
})

describe('sign-ups', () => {
  const limits = { RATE_LIMIT_SIGN_UP_BROWSER: '2', RATE_LIMIT_SIGN_UP_ADDRESS: '6' }

  /** @returns the status of a sign-up in the browser that has these cookies */
  async function signUpAt(app: TestApp['app'], remoteAddress: string, cookies: Record<string, string>, email: string) {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/auth/register',
      remoteAddress,
      cookies,
      headers: { 'x-forwarded-for': `9.9.9.${randomInt(250)}` },
      payload: { name: 'X', email, password: 'a long and unusual one' },
    })
    for (const { name, value } of reply.cookies) if (name.endsWith('device')) cookies[name] = value
    return reply.statusCode
  }
  const newEmail = () => `${randomUUID()}@example.com`

  test('are stopped for a while where one browser makes many, mistyped ones apart', async () => {
    const limited = await buildTestApp({ environment: limits })
    const cookies = {}
    for (let turn = 0; turn < 3; turn += 1)
      expect(await signUpAt(limited.app, '10.1.1.1', cookies, 'no address')).toBe(400)
    const statuses = []
    for (let turn = 0; turn < 3; turn += 1) statuses.push(await signUpAt(limited.app, '10.1.1.1', cookies, newEmail()))
    expect(statuses).toEqual([201, 201, 429])
    expect(await signUpAt(limited.app, '10.1.1.1', {}, newEmail())).toBe(201)
    await limited.close()
  })

  test('of many browsers at one address are stopped far above that, at other addresses not', async () => {
    const limited = await buildTestApp({ environment: limits })
    const statuses = []
    for (let turn = 0; turn < 7; turn += 1) statuses.push(await signUpAt(limited.app, '10.1.1.1', {}, newEmail()))
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429])
    expect(await signUpAt(limited.app, '10.1.1.2', {}, newEmail())).toBe(201)
    await limited.close()
  })
})

test('when the database is away the product says so, lives, and is not ready', async () => {
  const away = await buildTestApp()
  await away.client.close()
  const reply = await away.app.inject({ url: '/api/courses' })
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable'])
  expect(reply.headers['retry-after']).toBeDefined()
  expect((await away.app.inject({ url: '/api/health/live' })).statusCode).toBe(200)
  expect((await away.app.inject({ url: '/api/health/ready' })).statusCode).toBe(503)
  await away.app.close()
})

test('a failed query is logged without what it was asked with', async () => {
  const broken = await buildTestApp()
  await broken.dependencies.db.execute('alter table users rename to users_away')
  const reply = await broken.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'unlogged@example.com', password: 'not for the log' },
  })
  expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal'])
  expect(reply.body).not.toContain('users')
  const reference = /this code: ([0-9a-f]{10})$/.exec(reply.json().message)?.[1]
  expect(reply.headers['x-request-id']).toBe(reference)
  expect(broken.logged.filter((line) => JSON.parse(line).reqId === reference)).toHaveLength(1)
  expect(broken.logged.join('')).toContain('relation \\"users\\" does not exist')
  expect(broken.logged.join('')).not.toMatch(/unlogged@example|not for the log/)
  await broken.close()
})

test('an idle connection is kept for longer than proxies keep theirs, which would send a request into its end', async () => {
  const reply = await fetch(`${await product.listen()}/api/health/live`)
  const [, seconds] = /timeout=(\d+)/.exec(reply.headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(60)
})
