import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

export interface TimedReply {
  readonly status: number
  readonly milliseconds: number
}

const requestsPerSecond = 40

/*
 * Opens the catalogue at a steady rate, even if replies are late. In a thread that does nothing else: in the storm's thread a
 * page's time would include the wait for the storm's own replies.
 */
const { address, seconds } = workerData as { address: string; seconds: number }
const agent = new Agent({ keepAlive: true })

function open(page: number): Promise<TimedReply> {
  return new Promise((answered, failed) => {
    const start = performance.now()
    const url = `${address}/api/courses?search=web&page=${page}&page_size=20`
    const sent = request(url, { agent }, (reply) => {
      reply.resume()
      reply.on('end', () => answered({ status: reply.statusCode ?? 0, milliseconds: performance.now() - start }))
      reply.on('error', failed)
    })
    sent.on('error', failed)
    sent.end()
  })
}

const replies: Promise<TimedReply>[] = []
const start = performance.now()
for (let turn = 0; turn < seconds * requestsPerSecond; turn += 1) {
  await sleep(Math.max(0, start + (turn * 1000) / requestsPerSecond - performance.now()))
  replies.push(open(1 + (turn % 5)))
}
parentPort?.postMessage(await Promise.all(replies))
agent.destroy()
