import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { startProduct } from '../http/product.ts'
import { type HarnessOptions, print, quantile, requireDatabase } from './report.ts'

/**
 * Many more callers than the product serves at once: how long served and refused requests take, and health checks beside
 * them. Callers wait as long as Retry-After says.
 */
export async function overload({ isLong }: HarnessOptions): Promise<boolean> {
  const size = isLong ? { callers: 400, seconds: 30, courses: 20_000 } : { callers: 400, seconds: 8, courses: 1_000 }
  const product = await startProduct({ databaseUrl: requireDatabase(), courses: size.courses, learners: 60 })
  const { address } = product.server
  const served: number[] = []
  const refused: number[] = []
  const others = new Map<number, number>()
  const probe = new Worker(new URL('./probe-health.ts', import.meta.url), { workerData: { address } })
  const end = performance.now() + size.seconds * 1_000

  const ask = async (path: string, token?: string) => {
    const began = performance.now()
    const reply = await fetch(`${address}/api${path}`, token ? { headers: { authorization: `Bearer ${token}` } } : {})
    await reply.arrayBuffer()
    return { status: reply.status, took: performance.now() - began, wait: Number(reply.headers.get('retry-after')) }
  }
  const call = async (_: unknown, index: number) => {
    const { id, token } = product.learners[index % product.learners.length] ?? { id: '', token: '' }
    const paths = [`/roadmap/${id}`, `/progress/${id}`, `/courses?page=${1 + (index % 50)}&page_size=6`]
    for (let turn = 0; performance.now() < end; turn += 1) {
      const { status, took, wait } = await ask(paths[turn % paths.length] ?? '', token)
      if (status === 503) refused.push(took)
      else if (status === 200) served.push(took)
      else others.set(status, (others.get(status) ?? 0) + 1)
      if (status === 503) await new Promise((resolve) => setTimeout(resolve, 1_000 * wait * (1 + Math.random() / 2)))
    }
  }
  await Promise.all(Array.from({ length: size.callers }, call))
  probe.postMessage('end')
  const [health] = (await once(probe, 'message')) as [{ live: number[]; ready: number[]; others: number[] }]
  for (const status of health.others) others.set(status, (others.get(status) ?? 0) + 1)
  await product.close()
  const row = (times: readonly number[]) =>
    `${times.length} requests, p50 ${quantile(times, 0.5)} ms, p99 ${quantile(times, 0.99)} ms`
  print(`overload: ${size.callers} callers for ${size.seconds} s, roadmap, progress and catalogue in turn`, [
    `served    ${row(served)}`,
    `refused   ${row(refused)}`,
    `live      ${row(health.live)}`,
    `ready     ${row(health.ready)}`,
    `other     ${[...others].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none'}`,
  ])
  return others.size === 0 && served.length > 0
}
