import { openDatabase } from '@milepost/server/src/db/client.ts'
import { fuzzProduct } from '@milepost/server/test/fuzz/fuzz-product.ts'
import { startOutsideStripe, webhookSecret } from '@milepost/server/test/outside-stripe.ts'
import { startServer } from '@milepost/server/test/running-server.ts'
import { makeDatabase } from '../catalogue/product.ts'
import { type HarnessOptions, print, requireDatabase } from './report.ts'

/** Routes that succeed less often than this may not succeed in another run. */
const few = 5

/**
 * Requests made from the API's own document, by every kind of caller: no 5xx, nothing slow, nothing of a stranger. In the
 * long form every route succeeds at least once.
 */
export async function fuzz({ isLong }: HarnessOptions): Promise<boolean> {
  const { address = '', drop } = await makeDatabase(requireDatabase())
  const stripe = await startOutsideStripe()
  const environment = { SEED: 'demo', RATE_LIMITS: 'off', LOG_LEVEL: 'silent', MAX_REQUESTS_IN_FLIGHT: '1000' }
  const server = await startServer({ DATABASE_URL: address, ...stripe.environment, ...environment })
  stripe.sendEventsTo(server.address)
  const client = await openDatabase({ databaseUrl: address, databasePoolSize: 1, dataDirectory: '' }, () => undefined)
  const query = async (text: string, values: string[] = []) => (await client.pool.query(text, values)).rows
  const product = {
    address: server.address,
    webhookSecret,
    query,
    hurryEmails: async (recipient: string) => {
      await query(
        `update pgboss.job set priority = 2 where name = 'send-mail' and state = 'created' and priority < 2
          and data->>'mailId' in (select id::text from mails where recipient = $1)`,
        [recipient],
      )
    },
  }
  const { sent, scenes, ended, operations, findings } = await fuzzProduct(product, isLong ? 100_000 : 6_000)
  const names = operations.map(({ operationId }) => operationId)
  const missed = names.filter((name) => findings.timesSucceeded(name) === 0)
  const seldom = names.filter((name) => findings.timesSucceeded(name) < few && !missed.includes(name))
  const who = 'a visitor, three learners, an institution and an admin'
  print(`fuzz: ${sent} requests to ${operations.length} routes by ${who}`, [
    `${operations.length - missed.length} routes succeeded at least once, slowest reply ${findings.slowest()} ms`,
    `${scenes} scenarios with changed copies of their requests, ${ended} of them to the end`,
    ...(isLong && seldom.length > 0 ? [`fewer than ${few} times: ${seldom.join(', ')}`] : []),
    ...(missed.length > 0 ? [`never succeeded: ${missed.join(', ')}`] : []),
    ...findings.faults(),
    ...findings.slow(),
  ])
  await server.stop('SIGKILL')
  await stripe.close()
  await client.close()
  await drop()
  return findings.faults().length === 0 && findings.slow().length === 0 && (missed.length === 0 || !isLong)
}
