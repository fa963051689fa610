// Practice server for the skill 'Sign-in in the browser'. Everything is invented. Licence: CC0.
// It needs Node.js 20 or later and nothing else:  node sign_in_lab.mjs
//   http://localhost:3000  the tea club: serves the files of the folder 'public' and a small API
//   http://localhost:4000  'Sample ID', a pretended sign-in provider with PKCE
// For practice on your own computer only. Passwords lie in the file on purpose.
import { createServer } from 'node:http'
import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'

const SESSION_SECONDS = Number(process.env.SESSION_SECONDS ?? 60)
const users = new Map([
  ['nila', { name: 'Nila', password: 'green-tea-42', notes: ['Ask for the Saturday shift', 'Order 3 kg of ginger tea'] }],
  ['arun', { name: 'Arun', password: 'black-tea-17', notes: ['Call the printer about the menus'] }],
])
const sessions = new Map() // id -> { user, ends }
const codes = new Map() // code -> { user, challenge, redirect }
const tokens = new Map() // access token -> user

const random = () => randomBytes(24).toString('base64url')
const send = (response, status, body, headers = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers })
  response.end(JSON.stringify(body))
}
const body = async (request) => {
  let text = ''
  for await (const part of request) text += part
  if (text === '') return {}
  if ((request.headers['content-type'] ?? '').includes('json')) return JSON.parse(text)
  return Object.fromEntries(new URLSearchParams(text))
}
const sessionOf = (request) => {
  const id = /(?:^|; )session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1]
  const session = sessions.get(id)
  if (!session || session.ends < Date.now()) return undefined
  return { id, ...session }
}
const startSession = (user) => {
  const id = random()
  sessions.set(id, { user, ends: Date.now() + SESSION_SECONDS * 1000 })
  return `session=${id}; HttpOnly; SameSite=Lax; Path=/; Max-Age=3600`
}
const checkPassword = (name, password) => users.get(name)?.password === password

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css' }
const file = async (path, response) => {
  const name = normalize(path).replace(/^([/\\.])+/, '') || 'index.html'
  try {
    const content = await readFile(join('public', name))
    response.writeHead(200, { 'content-type': types[extname(name)] ?? 'application/octet-stream', 'cache-control': 'no-store' })
    response.end(content)
  } catch {
    send(response, 404, { error: `There is no file public/${name}` })
  }
}

const club = async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost:3000')
  const route = `${request.method} ${pathname}`
  if (route === 'POST /api/sign-in') {
    const { user, password } = await body(request)
    if (!checkPassword(user, password)) return send(response, 401, { error: 'Name or password is wrong.' })
    return send(response, 200, { name: users.get(user).name }, { 'set-cookie': startSession(user) })
  }
  if (route === 'POST /api/sign-in-with-token') {
    const { accessToken } = await body(request)
    const user = tokens.get(accessToken)
    if (!user) return send(response, 401, { error: 'This token is unknown.' })
    return send(response, 200, { name: users.get(user).name }, { 'set-cookie': startSession(user) })
  }
  if (route === 'POST /api/sign-out') {
    const session = sessionOf(request)
    if (session) sessions.delete(session.id)
    return send(response, 200, {}, { 'set-cookie': 'session=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0' })
  }
  if (pathname.startsWith('/api/')) {
    // This hole is part of the practice: the list of members is not checked at all.
    if (route === 'GET /api/members') return send(response, 200, [...users].map(([user, { name }]) => ({ user, name })))
    const session = sessionOf(request)
    if (!session) return send(response, 401, { error: 'Please sign in.' })
    const user = users.get(session.user)
    if (route === 'GET /api/me') return send(response, 200, { name: user.name })
    if (route === 'GET /api/notes') return send(response, 200, user.notes)
    if (route === 'POST /api/notes') {
      const { text } = await body(request)
      if (typeof text !== 'string' || text.trim() === '' || text.length > 200) return send(response, 400, { error: 'A note has 1 to 200 characters.' })
      user.notes.push(text)
      return send(response, 201, user.notes)
    }
    return send(response, 404, { error: 'There is no such address.' })
  }
  return file(pathname, response)
}

const provider = async (request, response) => {
  const url = new URL(request.url, 'http://localhost:4000')
  response.setHeader('access-control-allow-origin', 'http://localhost:3000')
  response.setHeader('access-control-allow-headers', 'content-type')
  if (request.method === 'OPTIONS') {
    response.writeHead(204)
    return response.end()
  }
  if (request.method === 'GET' && url.pathname === '/authorize') {
    const query = Object.fromEntries(url.searchParams)
    const wrong =
      query.response_type !== 'code' ? 'response_type must be code'
      : query.client_id !== 'tea-club' ? 'client_id must be tea-club'
      : !(query.redirect_uri ?? '').startsWith('http://localhost:3000/') ? 'redirect_uri must begin with http://localhost:3000/'
      : query.code_challenge_method !== 'S256' || !query.code_challenge ? 'code_challenge with the method S256 is missing'
      : !query.state ? 'state is missing'
      : undefined
    if (wrong) return send(response, 400, { error: wrong })
    const hidden = ['redirect_uri', 'state', 'code_challenge'].map((key) => `<input type="hidden" name="${key}" value="${query[key].replace(/[&<>"]/g, '')}">`).join('')
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    return response.end(`<!doctype html><html lang="en"><title>Sample ID</title><h1>Sign in with Sample ID</h1><form method="post" action="/authorize">${hidden}
      <p><label>Name <input name="user" autocomplete="username"></label>
      <p><label>Password <input name="password" type="password" autocomplete="current-password"></label>
      <p><button>Allow the tea club to know who you are</button></form>`)
  }
  if (request.method === 'POST' && url.pathname === '/authorize') {
    const form = await body(request)
    if (!checkPassword(form.user, form.password)) return send(response, 401, { error: 'Name or password is wrong. Go back and try again.' })
    if (!(form.redirect_uri ?? '').startsWith('http://localhost:3000/')) return send(response, 400, { error: 'redirect_uri' })
    const code = random()
    codes.set(code, { user: form.user, challenge: form.code_challenge, redirect: form.redirect_uri })
    const back = new URL(form.redirect_uri)
    back.search = new URLSearchParams({ code, state: form.state })
    response.writeHead(302, { location: back.href })
    return response.end()
  }
  if (request.method === 'POST' && url.pathname === '/token') {
    const { code, code_verifier: verifier = '', redirect_uri: redirect } = await body(request)
    const found = codes.get(code)
    codes.delete(code) // a code works once
    if (!found) return send(response, 400, { error: 'invalid_grant', reason: 'The code is unknown or was used.' })
    if (found.redirect !== redirect) return send(response, 400, { error: 'invalid_grant', reason: 'redirect_uri differs.' })
    if (createHash('sha256').update(verifier).digest('base64url') !== found.challenge) return send(response, 400, { error: 'invalid_grant', reason: 'code_verifier does not fit code_challenge.' })
    const token = random()
    tokens.set(token, found.user)
    return send(response, 200, { access_token: token, token_type: 'Bearer', expires_in: 300 })
  }
  return send(response, 404, { error: 'There is no such address.' })
}

const serve = (handler, port) =>
  createServer((request, response) => {
    handler(request, response).catch((error) => send(response, error instanceof SyntaxError ? 400 : 500, { error: 'The request could not be read.' }))
  }).listen(port, '127.0.0.1', () => console.log(`http://localhost:${port}`))
serve(club, 3000)
serve(provider, 4000)
