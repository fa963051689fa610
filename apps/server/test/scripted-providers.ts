import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The scripted replies; each test breaks one of them. */
export interface Script {
  /** Changes to the id token's claims; undefined removes one. */
  claims: Record<string, unknown>
  header: Record<string, unknown>
  /** Signs with an unpublished key. */
  foreignKey: boolean
  /** The token endpoint's behaviour. */
  token: 'answers' | 'nonsense' | 'hangs' | 'huge' | 'refuses' | 'breaks off'
  discovery: 'answers' | 'breaks'
  githubUser: unknown
  githubAddresses: unknown
}

const honest: Script = {
  claims: {},
  header: {},
  foreignKey: false,
  token: 'answers',
  discovery: 'answers',
  githubUser: { id: 77, login: 'octo', name: 'Octo Person', email: null },
  githubAddresses: [{ email: 'octo@scripted.example', primary: true, verified: true, visibility: null }],
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })

/**
 * An OpenID provider and GitHub in one, which can be made to misbehave. `expect` sets what the next code means.
 */
export async function serveScriptedProviders() {
  const state = { script: honest, nonce: '', challenge: '', tokenCalls: 0 }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    answer(request.url ?? '', form, response)
  })
  const json = (response: ServerResponse, value: unknown, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`

  const answer = (path: string, form: URLSearchParams, response: ServerResponse) => {
    const { script } = state
    if (path === '/.well-known/openid-configuration') {
      if (script.discovery === 'breaks') return json(response, {}, 500)
      return json(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256', 'none'],
      })
    }
    if (path === '/jwks') {
      return json(response, { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig' }] })
    }
    if (path === '/user') return json(response, script.githubUser)
    if (path === '/user/emails') return json(response, script.githubAddresses)
    state.tokenCalls += 1
    if (script.token === 'hangs') return undefined
    if (script.token === 'breaks off') return response.destroy()
    if (script.token === 'nonsense') return response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello</p>')
    if (script.token === 'huge') return json(response, { access_token: 'x'.repeat(1_000_000), token_type: 'bearer' })
    if (script.token === 'refuses') return json(response, { error: 'bad_verification_code' })
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (proof !== state.challenge) return json(response, { error: 'invalid_grant' }, 400)
    const access = { access_token: 'secret-access-token', token_type: 'bearer' }
    return json(response, path === '/token' ? { ...access, id_token: idToken() } : access)
  }

  const idToken = (): string => {
    const { script, nonce } = state
    const now = Math.floor(Date.now() / 1000)
    const header = { alg: 'RS256', kid: 'one', typ: 'JWT', ...script.header }
    const claims = {
      iss: issuer,
      aud: 'scripted-client',
      sub: 'subject-1',
      iat: now,
      exp: now + 300,
      nonce,
      email: 'person@scripted.example',
      email_verified: true,
      name: 'Scripted Person',
      ...script.claims,
    }
    const content = `${encode(header)}.${encode(claims)}`
    if (header.alg === 'none') return `${content}.`
    const key = script.foreignKey ? foreign.privateKey : keys.privateKey
    return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`
  }

  return {
    environment: {
      GOOGLE_CLIENT_ID: 'scripted-client',
      GOOGLE_CLIENT_SECRET: 'scripted-secret',
      GOOGLE_ISSUER: issuer,
      GITHUB_CLIENT_ID: 'scripted-client',
      GITHUB_CLIENT_SECRET: 'scripted-secret',
      GITHUB_URL: issuer,
      GITHUB_API_URL: issuer,
      OUTSIDE_DEADLINE_MILLISECONDS: '500',
    },
    play: (changes: Partial<Script>) => {
      state.script = { ...honest, ...changes }
    },
    /** Remembers a sign-in that was redirected here. */
    expect: (address: URL) => {
      state.nonce = address.searchParams.get('nonce') ?? ''
      state.challenge = address.searchParams.get('code_challenge') ?? ''
    },
    tokenCalls: () => state.tokenCalls,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
