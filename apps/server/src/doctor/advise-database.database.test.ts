import { afterAll, expect, test } from 'vitest'
import { adviseDatabase } from '#doctor/advise-database.ts'
import { buildTestApp } from '../../test/build-test-app.ts'

const product = await buildTestApp()
afterAll(() => product.close())

test('a PostgreSQL server with the settings it was installed with is asked for what suits its disks and memory', async () => {
  const texts = (await adviseDatabase(product.client)).map(({ text }) => text)
  const advised = texts.filter((text) => /(random_page_cost is 4|shared_buffers is 128MB)\./.test(text))
  expect(advised).toHaveLength(product.client.kind === 'postgresql' ? 2 : 0)
})
