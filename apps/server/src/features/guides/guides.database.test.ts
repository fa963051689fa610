import { describeGuide, describeGuides } from '@milepost/advisor/knowledge'
import type { AdvisorFigures } from '@milepost/contract/analytics/schema'
import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createAdmin } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const rate = (answerId: string, useful: boolean) =>
  product.app.inject({ method: 'POST', url: `/api/guides/answers/${answerId}/ratings`, payload: { useful } })

test('what readers say of an answer reaches the admin’s board, the least useful first', async () => {
  const [first = '', second = ''] = describeGuides()
    .flatMap(({ guides }) => guides.flatMap(({ id }) => describeGuide(id)?.answers ?? []))
    .map(({ id }) => id)
  const replies = [await rate(first, true), await rate(second, false), await rate(second, false)]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
  expect((await rate('nothing', true)).statusCode).toBe(404)
  const admin = await createAdmin(product)
  const { answers }: AdvisorFigures = (await admin.get('/admin/advisor?days=7')).json()
  expect(answers.map(({ id, useful, notUseful }) => [id, useful, notUseful])).toEqual([
    [second, 0, 2],
    [first, 1, 0],
  ])
})
