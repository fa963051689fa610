import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { password, signUp } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const browser = { 'sec-fetch-site': 'same-origin' }
const signInWith = (email: string, cookies: Record<string, string>) =>
  product.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    headers: browser,
    cookies,
  })
const languageOf = async (userId: string, headers: object) =>
  (await product.app.inject({ url: `/api/preferences/${userId}`, headers: { ...headers } })).json().language

test('what a visitor chose becomes the new account’s', async () => {
  const email = `${randomUUID()}@example.com`
  const reply = await product.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { name: 'Asha', email, password },
    headers: browser,
    cookies: { language: 'ta' },
  })
  const { user } = reply.json()
  const { headers } = await signUpHeaders(email)
  expect(await languageOf(user.id, headers)).toBe('ta')
})

test('what was chosen in an account wins over the browser it signs in with', async () => {
  const email = `${randomUUID()}@example.com`
  const { user, headers } = await signUp(product, { email })
  await product.app.inject({
    method: 'PUT',
    url: `/api/preferences/${user.id}`,
    payload: { language: 'si' },
    headers,
  })
  const reply = await signInWith(email, { language: 'ta' })
  expect(reply.cookies).toContainEqual(
    expect.objectContaining({ name: 'language', value: 'si', path: '/', sameSite: 'Lax' }),
  )
  expect(await languageOf(user.id, headers)).toBe('si')
})

test('without any choice nothing is stored or set', async () => {
  const email = `${randomUUID()}@example.com`
  const { user, headers } = await signUp(product, { email })
  const reply = await signInWith(email, {})
  expect(reply.cookies.map(({ name }) => name)).not.toContain('language')
  expect(await languageOf(user.id, headers)).toBeNull()
})

test('errors come in the browser’s language, with the names of fields', async () => {
  const send = (cookies: Record<string, string>) =>
    product.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: 'a@example.com' }, cookies })
  expect((await send({ language: 'ta' })).json().message).toMatch(/^[^A-Za-z]*[\u0B80-\u0BFF][^A-Za-z]*$/)
  expect((await send({})).json().message).toBe('Password is required.')
})

test('knowledge comes in the browser’s language, and in English without one', async () => {
  const titles = async (cookies: Record<string, string>) => {
    const reply = await product.app.inject({ url: '/api/help', cookies })
    expect(reply.headers['vary']).toContain('cookie')
    return reply.json()[0].title
  }
  expect(await titles({ language: 'si' })).toMatch(/[\u0D80-\u0DFF]/)
  expect(await titles({})).toMatch(/^[\w ]+$/)
})

async function signUpHeaders(email: string) {
  const reply = await product.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  return { headers: { authorization: `Bearer ${reply.json().token}` } }
}
