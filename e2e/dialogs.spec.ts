import type { Page } from '@playwright/test'
import { expect, restOfMotion, signInAs, test } from './product.ts'

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  // A phone while something is typed.
  { width: 390, height: 560 },
]

/** Both ends of a long dialog are scrolled to: its buttons are in view all the while, and nothing lies beside it. */
async function expectButtonsInView(page: Page, dialogName: string | RegExp, button: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: dialogName })
  const main = dialog.getByRole('button', { name: button })
  await expect(main).toBeVisible()
  await restOfMotion(page)
  for (const end of [0, 100_000]) {
    await dialog.evaluate((element, top) => element.scrollTo(0, top), end)
    await expect(main).toBeInViewport({ ratio: 1 })
  }
  const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

for (const size of windows) {
  test.describe(`in a window of ${size.width} × ${size.height}, the buttons stay in view`, () => {
    // What a regeneration would change is for paid plans.
    test.use({ viewport: size, allowedConsoleErrors: [/403 .*roadmap\/preview/] })

    test('when a learner applies, chooses a plan and deletes the account', async ({ page }) => {
      await signInAs(page, 'halfway@milepost.example')
      await page.goto('/dashboard/courses')
      await page.getByRole('main').getByRole('listitem').locator('[aria-haspopup=dialog]').first().click()
      await expectButtonsInView(page, /./, 'Apply Now')
      await page.getByRole('dialog').getByRole('button', { name: 'Apply Now' }).click()
      await expect(page.getByRole('dialog').getByLabel('Message')).toBeInViewport({ ratio: 1 })
      await expectButtonsInView(page, /./, 'Send application')

      await page.goto('/dashboard/roadmap')
      await page.getByRole('button', { name: 'Regenerate Roadmap' }).click()
      await expectButtonsInView(page, 'Choose Your Plan', 'Subscribe to Pro')

      await page.goto('/dashboard/settings')
      await page.getByRole('button', { name: 'Delete Account' }).click()
      await expectButtonsInView(page, 'Delete your account?', 'Delete my account for good')
    })

    test('when a learner compares another career', async ({ page }) => {
      await signInAs(page, 'premium@milepost.example')
      await page.goto('/dashboard/recommendation')
      await page
        .getByRole('button', { name: /^Switch to this/ })
        .first()
        .click()
      await expectButtonsInView(page, /^Switch to/, /^Switch to/)
    })

    test('when an institution adds a course and imports a file', async ({ page }) => {
      await signInAs(page, 'lagoonside@milepost.example')
      await page.goto('/institution/courses')
      await page.getByRole('button', { name: 'Add Course' }).click()
      await expectButtonsInView(page, 'Add New Course', 'Create')
      await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
      await expect(page.getByRole('dialog').getByText('Please fill this in.').first()).toBeVisible()
      await expectButtonsInView(page, 'Add New Course', 'Create')
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

      await page.getByRole('button', { name: 'Import', exact: true }).click()
      const lines = Array.from({ length: 40 }, (_, at) => `Course ${at},About it,4,100`)
      await page
        .getByRole('dialog')
        .getByLabel('Spreadsheet or CSV file')
        .setInputFiles({
          ...{ name: 'courses.csv', mimeType: 'text/csv' },
          buffer: Buffer.from(`Title,Description,Duration,Price\n${lines.join('\n')}\n`),
        })
      await expectButtonsInView(page, 'Import courses', 'Import 40 courses')
    })
  })
}

test.describe('in a low window with text at 200 %, the buttons stay in view and leave room', () => {
  test.use({ viewport: { width: 390, height: 560 } })

  test('when an institution imports a file, adds and deletes a course', async ({ page }) => {
    await signInAs(page, 'lagoonside@milepost.example')
    await page.goto('/institution/courses')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const expectRoom = async (button: string) => {
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
      await expect(dialog.getByRole('button', { name: button })).toBeVisible()
      await restOfMotion(page)
      for (const one of await dialog.locator('.dialog-actions > button').all()) {
        await expect(one).toBeInViewport({ ratio: 1 })
      }
      const height = await dialog.locator('.dialog-actions').evaluate((element) => element.clientHeight)
      expect(height).toBeLessThan(300)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toBeHidden()
    }
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByLabel(/paste rows/).fill('Title\tDescription\nA\ta')
    await expectRoom('Import 1 course')
    await page.getByRole('button', { name: 'Add Course' }).click()
    await expectRoom('Create')
    await page
      .getByRole('button', { name: /^Delete \(/ })
      .first()
      .click()
    await expectRoom('Delete')
  })
})
