import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { isHeld } from './network.ts'

/** Who looks at a screen: a visitor, or one of the demo accounts. */
export type Viewer = 'visitor' | 'fresh' | 'halfway' | 'premium' | 'admin' | 'institution'

/** What shows that a state is reached: a text on the screen, or an element. */
export type Marker = string | RegExp | ((page: Page) => Locator)

export interface ScreenState {
  /** Such as 'loading', 'empty' or 'dialog to reject'. */
  readonly name: string
  readonly shows: Marker
  /** Where it differs from the screen's. */
  readonly viewer?: Viewer
  readonly address?: string
  /** Before the address is opened: what the network does. */
  readonly before?: (page: Page) => Promise<unknown>
  /** Once the address is open: what is pressed and typed. */
  readonly after?: (page: Page) => Promise<unknown>
  /** What covers the screen is looked at in the window, not over the whole page. */
  readonly window?: boolean
  /** A dialog with several forms, each with its button beside the field. */
  readonly hasForms?: boolean
  /** Where text at 200 % is looked at, in px, when that is not at 1280 and 640. */
  readonly textWidths?: readonly number[]
  /** Console errors that belong to the state, such as those of a call that fails. */
  readonly noise?: RegExp
}

export interface Screen {
  readonly name: string
  readonly viewer: Viewer
  readonly address: string
  readonly states: readonly ScreenState[]
}

/** One picture to look at, one row to check. */
export interface ScreenEntry extends ScreenState {
  readonly screen: string
  readonly title: string
  readonly viewer: Viewer
  readonly address: string
}

/** Defines a screen. One with only the usual state is given by its marker. */
export function screen(name: string, viewer: Viewer, address: string, states: Marker | readonly ScreenState[]): Screen {
  return { name, viewer, address, states: Array.isArray(states) ? states : [usual(states as Marker)] }
}

/** The screen as it mostly is: also on the narrowest phone with the largest text. */
export function usual(shows: Marker): ScreenState {
  return { name: 'usual', shows, textWidths: [1280, 640, 320] }
}

export function state(name: string, shows: Marker, rest: Partial<ScreenState> = {}): ScreenState {
  return { name, shows, ...rest }
}

/** Does one after the other. */
export function all(...parts: readonly ((page: Page) => Promise<unknown>)[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const part of parts) await part(page)
  }
}

export function press(name: string | RegExp): (page: Page) => Promise<void> {
  return (page) => page.getByRole('button', { name }).first().click()
}

/** Does what a row offers: beside it where there is room, else in its menu. `menu` is the first row's unless it is given. */
export function act(name: string | RegExp, menu: string | RegExp = /^Actions/): (page: Page) => Promise<void> {
  return async (page) => {
    const action = page.getByRole('button', { name }).first()
    const opener = page.getByRole('button', { name: menu }).first()
    await action.or(opener).first().waitFor()
    if (!(await action.isVisible())) await opener.click()
    await action.click()
  }
}

export function fill(fields: Readonly<Record<string, string>>): (page: Page) => Promise<void> {
  return async (page) => {
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
  }
}

export function button(name: string | RegExp): (page: Page) => Locator {
  return (page) => page.getByRole('button', { name })
}

export function heading(name: string | RegExp): (page: Page) => Locator {
  return (page) => page.getByRole('heading', { name })
}

/** All states of the screens, each titled 'screen: state'. */
export function entriesOf(screens: readonly Screen[]): ScreenEntry[] {
  return screens.flatMap(({ name, viewer, address, states }) =>
    states.map((one) => ({ viewer, address, ...one, screen: name, title: `${name}: ${one.name}` })),
  )
}

/**
 * Opens an entry and waits until nothing moves any more.
 * @throws If its marker does not appear.
 */
export async function reach(page: Page, entry: ScreenEntry): Promise<void> {
  const open = new Set<Request>()
  // The inbox's stream stays open for as long as the page is.
  const begin = (request: Request) => !request.url().endsWith('/stream') && open.add(request)
  const end = (request: Request) => open.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await entry.before?.(page)
  await page.goto(entry.address)
  await entry.after?.(page)
  // Looks more often than an expectation does.
  await markerOf(page, entry.shows).waitFor()
  const underWay = async () => {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    return [...open].map((request) => request.url()).filter((address) => !isHeld(page, address))
  }
  await expect.poll(underWay, { message: `${entry.title}: what is under way`, intervals: [20, 50, 100] }).toEqual([])
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

function markerOf(page: Page, marker: Marker): Locator {
  const found = typeof marker === 'function' ? marker(page) : page.getByText(marker)
  return found.filter({ visible: true }).first()
}
