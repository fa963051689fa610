// A practice identity provider with two invented people. Never use it for anything real.
// Run: node provider.mjs  It listens on http://localhost:4000
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'

const issuer = 'http://localhost:4000'
const client = { id: 'library', redirect: 'http://localhost:3000/callback' }
const people = { anu: 'Anu Selvan', ben: 'Ben Perera' }
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const codes = new Map()

const base64 = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')

function idToken(person, nonce) {
  const now = Math.floor(Date.now() / 1000)
  const head = base64({ alg: 'RS256', typ: 'JWT', kid: 'practice' })
  const body = base64({ iss: issuer, aud: client.id, sub: person, name: people[person], nonce, iat: now, exp: now + 300 })
  return `${head}.${body}.${createSign('RSA-SHA256').update(`${head}.${body}`).sign(privateKey, 'base64url')}`
}

function send(response, status, value) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}

async function form(request) {
  let text = ''
  for await (const part of request) text += part
  return new URLSearchParams(text)
}

createServer(async (request, response) => {
  const { pathname, searchParams: query } = new URL(request.url, issuer)
  if (pathname === '/jwks') {
    return send(response, 200, { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'practice', alg: 'RS256', use: 'sig' }] })
  }
  if (pathname === '/authorize') {
    if (query.get('client_id') !== client.id || query.get('redirect_uri') !== client.redirect) {
      return send(response, 400, { error: 'unknown client or redirect_uri' })
    }
    if (query.get('response_type') !== 'code' || query.get('code_challenge_method') !== 'S256') {
      return send(response, 400, { error: 'response_type=code and code_challenge_method=S256 are needed' })
    }
    const person = query.get('person')
    if (!Object.hasOwn(people, person ?? '')) {
      const links = Object.entries(people).map(([id, name]) => `<p><a href="${request.url.replaceAll('&', '&amp;')}&amp;person=${id}">${name}</a></p>`)
      response.writeHead(200, { 'content-type': 'text/html' })
      return response.end(`<h1>Who are you?</h1>${links.join('')}`)
    }
    const code = randomBytes(16).toString('base64url')
    codes.set(code, { person, challenge: query.get('code_challenge'), nonce: query.get('nonce'), until: Date.now() + 60_000 })
    const target = new URL(client.redirect)
    target.searchParams.set('code', code)
    if (query.has('state')) target.searchParams.set('state', query.get('state'))
    response.writeHead(302, { location: target.href })
    return response.end()
  }
  if (pathname === '/token' && request.method === 'POST') {
    const sent = await form(request)
    const known = codes.get(sent.get('code'))
    codes.delete(sent.get('code'))
    const challenge = createHash('sha256').update(sent.get('code_verifier') ?? '').digest('base64url')
    if (!known || known.until < Date.now() || known.challenge !== challenge) {
      return send(response, 400, { error: 'invalid_grant' })
    }
    return send(response, 200, { id_token: idToken(known.person, known.nonce), token_type: 'Bearer', expires_in: 300 })
  }
  send(response, 404, { error: 'not found' })
}).listen(4000)
