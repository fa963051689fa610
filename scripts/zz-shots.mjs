import { chromium } from '@playwright/test'
import { launchArguments } from './browser.mjs'

const base = 'http://127.0.0.1:8441'
const out = '/tmp/8441-shots/'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: launchArguments })
const which = process.argv[2] ?? 'all'
for (const [width, colorScheme] of [
  [390, 'light'],
  [820, 'dark'],
  [1440, 'light'],
  [320, 'dark'],
]) {
  const page = await (
    await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 900 }, colorScheme })
  ).newPage()
  const shot = async (name) => {
    await page.waitForTimeout(500)
    await page.screenshot({ path: `${out}${name}-${width}.png` })
  }
  page.on('console', (m) => m.type() === 'error' && console.log(width, m.text()))
  await page.goto(base + '/login')
  await page.getByLabel('Email Address').fill('halfway@milepost.example')
  await page.getByLabel('Password', { exact: true }).fill('follow-the-mileposts')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto(base + '/dashboard/applications')
  await page.getByText('Answer of the institution').first().waitFor()
  await shot('applications')
  await page.getByRole('button', { name: /Notifications/ }).click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  await shot('bell')
  await page.keyboard.press('Escape')
  await page.goto(base + '/dashboard/courses')
  await page.locator('main h2 button').first().click()
  await page
    .getByRole('button', { name: /Apply Now|Close/ })
    .first()
    .waitFor()
  await shot('dialog')
  const applyButton = page.getByRole('button', { name: 'Apply Now' })
  if (await applyButton.count()) {
    await applyButton.click()
    await page.getByLabel('Message').fill('I would like to join.\nWhen does it start?')
    await page.getByRole('button', { name: 'Send application' }).scrollIntoViewIfNeeded()
    await shot('form')
    if (width === 390) {
      await page.getByRole('button', { name: 'Send application' }).click()
      await page.getByText('Applied', { exact: true }).waitFor()
    }
  }
  await shot('after')
  await page.context().close()
}
await browser.close()
