import { parentPort, workerData } from 'node:worker_threads'

/** In a thread that waits for nothing else, so that the callers' own delays don't count. Ends when it is asked to. */
const { address } = workerData as { address: string }
const times = { live: [] as number[], ready: [] as number[] }
const others: number[] = []
let isOver = false
parentPort?.once('message', () => (isOver = true))

/** @returns the status; 0 without a reply */
async function ask(name: 'live' | 'ready'): Promise<number> {
  try {
    const reply = await fetch(`${address}/api/health/${name}`)
    await reply.arrayBuffer()
    return reply.status
  } catch {
    return 0
  }
}

async function probe(name: 'live' | 'ready'): Promise<void> {
  while (!isOver) {
    const began = performance.now()
    const status = await ask(name)
    if (status === 200) times[name].push(performance.now() - began)
    else others.push(status)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

await Promise.all([probe('live'), probe('ready')])
parentPort?.postMessage({ ...times, others })
