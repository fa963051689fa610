import { test as base, expect, type Page } from '@playwright/test'
import { startServer } from '../apps/server/test/running-server.ts'
import { createNewAdmin } from './admins.ts'
import { copyDemoData, databaseServer } from './demo-data.ts'
import { demoEnvironment, password, signIn } from './product.ts'

type InstanceAddresses = readonly [string, string]

/** Each in a separate browser: the first admin and institution on one instance, the second ones on the other. */
export interface Four {
  readonly addresses: InstanceAddresses
  readonly admins: readonly [Page, Page]
  readonly institutions: readonly [Page, Page]
}

export const test = base.extend<{ four: Four }, { addresses: InstanceAddresses }>({
  /** Two instances of the product with the demo data, on one database. */
  addresses: [
    async ({}, use) => {
      if (databaseServer === '') return use(['', ''])
      const data = await copyDemoData()
      const environment = { ...demoEnvironment, ...data.environment }
      const first = await startServer(environment)
      const second = await startServer(environment)
      await use([first.address, second.address])
      await Promise.all([first, second].map((instance) => instance.stop('SIGTERM')))
      await data.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  four: async ({ addresses, browser }, use, testInfo) => {
    testInfo.skip(databaseServer === '', 'Two instances need a PostgreSQL server: TEST_DATABASE_URL names none.')
    const errors: string[] = []
    const open = async (place: 0 | 1, ...account: [email: string, secret?: string]) => {
      const page = await (await browser.newContext({ baseURL: addresses[place] })).newPage()
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await signIn(page, ...account)
      return page
    }
    const first = await open(0, 'admin@milepost.example')
    const second = await open(1, await createNewAdmin(addresses[1]), password)
    const lagoonside = await open(0, 'lagoonside@milepost.example')
    const loom = await open(1, 'indigo-loom@milepost.example')
    await use({ addresses, admins: [first, second], institutions: [lagoonside, loom] })
    for (const page of [first, second, lagoonside, loom]) await page.context().close()
    expect(errors).toEqual([])
  },
})

export { expect }
