import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser, launchArguments } from './browser.mjs'
import { root } from './install.mjs'

/*
 * `node scripts/share-pictures.mjs`: draws the picture that is shown where a public page is shared, one a page, from the
 * built pages' own titles, one for all pages of credentials, and the badge that carries a credential. They are committed: run
 * it after a title has changed.
 */
const pages = [
  ...['', 'plans', 'institution/requests', 'help', 'careers', 'sources', 'contact', 'verify', 'privacy', 'terms'],
  'test',
]
const built = join(root, 'apps/web/build/client')
const folder = join(root, 'apps/web/public/share')
mkdirSync(join(folder, 'institution'), { recursive: true })

const font = readFileSync(
  join(root, 'node_modules/@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2'),
).toString('base64')
const overpass = `@font-face { font-family: Overpass; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }`
const browser = await chromium.launch({ executablePath: await findBrowser(), args: launchArguments })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
async function draw(html, path, type) {
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path, ...type })
}
const jpeg = { type: 'jpeg', quality: 82 }
for (const name of pages) {
  const html = readFileSync(join(built, name, 'index.html'), 'utf8')
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
  const text = title.replace(/ · Milepost$/, '').replace(/^Milepost: /, '')
  await draw(picture(text), join(folder, `${name || 'home'}.jpg`), jpeg)
}
await draw(picture('A credential on Milepost'), join(folder, 'credential.jpg'), jpeg)
const assets = join(root, 'apps/server/assets')
mkdirSync(assets, { recursive: true })
await page.setViewportSize({ width: 600, height: 600 })
await draw(badge(), join(assets, 'credential.png'), { type: 'png' })
await browser.close()

function picture(title) {
  return `<!doctype html><style>
    ${overpass}
    body { margin: 0; width: 1200px; height: 630px; background: #f6f1e5; color: #1b2925; font: 800 76px/1.06 Overpass; position: relative; overflow: hidden; letter-spacing: -0.015em }
    svg { position: absolute; inset: 0 }
    .name { position: absolute; left: 136px; top: 76px; font-size: 44px }
    p { position: absolute; left: 72px; top: 172px; width: 640px; margin: 0; text-wrap: balance }
    p::first-letter { text-transform: uppercase }
  </style>
  <svg width="1200" height="630" fill="none">
    <g stroke="#e3dac4" stroke-width="3">
      <path d="M-20 420C90 300 160 390 300 330S470 150 640 190 860 60 1220 110
        M-20 500C110 380 170 460 320 400S500 220 660 260 880 140 1220 190
        M-20 580C130 460 190 530 340 470S530 300 690 330 910 230 1220 270
        M-20 660C150 530 210 590 370 540S560 370 720 390 910 310 1220 340"/>
      <path d="M860 500c60-70 230-110 300-50s36 130-72 154-290-36-228-104z"/>
    </g>
    <path d="M-20 560C120 470 330 620 560 560S820 470 800 380 960 320 1010 240" stroke="#ece5d3" stroke-width="26" stroke-linecap="round"/>
    <path d="M-20 560C120 470 330 620 560 560S820 470 800 380 960 320 1010 240" stroke="#7d7865" stroke-width="4" stroke-dasharray="2 14" stroke-linecap="round"/>
    <path d="M-20 560C120 470 330 620 560 560" stroke="#1f4d3f" stroke-width="15" stroke-linecap="round"/>
    <circle cx="190" cy="536" r="17" fill="#f6f1e5" stroke="#1f4d3f" stroke-width="8"/>
    <circle cx="560" cy="560" r="24" fill="#ec8f23" stroke="#f6f1e5" stroke-width="8"/>
    <circle cx="793" cy="420" r="15" fill="#f6f1e5" stroke="#7d7865" stroke-width="6"/>
    <path d="M978 236V128c0-34 22-58 52-58s52 24 52 58v108z" fill="#1f4d3f"/><path d="M978 126h104v32H978z" fill="#ec8f23"/>
    <path d="M1030 222v-16m0-22v-14" stroke="#f8f4e9" stroke-width="9" stroke-linecap="round"/>
    <path d="M78 128V92c0-16 10-27 25-27s25 11 25 27v36z" fill="#1f4d3f" transform="translate(-6 4)"/><path d="M72 96h50v15H72z" fill="#ec8f23"/>
  </svg>
  <div class="name">Milepost</div><p>${title}</p>`
}

function badge() {
  return `<!doctype html><style>
    ${overpass}
    body { margin: 0; width: 600px; height: 600px; background: #1f4d3f; color: #f6f1e5; font: 800 46px/1.1 Overpass; text-align: center }
    svg { position: absolute; inset: 0 }
    p { position: absolute; left: 0; right: 0; top: 466px; margin: 0; letter-spacing: -0.01em }
  </style>
  <svg width="600" height="600" fill="none">
    <rect x="22" y="22" width="556" height="556" rx="40" stroke="#ec8f23" stroke-width="8"/>
    <path d="M110 424h380" stroke="#7d9a8c" stroke-width="10" stroke-linecap="round"/>
    <path d="M196 420V214c0-68 44-116 104-116s104 48 104 116v206z" fill="#f6f1e5"/>
    <path d="M196 212h208v64H196z" fill="#ec8f23"/>
    <path d="m256 344 32 32 60-64" stroke="#1f4d3f" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"/>
  </svg>
  <p>Milepost credential</p>`
}
