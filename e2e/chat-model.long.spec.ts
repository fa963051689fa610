import { startServer } from '../apps/server/test/running-server.ts'
import { type FakeLanguageModel, startFakeLanguageModel } from '../packages/advisor/src/testing/fake-language-model.ts'
import { openAssistant } from './assistant.ts'
import { copyDemoData } from './demo-data.ts'
import { test as base, completeWizard, expect, signIn, signUp } from './product.ts'

const learner = 'halfway@milepost.example'

/** A separate product with a language model whose faults the test chooses. */
const test = base.extend<{ model: FakeLanguageModel }>({
  model: async ({}, use) => {
    const model = await startFakeLanguageModel()
    await use(model)
    await model.close()
  },
  baseURL: async ({ model }, use) => {
    const data = await copyDemoData()
    const server = await startServer({
      ...data.environment,
      SEED: 'demo',
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'fake',
      AI_DEADLINE_CHAT: '6000',
    })
    await use(server.address)
    await server.stop('SIGTERM')
    await data.remove()
  },
})

test('a coach answers who wants it sentence by sentence, only checked words reach the page, and a fallback says so', async ({
  page,
  model,
}) => {
  model.setPace(250)
  await signIn(page, learner)
  const { panel, field, bot } = await openAssistant(page)
  // What was said before is there with the log itself.
  await page.locator('#assistant-panel [role=log]').waitFor({ state: 'attached' })
  await panel.getByRole('button', { name: 'Use the coach' }).click()
  await expect(panel.getByRole('button', { name: 'With a coach (AI)' })).toBeVisible()
  await field.fill('How far am I with my roadmap?')
  await field.press('Enter')
  // The first sentence is there while the others are still being written.
  await expect(panel.getByText('Milepost assistant is typing...')).toBeVisible()
  await expect(panel.getByText(/Your roadmap .* has \d+ steps/)).toBeVisible()
  await expect(panel.getByText('Milepost assistant is typing...')).toBeVisible()
  await expect(bot.last()).toContainText('Written by AI')
  await expect(bot.last().getByRole('link').first()).toBeVisible()
  await expect(panel.getByText('Milepost assistant is typing...')).toHaveCount(0)
  expect(model.requests.length).toBeGreaterThan(0)

  model.setPace(0)
  for (const mode of ['markup and links', 'prompt leak', 'unknown ids always', 'reset'] as const) {
    model.setMode(mode)
    const before = await bot.count()
    await field.fill('What is my next step?')
    await field.press('Enter')
    await expect(bot).toHaveCount(before + 1)
    await expect(bot.last()).not.toContainText(/evil\.example|<script|javascript:/)
    for (const link of await bot.last().getByRole('link').all())
      expect(await link.getAttribute('href')).toMatch(/^\/(?:dashboard|help)/)
  }
  await expect(bot.last()).toContainText('Our AI wasn’t available, so Milepost answered on its own.')
  await expect(bot.last().getByRole('link').first()).toBeVisible()
})

test('a roadmap says whether a model had a part in it', async ({ page, model }) => {
  model.setMode('garbage')
  await signUp(page)
  await completeWizard(page)
  await page.goto('/dashboard/roadmap')
  await expect(
    page.getByText('Our AI writer wasn’t available, so Milepost built this roadmap on its own.'),
  ).toBeVisible()
  model.setMode('good')
  await completeWizard(page, { preferredCareer: 'Data Scientist' })
  await page.goto('/dashboard/roadmap')
  await expect(page.getByText('Written with AI')).toBeVisible()
})
