import { expect, test } from 'vitest'
import { buildTestApp } from '../../test/build-test-app.ts'
import { actAs, signUp } from '../../test/factories.ts'

test('when a connection is lost another takes its place, and requests go on', async () => {
  const product = await buildTestApp()
  const learner = actAs(product, await signUp(product))
  const read = async () => (await learner.get(`/users/${learner.userId}`)).statusCode
  expect(await read()).toBe(200)
  const connection = await product.client.pool.connect()
  connection.release(true)
  expect(await read()).toBe(200)
  await product.close()
})
