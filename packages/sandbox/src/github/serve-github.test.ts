import { createHash } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { serveGithub } from '#github/serve-github.ts'

const prefix = '/sandbox/github'
const back = 'http://127.0.0.1:8080/api/auth/github/callback'
const verifier = 'v'.repeat(43)
const right = { client_id: 'client', client_secret: 'secret', redirect_uri: back, code_verifier: verifier }

let app: FastifyInstance

beforeEach(() => {
  app = Fastify()
  serveGithub(app, {
    prefix,
    listeningOn: () => '',
    redirectAddresses: () => [back],
    clientId: 'client',
    clientSecret: 'secret',
  })
})

const form = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: `${prefix}${url}`,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

const authorize = (changes: Record<string, string> = {}) =>
  app.inject({
    url: `${prefix}/login/oauth/authorize`,
    query: {
      client_id: 'client',
      redirect_uri: back,
      state: 'st',
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      ...changes,
    },
  })

async function codeFor(person: string): Promise<string> {
  const action = /action="\/sandbox\/github([^"]+)"/.exec((await authorize()).body)?.[1] ?? ''
  const location = String((await form(action, { person })).headers.location)
  expect(new URL(location).searchParams.get('state')).toBe('st')
  return new URL(location).searchParams.get('code') ?? ''
}

test.each([
  [{ client_id: 'other' }, 404],
  [{ redirect_uri: 'https://evil.example/' }, 400],
  [{ code_challenge_method: 'plain' }, 400],
])('shows no page for %o', async (changes, status) => {
  const reply = await authorize(changes)
  expect(reply.statusCode).toBe(status)
  expect(reply.body).not.toContain('<form')
})

describe('the token endpoint', () => {
  test.each([
    ['incorrect_client_credentials', { client_secret: 'guess' }],
    ['redirect_uri_mismatch', { redirect_uri: 'https://evil.example/' }],
    ['bad_verification_code', { code_verifier: 'w'.repeat(43) }],
    ['bad_verification_code', { code: 'guess' }],
  ])('answers %s with status 200', async (error, changes) => {
    const code = await codeFor('aravind-k')
    const reply = await form('/login/oauth/access_token', { ...right, code, ...changes })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ error })
  })

  test('takes a code once', async () => {
    const code = await codeFor('aravind-k')
    const first = await form('/login/oauth/access_token', { ...right, code })
    expect(first.json()).toMatchObject({ token_type: 'bearer', scope: 'read:user,user:email' })
    expect((await form('/login/oauth/access_token', { ...right, code })).json().error).toBe('bad_verification_code')
  })
})

test('the API says who it is to the token alone', async () => {
  const code = await codeFor('faizal-m')
  const token: string = (await form('/login/oauth/access_token', { ...right, code })).json().access_token
  const ask = (path: string, bearer: string) =>
    app.inject({ url: `${prefix}${path}`, headers: { authorization: `Bearer ${bearer}` } })
  expect((await ask('/user', token)).json()).toMatchObject({ id: 90_004, login: 'faizal-m', email: null })
  expect((await ask('/user/emails', token)).json()).toContainEqual({
    email: 'faizal@people.example',
    primary: true,
    verified: false,
    visibility: 'private',
  })
  expect((await ask('/user', 'guess')).statusCode).toBe(401)
})
