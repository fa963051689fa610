import { afterAll, expect, test } from 'vitest'
import { refreshSearch } from '#db/refresh-search.ts'
import { users } from '#db/schema/users.ts'
import { buildTestApp } from '../../test/build-test-app.ts'
import { createAdmin } from '../../test/factories.ts'

const product = await buildTestApp()
const admin = await createAdmin(product)
afterAll(() => product.close())

const found = async (typed: string) =>
  (await admin.get(`/users?search=${encodeURIComponent(typed)}&page=1`))
    .json<{ name: string }[]>()
    .map(({ name }) => name)

test('rows from before texts were folded are found once that is done', async () => {
  const { db } = product.dependencies
  const names = Array.from({ length: 501 }, (_, index) => `Zoë Ó'Néil ${index}`)
  await db.insert(users).values(names.map((name, index) => ({ name, email: `zoe${index}@example.com` })))
  expect(await found('oneil 500')).toEqual([])
  await refreshSearch(product.dependencies)
  expect(await found('oneil 500')).toEqual(["Zoë Ó'Néil 500"])
  await db.insert(users).values({ name: 'Unfolded', email: 'unfolded@example.com' })
  await refreshSearch(product.dependencies)
  expect(await found('unfolded'), 'once is enough').toEqual([])
})
