import { afterAll, expect, test } from 'vitest'
import { seedDemo } from '#demo/seed.ts'
import { buildTestApp } from '../build-test-app.ts'
import { startOutsideStripe, webhookSecret } from '../outside-stripe.ts'
import { fuzzProduct } from './fuzz-product.ts'

const stripe = await startOutsideStripe()
const product = await buildTestApp({ environment: stripe.environment })
await seedDemo(product.dependencies)
const address = await product.listen()
afterAll(async () => {
  await product.close()
  await stripe.close()
})

test('random requests, and valid ones with a change, find no fault', { timeout: 300_000 }, async () => {
  const { findings } = await fuzzProduct(
    {
      address,
      webhookSecret,
      query: async (statement) => (await product.client.pool.query(statement)).rows,
      hurryEmails: () => product.runJobs({ despiteFailures: true }),
    },
    1_000,
  )
  expect(findings.faults()).toEqual([])
})
