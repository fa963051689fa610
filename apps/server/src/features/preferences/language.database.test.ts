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

test('errors come in the browser’s language', async () => {
  const tamil = await product.app.inject({ url: '/api/courses/0', cookies: { language: 'ta' } })
  const english = await product.app.inject({ url: '/api/courses/0' })
  expect(tamil.statusCode).toBe(english.statusCode)
  expect(tamil.json().code).toBe(english.json().code)
})

async function signUpHeaders(email: string) {
  const reply = await product.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  return { headers: { authorization: `Bearer ${reply.json().token}` } }
}
