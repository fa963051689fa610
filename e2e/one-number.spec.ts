import { openAssistant } from './assistant.ts'
import { expect, signIn, test } from './product.ts'

test('the hours that are left, and those for a beginner, are the same on every screen', async ({ page }) => {
  await signIn(page, 'halfway@milepost.example')
  const main = page.getByRole('main')
  const ask = async (question: string) => {
    const { field, bot } = await openAssistant(page)
    await page.locator('#assistant-panel [role=log]').waitFor({ state: 'attached' })
    const before = await bot.count()
    await field.fill(question)
    await field.press('Enter')
    await expect(bot).toHaveCount(before + 1)
    return bot.last()
  }

  await page.goto('/dashboard/roadmap')
  const [, left = '', all = ''] =
    /about ([\d,]+) of ([\d,]+) hours left/.exec(
      await main.getByText(/^about [\d,]+ of [\d,]+ hours left$/).innerText(),
    ) ?? []
  expect(left).not.toBe('')
  await expect(await ask('How many hours are left?')).toContainText(`About ${left} hours of ${all} hours are left`)
  await page.goto('/dashboard/roadmap/print')
  await expect(page.getByText(`about ${left} hours left`)).toBeVisible()
  await page.goto('/dashboard/analytics')
  await expect(page.getByRole('region', { name: 'Hours by section' })).toContainText(
    `${Number(all) - Number(left)} hours done, ${left} left`,
  )

  await page.goto('/dashboard/recommendation?compare=frontend-developer,full-stack-developer')
  const row = page.getByRole('row', { name: /^Hours for a beginner/ })
  const beginner = await row.getByRole('cell').first().innerText()
  await page.getByRole('button', { name: 'Switch to this Full Stack Developer' }).first().click()
  const total = page.getByRole('dialog').getByRole('term').filter({ hasText: 'Hours left for you' }).locator('xpath=..')
  await expect(total).toContainText(`before: ${left}`)
  await page.keyboard.press('Escape')
  await page.goto('/dashboard/careers/frontend-developer')
  await expect(main).toContainText(`About ${beginner} hours for a beginner`)
  await expect(await ask('How many hours does a beginner need to become a Frontend Developer?')).toContainText(
    `A beginner needs about ${beginner} hours`,
  )
})
