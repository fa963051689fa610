import { helpTopics } from '@milepost/advisor'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'

test('everyone reads the pages of help, which are kept for a few minutes', async () => {
  const product = await buildTestApp()
  const reply = await product.app.inject({ url: '/api/help' })
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=600'])
  expect(reply.json()).toEqual(helpTopics)
  await product.close()
})
