import type { Browser, BrowserContext, Page } from '@playwright/test'
import { signIn } from '../product.ts'
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
  /** A new page of the viewer, whose storage is as it was right after signing in. */
  pageOf(viewer: Viewer): Promise<Page>
  close(): Promise<void>
}

/** In: a browser and the product's address. Out: its viewers, who sign in as they are first asked for. */
export function viewersOf(browser: Browser, address: string): Viewers {
  const rooms = new Map<Viewer, Promise<Room>>()
  return {
    pageOf: async (viewer) => {
      const room = rooms.get(viewer) ?? enter(browser, address, viewer)
      rooms.set(viewer, room)
      const { context, items } = await room
      const page = await context.newPage()
      page.setDefaultTimeout(10_000)
      await page.addInitScript((kept) => {
        // Once a page: what the state itself stores lives through its own reloads.
        if (window.sessionStorage.getItem('begun') !== null) return
        window.localStorage.clear()
        for (const [name, value] of kept) window.localStorage.setItem(name, value)
        window.sessionStorage.setItem('begun', 'yes')
      }, items)
      return page
    },
    close: async () => {
      for (const room of rooms.values()) await (await room).context.close()
    },
  }
}

interface Room {
  readonly context: BrowserContext
  readonly items: [string, string][]
}

async function enter(browser: Browser, address: string, viewer: Viewer): Promise<Room> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-IN',
    timezoneId: 'Asia/Colombo',
    reducedMotion: 'reduce',
  })
  if (viewer === 'visitor') return { context, items: [] }
  const page = await context.newPage()
  await signIn(page, accounts[viewer])
  const items = await page.evaluate(() => Object.entries(window.localStorage))
  await page.close()
  return { context, items: items.map(([name, value]) => [name, String(value)]) }
}
