import type { Browser, BrowserContext, Page } from '@playwright/test'
import { keepAxe } from '../accessibility.ts'
import { signInAs } from '../product.ts'
import { leave } from './network.ts'
import type { Viewer } from './screen.ts'

const accounts: Record<Exclude<Viewer, 'visitor'>, string> = {
  fresh: 'fresh@milepost.example',
  halfway: 'halfway@milepost.example',
  premium: 'premium@milepost.example',
  admin: 'admin@milepost.example',
  institution: 'lagoonside@milepost.example',
}

/** A browser context a viewer, signed in once. */
export interface Viewers {
  /** The viewer's page, whose storage is as it was right after signing in. There is one, for one state at a time. */
  pageOf(viewer: Viewer): Promise<Page>
  close(): Promise<void>
}

/** Viewers of a product, who sign in when first used. */
export function viewersOf(browser: Browser, address: string): Viewers {
  const rooms = new Map<Viewer, Promise<Room>>()
  return {
    pageOf: async (viewer) => {
      const room = rooms.get(viewer) ?? enter(browser, address, viewer)
      rooms.set(viewer, room)
      const { page } = await room
      // First elsewhere: a call that a state holds would reach the server once nothing holds it any more.
      await page.goto('/robots.txt')
      await leave(page)
      // Once a state: what the state itself stores lives through its own reloads.
      await page.evaluate(() => window.sessionStorage.clear())
      return page
    },
    close: async () => {
      for (const room of rooms.values()) await (await room).context.close()
    },
  }
}

interface Room {
  readonly context: BrowserContext
  readonly page: Page
}

async function enter(browser: Browser, address: string, viewer: Viewer): Promise<Room> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-IN',
    timezoneId: 'Asia/Colombo',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  // A screen with unsaved changes asks before it is left for the next state.
  page.on('dialog', (dialog) => dialog.accept())
  if (viewer !== 'visitor') await signInAs(page, accounts[viewer])
  const items = viewer === 'visitor' ? [] : await page.evaluate(() => Object.entries(window.localStorage))
  await keepAxe(page)
  await page.addInitScript(
    (kept) => {
      if (window.sessionStorage.getItem('begun') !== null) return
      window.localStorage.clear()
      for (const [name, value] of kept) window.localStorage.setItem(name, value)
      window.sessionStorage.setItem('begun', 'yes')
    },
    items.map(([name, value]): [string, string] => [name, String(value)]),
  )
  return { context, page }
}
