import { chromium } from '@playwright/test'
import { AxeBuilder } from '@axe-core/playwright'
import { findBrowser, launchArguments } from './scripts/browser.mjs'
const b = await chromium.launch({ executablePath: await findBrowser(), args: launchArguments })
const p = await (await b.newContext({ reducedMotion: 'reduce' })).newPage()
p.on('console', (m) => m.type() === 'error' && console.log(m.text()))
p.on('pageerror', (m) => console.log(m.message))
await p.goto('http://localhost:8422/styleguide')
await p.getByRole('heading', { level: 1 }).waitFor({ timeout: 60000 })
for (const w of [390, 820, 1440]) for (const c of ['light', 'dark'] as const) {
  await p.setViewportSize({ width: w, height: 900 }); await p.emulateMedia({ colorScheme: c })
  await p.screenshot({ path: `/tmp/ws-sg-${w}-${c}.png`, fullPage: true })
}
for (const c of ['light', 'dark'] as const) { await p.emulateMedia({ colorScheme: c })
const r = await new AxeBuilder({ page: p }).analyze(); console.log(c, JSON.stringify(r.violations.map(v => [v.id, v.nodes.map(n => n.target.join(' ')+' '+n.html.slice(0,150))]), null, 1)) }
await p.setViewportSize({width:320,height:900}); console.log(await p.evaluate(()=>document.documentElement.scrollWidth))
await p.evaluate(() => document.documentElement.style.setProperty('font-size', '200%')); await p.setViewportSize({width:640,height:900}); console.log(await p.evaluate(()=>document.documentElement.scrollWidth))
await b.close()
