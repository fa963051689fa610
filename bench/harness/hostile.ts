import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { startProduct } from '../http/product.ts'
import { type HarnessOptions, print, quantile, requireDatabase } from './report.ts'

const memoryGroup = '/sys/fs/cgroup/memory/milepost-hostile'
const gigabyte = 1024 ** 3
const metricsToken = 'only for this run'

/**
 * Hostile callers from many addresses at once: pipelined calls with unread replies, bursts of connections, slow senders and
 * readers, searches that can't be kept. The process must live in 1 GB and serve others' reads, and its memory must come back.
 */
export async function hostile({ isLong }: HarnessOptions): Promise<boolean> {
  const seconds = isLong ? 60 : 12
  const environment = { METRICS_TOKEN: metricsToken }
  const product = await startProduct({ databaseUrl: requireDatabase(), courses: 5_000, learners: 10, environment })
  const { address, process: server } = product.server
  const isLimited = limitMemory(server.pid)
  const isAlive = () => server.exitCode === null && server.signalCode === null
  const paths = ['/api/courses?page=1&page_size=6', ...product.learners.map(({ id }) => `/api/roadmap/${id}`)]
  for (const path of paths) await read(address, path, product.learners[paths.indexOf(path) - 1]?.token)
  const before = await heldMegabytes(address)

  const { hostname: host, port } = new URL(address)
  const attack = new Worker(new URL('./hostile-callers.ts', import.meta.url), {
    workerData: { host, port: Number(port), seconds },
  })
  const probe = new Worker(new URL('./probe-health.ts', import.meta.url), { workerData: { address } })
  const attackEnds = once(attack, 'exit')
  const end = performance.now() + seconds * 1_000
  const reads: { status: number; took: number }[] = []
  let highest = 0
  const readers = product.learners.slice(0, 4).map(async ({ id, token }, index) => {
    for (let turn = 0; performance.now() < end && isAlive(); turn += 1) {
      const path = turn % 2 === 0 ? '/api/courses?page=1&page_size=6' : `/api/roadmap/${id}`
      reads.push(await read(address, path, token, `127.0.200.${1 + index}`))
      highest = Math.max(highest, resident(server.pid))
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  await Promise.all([...readers, attackEnds])
  probe.postMessage('end')
  const [health] = isAlive() ? await once(probe, 'message') : [{ live: [], ready: [], others: [] }]
  const settling = isLong ? 60_000 : 25_000
  await new Promise((resolve) => setTimeout(resolve, settling))
  const after = isAlive() ? await heldMegabytes(address) : 0
  const served = reads.filter(({ status }) => status === 200)
  const failed = Object.entries(Object.groupBy(reads, ({ status }) => status))
    .filter(([status]) => status !== '200')
    .map(([status, of]) => `, ${of?.length} × ${status === '0' ? 'no reply' : status}`)
  const times = served.map(({ took }) => took)
  print(`hostile: ${seconds} s, ${isLimited ? 'in a memory group of 1 GB' : 'no memory group: memory sampled'}`, [
    `process   ${isAlive() ? 'lives' : `ended by ${server.signalCode ?? server.exitCode}`}`,
    `others    ${served.length} of ${reads.length} reads served, p50 ${quantile(times, 0.5)} ms, p99 ${quantile(times, 0.99)} ms${failed.join('')}`,
    `live      ${health.live.length} times, p50 ${quantile(health.live, 0.5)} ms, p99 ${quantile(health.live, 0.99)} ms, ${health.others.length} failed`,
    `memory    at most ${highest} MB resident; heap and external ${before} MB before, ${after} MB ${settling / 1_000} s later`,
  ])
  const holds = isAlive() && served.length >= 0.99 * reads.length
  await product.close()
  if (isLimited) rmdirSync(memoryGroup)
  return holds
}

function limitMemory(pid: number | undefined): boolean {
  try {
    mkdirSync(memoryGroup, { recursive: true })
    writeFileSync(join(memoryGroup, 'memory.limit_in_bytes'), String(gigabyte))
    writeFileSync(join(memoryGroup, 'cgroup.procs'), String(pid))
    return existsSync(join(memoryGroup, 'memory.limit_in_bytes'))
  } catch {
    return false
  }
}

/** The heap in use and external memory, in MB. */
async function heldMegabytes(address: string): Promise<number> {
  const reply = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const text = await reply.text()
  const bytes = ['nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes'].map((name) =>
    Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]),
  )
  return Math.round(bytes.reduce((sum, each) => sum + each, 0) / 1024 ** 2)
}

function resident(pid: number | undefined): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
  } catch {
    return 0
  }
}

/** Each on a new connection, as from another browser. */
function read(address: string, path: string, token = '', localAddress = '127.0.0.1') {
  const began = performance.now()
  return new Promise<{ status: number; took: number }>((resolve) => {
    const settle = (status: number) => resolve({ status, took: performance.now() - began })
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br' }
    const call = request(`${address}${path}`, { agent: false, localAddress, headers, timeout: 10_000 }, (reply) => {
      reply.resume().once('end', () => settle(reply.statusCode ?? 0))
    })
    call.once('timeout', () => call.destroy(new Error('no reply in 10 s')))
    call.once('error', () => settle(0))
    call.end()
  })
}
