import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startServer } from '../apps/server/test/running-server.ts'
import { findBrowser, launchArguments } from '../scripts/browser.mjs'
import { demoEnvironment } from './product.ts'
import { entries } from './screens/list.ts'
import { reach, type ScreenEntry } from './screens/screen.ts'
import { viewersOf } from './screens/viewers.ts'

/**
 * Takes one picture of each state of each screen, at three widths, in light and dark, with an index.html. Arguments:
 * words that titles must contain, --out, --height (where pages are cut). Needs the built web application.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'test-results/contact-sheets' },
    height: { type: 'string', default: '1700' },
  },
})
const widths = [390, 820, 1440]
const schemes = ['light', 'dark'] as const
const windowHeight = 900
const cut = Number(values.height)
const folder = resolve(values.out)
const wanted = entries.filter(
  ({ title }) => positionals.length === 0 || positionals.some((word) => title.includes(word)),
)
const fileOf = ({ title }: ScreenEntry) => `${title.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}.png`

const began = performance.now()
await mkdir(folder, { recursive: true })
const data = await mkdtemp(join(tmpdir(), 'milepost-sheets-'))
const server = await startServer({ ...demoEnvironment, DATA_DIR: data })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: launchArguments })
const failed: string[] = []
try {
  const rest = [...wanted]
  await Promise.all([work(browser, rest), work(browser, rest)])
} finally {
  await browser.close()
  await server.stop('SIGTERM')
  await rm(data, { recursive: true, force: true })
}
await writeFile(join(folder, 'index.html'), indexOf(wanted))
for (const line of failed) process.stderr.write(`${line}\n`)
const seconds = Math.round((performance.now() - began) / 1000)
process.stdout.write(`${wanted.length - failed.length} of ${wanted.length} contact sheets in ${seconds} s: ${folder}\n`)
if (failed.length > 0) process.exitCode = 1

/** Takes entries off the list until there are none. */
async function work(from: Browser, rest: ScreenEntry[]): Promise<void> {
  // Separate viewers, because pages with a shared storage share sessions.
  const viewers = viewersOf(from, server.address)
  const table = await from.newPage({ viewport: { width: 2400, height: 1000 } })
  for (let entry = rest.shift(); entry !== undefined; entry = rest.shift()) {
    const page = await viewers.pageOf(entry.viewer)
    try {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize({ width: 1440, height: windowHeight })
      await reach(page, entry)
      await page.mouse.move(0, 0)
      await lay(table, entry, await picturesOf(page, entry))
    } catch (error) {
      failed.push(`${entry.title}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  await viewers.close()
}

interface Picture {
  readonly width: number
  readonly scheme: (typeof schemes)[number]
  readonly address: string
}

async function picturesOf(page: Page, entry: ScreenEntry): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: windowHeight })
    // The window grows rather than the picture: what is fixed or sticks is then where it belongs.
    const whole = entry.window === true ? 0 : await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.min(Math.max(whole, windowHeight), cut) })
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme })
      const taken = await page.screenshot({ animations: 'disabled', type: 'jpeg', quality: 85 })
      pictures.push({ width, scheme, address: `data:image/jpeg;base64,${taken.toString('base64')}` })
    }
  }
  return pictures
}

/** Puts the pictures of an entry on one sheet: a row in light, a row in dark. */
async function lay(table: Page, entry: ScreenEntry, pictures: readonly Picture[]): Promise<void> {
  const rows = schemes.map((scheme) => {
    const row = pictures.filter((picture) => picture.scheme === scheme)
    const cells = row.map(({ width, address }) => `<img src="${address}" style="width:${Math.round(width * 0.87)}px">`)
    return `<div>${cells.join('')}</div>`
  })
  const style =
    'body{margin:16px;background:#888;font:20px sans-serif} div{display:flex;gap:16px;align-items:start;margin:12px 0}'
  await table.setContent(`<style>${style}</style>${entry.title}${rows.join('')}`)
  await table.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  await table.screenshot({ path: join(folder, fileOf(entry)), fullPage: true })
}

function indexOf(shown: readonly ScreenEntry[]): string {
  const sheets = shown.map((entry) => `<h2>${entry.title}</h2><img loading="lazy" src="${fileOf(entry)}">`)
  return `<!doctype html><meta charset="utf-8"><title>Contact sheets</title><style>img{width:100%}</style>${sheets.join('')}`
}
