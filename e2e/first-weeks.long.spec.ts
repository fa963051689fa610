import type { Browser } from '@playwright/test'
import { expect, pressByKey, signInAs, signUpWithRoadmap, statusOfStep, tabTo, test } from './product.ts'

test.use({ allowedConsoleErrors: [/net::ERR_INTERNET_DISCONNECTED/] })

test('from the first roadmap to an accepted application and a milestone, by keyboard, once without a network', async ({
  page,
  context,
  browser,
  product,
}) => {
  await signUpWithRoadmap(page)
  await page.goto('/dashboard')
  await pressByKey(page, page.getByRole('link', { name: /^Continue with/ }))
  const applied = page.locator('#step-3')
  await pressByKey(page, applied.getByRole('button', { name: /^Show details/ }))
  await pressByKey(page, applied.getByRole('button', { name: 'See and apply' }))
  const course = page.getByRole('dialog')
  // Keys go where the dialog puts the focus when it has opened.
  await expect(course.locator(':focus').or(course.and(page.locator(':focus')))).toBeVisible()
  await pressByKey(page, course.getByRole('button', { name: 'Apply Now' }))
  await tabTo(page, course.getByLabel('Message'))
  await page.keyboard.type('Is there a group in the evening?')
  await pressByKey(page, course.getByRole('button', { name: 'Send application' }))
  await expect(course.getByText('Applied', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await acceptApplication(browser, product.address)
  // The screen is still open, and hears of it by itself.
  await expect(applied.getByText('Accepted', { exact: true })).toBeVisible()

  const bar = page.getByRole('region', { name: 'Your next step' })
  const milestone = page.getByText(/^Milestone reached:/).filter({ visible: true })
  for (let step = 1; !(await milestone.isVisible()); step += 1) {
    await context.setOffline(step === 3)
    if (step > 1) await pressByKey(page, bar.getByRole('link', { name: /^Next/ }))
    await pressByKey(page, bar.getByRole('button', { name: /^Mark as done/ }))
    await expect(statusOfStep(page, step)).toHaveValue('done')
    await expect(page.getByText(`Step ${step} done.`).filter({ visible: true }).or(milestone)).toBeVisible()
  }
  await pressByKey(page, page.getByRole('link', { name: /^Next/ }))
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('8 of 26 steps done')).toBeVisible()
})

/** In the browser of the demo's institution whose course the third step leads to. */
async function acceptApplication(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await signInAs(page, 'indigo-loom@milepost.example')
  await page.goto('/institution/applications')
  const newest = page.getByRole('table').getByRole('row').nth(1)
  await newest.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Message to the learner').fill('Welcome! We start on Monday.')
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(newest.getByText('Enrolled', { exact: true })).toBeVisible()
  await context.close()
}
