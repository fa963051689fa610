import { restartInTurn } from '@milepost/server/test/rolling-restart.ts'
import { makeDatabase } from '../catalogue/product.ts'
import { type HarnessOptions, print, requireDatabase } from './report.ts'

/** Two instances behind a proxy, restarted in turn under load: no request may fail. */
export async function rolling({ isLong }: HarnessOptions): Promise<boolean> {
  const { address, drop } = await makeDatabase(requireDatabase())
  const environment = { DATABASE_URL: address ?? '', DRAIN_DELAY_SECONDS: '5' }
  const result = await restartInTurn({ environment, clients: 8, requests: isLong ? 20_000 : 2_000 })
  await drop()
  const { requests, failed, restarts, slowestMilliseconds } = result
  print(`rolling: ${restarts} restarts of two instances, 8 clients, a third of the requests writes`, [
    `${requests} requests, ${failed.length} failed, slowest ${Math.round(slowestMilliseconds)} ms`,
    ...failed.slice(0, 5),
  ])
  return failed.length === 0
}
