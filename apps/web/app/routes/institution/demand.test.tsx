import { listDemand } from '@milepost/contract/figures'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { lost, Page, server } from '#test/stand-in-server.ts'

test('a demand that cannot be loaded is asked for again', async () => {
  await actAs('institution')
  server.on(listDemand, lost)
  await openScreen('/institution/demand')
  await expect.element(page.getByRole('alert')).toMatchTextContent('The demand could not be loaded')
  const demand = await recorded('institution', 'listDemand')
  server.on(listDemand, new Page(demand, demand.length))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByRole('table', { name: 'Steps without a course' })).toBeVisible()
})
