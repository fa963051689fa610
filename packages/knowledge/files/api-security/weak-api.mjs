// An invented clinic's API with faults put in on purpose. Run it only on your own computer: node weak-api.mjs
// CC0. All people and data are invented.
import http from 'node:http'

const users = {
  'token-amal': { name: 'amal', role: 'patient' },
  'token-bina': { name: 'bina', role: 'patient' },
  'token-chandra': { name: 'chandra', role: 'admin' },
}
const visits = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  owner: index % 2 === 0 ? 'amal' : 'bina',
  reason: `invented reason ${index + 1}`,
  paid: false,
  internalNote: 'for staff only',
}))

const send = (response, status, body) => {
  response.writeHead(status, { 'content-type': 'application/json', 'x-powered-by': 'weak-api 0.1' })
  response.end(JSON.stringify(body))
}
const readBody = async (request) => {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text)
}

const server = http.createServer(async (request, response) => {
  try {
    const url = new URL(request.url, 'http://localhost')
    if (url.pathname === '/login' && request.method === 'POST') {
      const { name, pin } = await readBody(request)
      return pin === '4711' ? send(response, 200, { token: `token-${name}` }) : send(response, 401, { error: 'wrong pin' })
    }
    const user = users[request.headers.authorization?.replace('Bearer ', '')]
    if (!user) return send(response, 401, { error: 'sign in' })
    const id = Number(url.pathname.split('/')[2])
    if (url.pathname === '/visits' && request.method === 'GET') {
      const size = Number(url.searchParams.get('size') ?? 10)
      const mine = visits.filter((visit) => visit.owner === user.name)
      return send(response, 200, Array.from({ length: size }, (_, index) => mine[index % mine.length]))
    }
    if (url.pathname.startsWith('/visits/') && request.method === 'GET') {
      return send(response, 200, visits.find((visit) => visit.id === id) ?? {})
    }
    if (url.pathname.startsWith('/visits/') && request.method === 'PATCH') {
      const visit = visits.find((candidate) => candidate.id === id)
      return send(response, 200, Object.assign(visit, await readBody(request)))
    }
    if (url.pathname === '/admin/users') return send(response, 200, Object.values(users))
    if (url.pathname === '/fetch') {
      const page = await fetch(url.searchParams.get('url'))
      return send(response, 200, { page: (await page.text()).slice(0, 500) })
    }
    return send(response, 404, { error: 'not found' })
  } catch (error) {
    return send(response, 500, { error: error.message, stack: error.stack })
  }
})

server.listen(8080, '127.0.0.1', () => console.log('weak API on http://127.0.0.1:8080'))
