import { openAssistant } from './assistant.ts'
import { expect, signUpWithRoadmap, statusOfStep, test } from './product.ts'

test('the hours that are left, and those for a beginner, are the same on every screen', async ({ page }) => {
  await signUpWithRoadmap(page, { preferredCareer: 'Data Scientist' })
  const main = page.getByRole('main')
  const ask = async (question: string, answer: string) => {
    const { field, bot } = await openAssistant(page)
    await field.fill(question)
    await field.press('Enter')
    await expect(bot.filter({ hasText: answer }).last()).toBeVisible()
  }

  await page.goto('/dashboard/roadmap')
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/api/progress') && reply.ok())
  await statusOfStep(page, 1).selectOption('done')
  await saved
  const [, left = '', all = ''] =
    /about ([\d,]+) of ([\d,]+) hours left/.exec(
      await main.getByText(/^about [\d,]+ of [\d,]+ hours left$/).innerText(),
    ) ?? []
  expect(left).not.toBe('')
  await ask('How many hours are left?', `You have about ${left} hours left of the ${all} hours`)
  await page.goto('/dashboard/roadmap/print')
  await expect(page.getByText(`about ${left} hours left`)).toBeVisible()
  await page.goto('/dashboard/analytics')
  await expect(page.getByRole('region', { name: 'Hours by section' })).toContainText(
    `${Number(all) - Number(left)} hours done, ${left} to go`,
  )

  await page.goto('/dashboard/recommendation?compare=frontend-developer,full-stack-developer')
  const row = page.getByRole('row', { name: /^Hours for a beginner/ })
  const beginner = await row.getByRole('cell').first().innerText()
  await page.getByRole('button', { name: 'Switch to this Full Stack Developer' }).first().click()
  const total = page
    .getByRole('dialog')
    .getByRole('term')
    .filter({ hasText: 'Hours you have left' })
    .locator('xpath=..')
  await expect(total).toContainText(`before: ${left}`)
  await page.keyboard.press('Escape')
  await page.goto('/dashboard/careers/frontend-developer')
  await expect(main).toContainText(`About ${beginner} hours for a beginner`)
  await ask(
    'How many hours does a beginner need to become a Frontend Developer?',
    `A beginner needs about ${beginner} hours`,
  )
})
