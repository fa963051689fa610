import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser, launchArguments } from './browser.mjs'
import { root } from './install.mjs'

/*
 * `node scripts/icons.mjs`: draws the icons of the installed product from the logo. They are committed: run it after the
 * logo has changed. A maskable icon is cut to a shape by the device, so its logo keeps to the middle.
 */
const icons = [
  { name: '192', size: 192, share: 0.78 },
  { name: '512', size: 512, share: 0.78 },
  { name: 'maskable', size: 512, share: 0.56 },
  { name: 'apple-touch', size: 180, share: 0.72 },
]
const folder = join(root, 'apps/web/public/icons')
mkdirSync(folder, { recursive: true })
const logo = readFileSync(join(root, 'apps/web/public/favicon.svg'), 'utf8')

const browser = await chromium.launch({ executablePath: await findBrowser(), args: launchArguments })
for (const { name, size, share } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<!doctype html><style>
    body { margin: 0; display: grid; place-items: center; height: 100vh; background: #f6f1e5 }
    svg { width: ${share * 100}vw }
  </style>${logo}`)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await page.close()
}
await browser.close()
