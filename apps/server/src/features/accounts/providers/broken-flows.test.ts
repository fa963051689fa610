import type { SignInProvider } from '@milepost/contract/accounts/providers/limits'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { identities } from '#db/schema/identities.ts'
import { sessions } from '#db/schema/sessions.ts'
import { users } from '#db/schema/users.ts'
import { type Browser, exchange, openBrowser } from '../../../../test/browser.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { type Script, serveScriptedProviders } from '../../../../test/scripted-providers.ts'

const providers = await serveScriptedProviders()
const product = await buildTestApp({ environment: providers.environment })
const origin = await product.listen()
afterAll(async () => {
  await product.close()
  await providers.close()
})
afterEach(async () => {
  providers.play({})
  const { db } = product.dependencies
  await db.delete(users)
})

/**
 * Starts a sign-in.
 * @returns the provider's redirect
 */
async function begin(browser: Browser, provider: SignInProvider = 'google') {
  const { location } = await browser.request(`/api/auth/${provider}`)
  if (location === null) throw new Error('the browser was not sent on')
  providers.expect(location)
  return { code: 'the-providers-code', state: location.searchParams.get('state') ?? '' }
}

async function comeBack(browser: Browser, returned: Record<string, string>, provider: SignInProvider = 'google') {
  const { status, location } = await browser.request(`/api/auth/${provider}/callback?${new URLSearchParams(returned)}`)
  expect(status).toBe(302)
  return location ?? new URL(origin)
}

const problemOf = (address: URL) => `${address.pathname}${address.search}`

async function expectNoAccount() {
  const { db } = product.dependencies
  expect(await db.select().from(users)).toEqual([])
  expect(await db.select().from(sessions)).toEqual([])
  expect(await db.select().from(identities)).toEqual([])
}

test.each(['google', 'github'] as const)(
  'an honest %s is believed: what follows is refused for its fault alone',
  async (provider) => {
    const browser = openBrowser(origin)
    const end = await comeBack(browser, await begin(browser, provider), provider)
    expect((await exchange(browser, end)).body).toMatchObject({ result: 'signed-in' })
  },
)

describe('the state', () => {
  test.each([
    ['missing', {}],
    ['foreign', { state: 'A'.repeat(43) }],
    ['of another kind', { state: "' or 1=1" }],
  ])('%s', async (_, returned) => {
    const browser = openBrowser(origin)
    await begin(browser)
    expect(problemOf(await comeBack(browser, { code: 'c', ...returned }))).toBe('/login?problem=expired')
    await expectNoAccount()
  })

  test('used before', async () => {
    const browser = openBrowser(origin)
    const returned = await begin(browser)
    await comeBack(browser, returned)
    const calls = providers.tokenCalls()
    expect(problemOf(await comeBack(browser, returned))).toBe('/login?problem=expired')
    expect(providers.tokenCalls()).toBe(calls)
    await expectNoAccount()
  })

  test('used up by a failure too', async () => {
    const browser = openBrowser(origin)
    const returned = await begin(browser)
    providers.play({ token: 'nonsense' })
    expect(problemOf(await comeBack(browser, returned))).toBe('/login?problem=failed')
    providers.play({})
    expect(problemOf(await comeBack(browser, returned))).toBe('/login?problem=expired')
    await expectNoAccount()
  })

  test('of Google on GitHub’s way back, which leaves it as it was', async () => {
    const browser = openBrowser(origin)
    const returned = await begin(browser, 'google')
    expect(problemOf(await comeBack(browser, returned, 'github'))).toBe('/login?problem=expired')
    await expectNoAccount()
    expect((await comeBack(browser, returned, 'google')).pathname).toBe('/oauth-redirect')
  })

  test('after ten minutes', async () => {
    const browser = openBrowser(origin)
    const returned = await begin(browser)
    product.advance(10 * 60 * 1000 + 1)
    expect(problemOf(await comeBack(browser, returned))).toBe('/login?problem=expired')
    await expectNoAccount()
  })

  test('in another browser, or in one that lost its cookie', async () => {
    const browser = openBrowser(origin)
    const returned = await begin(browser)
    expect(problemOf(await comeBack(openBrowser(origin), returned))).toBe('/login?problem=expired')
    const victim = openBrowser(origin)
    await begin(victim)
    expect(problemOf(await comeBack(victim, returned))).toBe('/login?problem=expired')
    await expectNoAccount()
  })
})

