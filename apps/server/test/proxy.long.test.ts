import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from './build-test-app.ts'

const hasProxy = spawnSync('haproxy', ['-v']).status === 0
const shipped = new URL('../../../deploy/haproxy.cfg', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'milepost-proxy-'))
afterAll(() => rmSync(folder, { recursive: true }))

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** Starts HAProxy with the shipped configuration, in front of one server on this machine. */
async function startProxy(serverPort: number) {
  const certificate = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  const both = join(folder, 'both.pem')
  const subject = ['-subj', '/CN=localhost', '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject], {
    stdio: 'pipe',
  })
  writeFileSync(both, `${readFileSync(certificate, 'utf8')}${readFileSync(key, 'utf8')}`)
  const port = await freePort()
  const configuration = readFileSync(shipped, 'utf8')
    .replace('bind :8443', `bind 127.0.0.1:${port}`)
    .replace('/usr/local/etc/haproxy/milepost.pem', both)
    .replace('milepost-a:8080', `127.0.0.1:${serverPort}`)
    .replace('milepost-b:8080', `127.0.0.1:${serverPort} disabled`)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration)
  const proxy = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  return { port, stop: () => proxy.kill() }
}

function send(port: number, headers: Record<string, string>, body = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    const path = body === '' ? '/api/health/live' : '/api/auth/register'
    const options = {
      port,
      path,
      method: body === '' ? 'GET' : 'POST',
      headers,
      rejectUnauthorized: false,
      agent: false,
    }
    const sent = request(options, (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode ?? 0))
    })
    sent.once('error', reject).end(body)
  })
}

test.skipIf(!hasProxy)('behind the shipped proxy a forged address of the caller changes nothing', async () => {
  const product = await buildTestApp({ environment: { TRUST_PROXY: '127.0.0.1', RATE_LIMIT_SIGN_UP_ADDRESS: '3' } })
  await product.app.listen({ host: '127.0.0.1', port: 0 })
  const { port: serverPort } = product.app.server.address() as AddressInfo
  const proxy = await startProxy(serverPort)
  await expect.poll(() => send(proxy.port, {}).catch(() => 0), { timeout: 10_000 }).toBe(200)
  const statuses = []
  for (let turn = 0; turn < 5; turn += 1) {
    const forged = `203.0.113.${turn}`
    const body = JSON.stringify({ name: 'X', email: `n${turn}@example.com`, password: 'a long and unusual one' })
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forged, forwarded: `for=${forged}` }
    statuses.push(await send(proxy.port, headers, body))
  }
  expect(statuses).toEqual([201, 201, 201, 429, 429])
  proxy.stop()
  await product.close()
})
