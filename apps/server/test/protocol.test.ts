import { randomInt, randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
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
const address = product.listen()
afterAll(() => product.close())

/** Sends an address as it stands, which clients would change. */
async function fetchRaw(method: string, path: string, line = 'X-Line: 1') {
  const { hostname, port } = new URL(await address)
  const socket = connect(Number(port), hostname)
  socket.end(`${method} ${path} HTTP/1.1\r\nHost: ${hostname}\r\n${line}\r\nConnection: close\r\n\r\n`)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers: Record<string, string> = Object.fromEntries(lines.map((each) => each.split(': ', 2)))
  return { status: Number(first.split(' ')[1]), headers, body: JSON.parse(body) }
}

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

test('no one reads the name of a parameter', async () => {
  const messageOf = async (url: string, method: 'GET' | 'POST' = 'GET') => {
    const reply = await product.app.inject({ method, url: `/api${url}`, headers: callers.student.headers })
    return reply.json().message
  }
  for (const token of ['short', 'x%00'])
    expect(await messageOf(`/auth/verify-email/${token}`, 'POST')).toBe(
      'Part of the link is missing. Open it from the email again, or ask for a new one.',
    )
  for (const url of ['/courses?page=0&foo=1', `/roadmap/${callers.student.user.id}/calendar.ics?today=1`])
    expect(await messageOf(url)).toBe('Something in that request isn’t valid.')
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

test.each([
  ['GET', '/%61pi/courses', 404, 'not_found'],
  ['GET', '/api/c%6Furses', 404, 'not_found'],
  ['GET', '/d%65v/mail', 404, 'not_found'],
  ['GET', '/%6detrics', 404, 'not_found'],
  ['GET', '/dev/mail#/x', 404, 'not_found'],
  ['GET', `/dev/mail/${'-'.repeat(36)}`, 404, 'not_found'],
  ['PATCH', '/api/courses', 405, 'method_not_allowed'],
  ['PROPFIND', '/api/courses', 405, 'method_not_allowed'],
] as const)('%s %s is refused', async (method, url, status, code) => {
  const own = await fetchRaw(method, url)
  expect([own.status, own.body.code]).toEqual([status, code])
  expect(own.headers['cache-control']).toBe('no-store')
})

test('a wrong method is refused with the right ones, with or without a body', async () => {
  const reply = await product.app.inject({ method: 'DELETE', url: '/api/courses' })
  expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
  const form = {
    method: 'POST',
    url: '/api/health/live',
    headers: { 'content-type': 'text/plain' },
    payload: 'x',
  } as const
  expect((await product.app.inject(form)).statusCode).toBe(405)
  const options = await product.app.inject({ method: 'OPTIONS', url: '/api/courses' })
  expect([options.statusCode, options.headers.allow, options.body]).toEqual([204, 'GET, HEAD, POST, OPTIONS', ''])
  expect((await product.app.inject({ method: 'OPTIONS', url: '/api/nothing' })).statusCode).toBe(404)
})

test('a 401 says how to authenticate, and each error which request it was', async () => {
  const reply = await product.app.inject({ url: '/api/users/x', headers: { accept: 'application/problem+json' } })
  expect([reply.statusCode, reply.headers['www-authenticate']]).toEqual([401, 'Bearer'])
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/)
  const { request_id: id, ...problem } = reply.json()
  expect(problem).toEqual({
    type: 'about:blank',
    title: 'Unauthorized',
    status: 401,
    detail: problem.message,
    instance: `urn:milepost:request:${id}`,
    code: 'unauthenticated',
    message: 'Please sign in to continue.',
    error: 'Please sign in to continue.',
    issues: [],
  })
})

test('two Host headers are refused', async () => {
  const reply = await fetchRaw('GET', '/api/health/live', 'Host: other.example')
  expect([reply.status, reply.body.code]).toEqual([400, 'malformed'])
})

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

test('a limit says how much of it is left, but not where passwords and links are tried', async () => {
  const limited = await buildTestApp({
    environment: { RATE_LIMIT_SHARED_ADDRESS: '1', RATE_LIMIT_LINK_ADDRESS: '1' },
  })
  const fields = async (method: 'GET' | 'POST', url: string) => {
    const { statusCode, headers } = await limited.app.inject({ method, url: url + 'A'.repeat(43) })
    return [statusCode, headers['ratelimit-policy'], headers['ratelimit']]
  }
  const policy = '"shared-address";q=1;w=900'
  const left = expect.stringMatching(/^"shared-address";r=0;t=\d+$/)
  for (const status of [404, 429]) expect(await fields('GET', '/api/shared/')).toEqual([status, policy, left])
  for (const status of [400, 429])
    expect(await fields('POST', '/api/auth/verify-email/')).toEqual([status, undefined, undefined])
  await limited.close()
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
  const reply = await fetch(`${await address}/api/health/live`)
  const [, seconds] = /timeout=(\d+)/.exec(reply.headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(60)
})
