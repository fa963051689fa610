import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type HarnessOptions, print } from './report.ts'

/** Payment events in random orders and repeated: the tests' own property, over as many cases as in CI (1,000). */
export async function webhooks({ isLong }: HarnessOptions): Promise<boolean> {
  const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
  const { CI: _, ...environment } = process.env
  const files = ['payment/order-of-events', 'payment/webhook.database']
  const tests = spawn(process.execPath, [vitest, 'run', '--project', 'server*', ...files], {
    env: { ...environment, ...(isLong && { CI: 'true' }) },
    stdio: 'inherit',
  })
  const [code] = await once(tests, 'exit')
  print(`webhooks: ${isLong ? '1,000' : '200'} lots of events in random orders, and one event 50 times at once`, [])
  return code === 0
}