const expired = Math.floor(Date.now() / 1000) - 3600

describe('the id token', () => {
  test.each<[string, Partial<Script>]>([
    ['another nonce', { claims: { nonce: 'another' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another audience', { claims: { aud: 'somebody-else' } }],
    ['another issuer', { claims: { iss: 'https://accounts.evil.example' } }],
    ['no signature (alg none)', { header: { alg: 'none' } }],
    ['a symmetric algorithm', { header: { alg: 'HS256' } }],
    ['a foreign key', { foreignKey: true }],
    ['expired', { claims: { exp: expired, iat: expired - 300 } }],
    ['no subject', { claims: { sub: undefined } }],
    ['a subject that cannot be stored', { claims: { sub: 'a\0b' } }],
  ])('with %s', async (_, script) => {
    const browser = openBrowser(origin)
    providers.play(script)
    expect(problemOf(await comeBack(browser, await begin(browser)))).toBe('/login?problem=failed')
    await expectNoAccount()
  })
})

describe('the address', () => {
  test.each<[string, SignInProvider, Partial<Script>, string]>([
    ['not verified', 'google', { claims: { email_verified: false } }, 'unverified'],
    ['said to be verified by a text', 'google', { claims: { email_verified: 'true' } }, 'unverified'],
    ['not there', 'google', { claims: { email: undefined } }, 'no_address'],
    ['no address at all', 'google', { claims: { email: 'nobody' } }, 'no_address'],
    ['none', 'github', { githubAddresses: [] }, 'no_address'],
    [
      'not verified, beside another that is',
      'github',
      {
        githubAddresses: [
          { email: 'other@scripted.example', primary: false, verified: true },
          { email: 'octo@scripted.example', primary: true, verified: false },
        ],
      },
      'unverified',
    ],
  ])('%s (%s)', async (_, provider, script, problem) => {
    const browser = openBrowser(origin)
    providers.play(script)
    const end = await comeBack(browser, await begin(browser, provider), provider)
    expect(problemOf(end)).toBe(`/login?problem=${problem}`)
    await expectNoAccount()
  })
})

describe('the provider', () => {
  test.each([
    ['access_denied', 'refused'],
    ['server_error', 'failed'],
    ['<script>alert(1)</script>', 'failed'],
  ])('says %s', async (error, problem) => {
    const browser = openBrowser(origin)
    const { state } = await begin(browser)
    expect(problemOf(await comeBack(browser, { state, error }))).toBe(`/login?problem=${problem}`)
    expect(problemOf(await comeBack(browser, { state, code: 'c' }))).toBe('/login?problem=expired')
    await expectNoAccount()
  })

  const bad = ['nonsense', 'hangs', 'huge', 'refuses', 'breaks off'] as const
  test.each(bad.flatMap((token) => [['google', token] as const, ['github', token] as const]))(
    '%s: its token endpoint %s',
    async (provider, token) => {
      const browser = openBrowser(origin)
      providers.play({ token })
      const end = await comeBack(browser, await begin(browser, provider), provider)
      expect(problemOf(end)).toBe('/login?problem=failed')
      await expectNoAccount()
    },
  )

  test.each([
    [{ githubUser: { id: 'octo', login: 'octo' } }],
    [{ githubUser: { login: 'octo' } }],
    [{ githubAddresses: { message: 'Not found' } }],
  ])('GitHub answers %j', async (script) => {
    const browser = openBrowser(origin)
    providers.play(script)
    const end = await comeBack(browser, await begin(browser, 'github'), 'github')
    expect(problemOf(end)).toBe('/login?problem=failed')
    await expectNoAccount()
  })

  test('says that it is another (RFC 9207)', async () => {
    const browser = openBrowser(origin)
    const returned = { ...(await begin(browser, 'github')), iss: 'https://evil.example' }
    expect(problemOf(await comeBack(browser, returned, 'github'))).toBe('/login?problem=failed')
    await expectNoAccount()
  })

  test('that is away is asked again by the next sign-in', async () => {
    const late = await serveScriptedProviders()
    const other = await buildTestApp({ environment: late.environment })
    late.play({ discovery: 'breaks' })
    const start = () => other.app.inject({ url: '/api/auth/google' })
    expect((await start()).headers.location).toBe('/login?problem=failed')
    late.play({})
    expect((await start()).headers.location).toContain('/authorize?')
    await other.close()
    await late.close()
  })
})

describe('the return screen’s code', () => {
  const returnOnce = async (browser: Browser) => comeBack(browser, await begin(browser))
  const refused = { status: 401, body: expect.objectContaining({ code: 'sign_in_expired' }) }

  test('works once', async () => {
    const browser = openBrowser(origin)
    const end = await returnOnce(browser)
    expect((await exchange(browser, end)).status).toBe(200)
    expect(await exchange(browser, end)).toEqual(refused)
    expect(await product.dependencies.db.select().from(sessions)).toHaveLength(1)
  })

  test('works for a minute', async () => {
    const browser = openBrowser(origin)
    const end = await returnOnce(browser)
    product.advance(60_001)
    expect(await exchange(browser, end)).toEqual(refused)
    await expectNoAccount()
  })

  test('works in the browser that began', async () => {
    const browser = openBrowser(origin)
    const end = await returnOnce(browser)
    expect(await exchange(openBrowser(origin), end)).toEqual(refused)
    const other = openBrowser(origin)
    await begin(other)
    expect(await exchange(other, end)).toEqual(refused)
    await expectNoAccount()
  })

  test('is no bearer token, and neither is a state', async () => {
    const browser = openBrowser(origin)
    const { state } = await begin(browser)
    const end = await returnOnce(browser)
    for (const bearer of [state, end.searchParams.get('token') ?? '']) {
      const reply = await browser.request('/api/auth/logout', { json: {}, bearer })
      expect(reply.status).toBe(401)
    }
    expect(await exchange(browser, new URL(`${origin}/?token=${state}`))).toEqual(refused)
    await expectNoAccount()
  })

  test.each(['none', "' or '1'='1", 'A'.repeat(43), '%00', 'role=admin', 'é'.repeat(40)])(
    'made up as %s',
    async (token) => {
      const browser = openBrowser(origin)
      await begin(browser)
      const reply = await browser.request('/api/auth/exchange', { json: { token } })
      expect([400, 401]).toContain(reply.status)
      await expectNoAccount()
    },
  )

  test.each([{}, { token: '' }, { token: 'x'.repeat(129) }, { token: 7 }, { token: 'x', role: 'admin' }])(
    'in a body such as %j',
    async (json) => {
      const browser = openBrowser(origin)
      await begin(browser)
      expect((await browser.request('/api/auth/exchange', { json })).status).toBe(400)
    },
  )
})

test('secrets are in no log', async () => {
  const browser = openBrowser(origin)
  const returned = await begin(browser)
  const end = await comeBack(browser, returned)
  const { body } = await exchange(browser, end)
  const failing = await begin(browser)
  providers.play({ token: 'refuses' })
  await comeBack(browser, failing)
  providers.play({ claims: { aud: 'somebody-else' } })
  const third = await begin(browser)
  await comeBack(browser, third)
  const all = product.logged.join('\n')
  expect(all).toContain('sign-in by a provider failed')
  const cookie = browser.cookies.get('milepost-sign-in') ?? ''
  const secrets = [returned.state, failing.state, third.state, end.searchParams.get('token') ?? '', body.token, cookie]
  for (const secret of [...secrets, returned.code, 'secret-access-token', 'scripted-secret', 'eyJ']) {
    expect(secret).not.toBe('')
    expect(all).not.toContain(secret)
  }
})
