import { assistantOn, history, messageOf, mockAssistant, openAssistant, sentence } from './assistant.ts'
import { demoPassword, expect, expectAccessibleByDayAndNight, signIn, test } from './product.ts'

const learner = 'halfway@milepost.example'
const failureText = 'Error fetching response. Try again later.'

const failure = (status: number, code: string, message: string) => ({
  status,
  json: { code, message, error: message, issues: [] },
})

test.use({ allowedConsoleErrors: [/Failed to load resource/] })

test('the failure is said, the question kept over a reload, and sent again on demand', async ({ page }) => {
  const assistant = await mockAssistant(page)
  const answer = assistant.answer
  assistant.answer = () => (route) => route.abort()
  await signIn(page, learner)
  const { panel, field, bot, user } = await openAssistant(page)
  await field.fill('A question that is worth keeping')
  await field.press('Enter')
  await expect(bot).toHaveText(failureText)
  await expect(user).toHaveText('A question that is worth keeping')
  await expectAccessibleByDayAndNight(page)
  await page.reload()
  await openAssistant(page)
  await expect(bot).toHaveText(failureText)
  assistant.answer = () => (route) => route.fulfill(failure(500, 'internal', 'Something went wrong on our side.'))
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(bot).toHaveText(failureText)
  assistant.answer = answer
  await field.fill('Another one')
  await field.press('Enter')
  await expect(bot.filter({ hasText: 'You asked: Another one' })).toBeVisible()
  await expect(bot.filter({ hasText: failureText })).toBeVisible()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(bot.last()).toHaveText('You asked: A question that is worth keeping')
  await expect(bot).toHaveCount(2)
  await expect(user).toHaveCount(2)
})

test('a question that the server answered after all is not sent twice', async ({ page }) => {
  const assistant = await mockAssistant(page)
  assistant.answer = (question) => async (route) => {
    assistant.messages.push(
      messageOf(1, { sender: 'user', text: question }),
      messageOf(2, { sentences: [sentence('Here it is.')] }),
    )
    await route.abort()
  }
  await signIn(page, learner)
  const { panel, field, bot, user } = await openAssistant(page)
  await field.fill('Did it arrive?')
  await field.press('Enter')
  await expect(bot).toHaveText(failureText)
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(bot).toHaveText('Here it is.')
  await expect(user).toHaveCount(1)
  expect(assistant.asked).toHaveLength(1)
})

test('a server that hangs is given up after 20 seconds', async ({ page }) => {
  await page.clock.install()
  const assistant = await mockAssistant(page)
  assistant.answer = () => () => new Promise<void>(() => {})
  await signIn(page, learner)
  const { panel, field, bot } = await openAssistant(page)
  await field.fill('Anybody there?')
  await field.press('Enter')
  await expect(panel.getByText('Milepost assistant is typing...')).toBeVisible()
  await page.clock.fastForward(19_000)
  await expect(panel.getByText('Milepost assistant is typing...')).toBeVisible()
  await page.clock.fastForward(2_000)
  await expect(bot).toHaveText(failureText)
})

test('over 4,000 characters it is refused beside the field, and the text kept', async ({ page }) => {
  const assistant = await mockAssistant(page)
  await signIn(page, learner)
  const { panel, field, bot } = await openAssistant(page)
  await field.fill('x'.repeat(3_600))
  await expect(panel.getByText(/characters$/)).toHaveCount(0)
  await field.fill('x'.repeat(4_001))
  await expect(panel.getByText('4,001 of 4,000 characters')).toBeVisible()
  await expect(panel.getByRole('alert')).toHaveText(
    'A message can have at most 4,000 characters. Shorten it to send it.',
  )
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.press('Enter')
  await expect(field).toHaveValue('x'.repeat(4_001))
  await expectAccessibleByDayAndNight(page)
  expect(assistant.asked).toEqual([])
  await field.press('Backspace')
  await field.press('Enter')
  await expect(bot).toHaveCount(1)
  expect(assistant.asked).toEqual(['x'.repeat(4_000)])
})

test('a used-up plan is said in the server’s words, and the text kept', async ({ page }) => {
  const words = 'You have used all 20 messages that your plan allows today. You can write again tomorrow.'
  const assistant = await mockAssistant(page)
  assistant.answer = () => (route) => route.fulfill(failure(429, 'quota_exceeded', words))
  await signIn(page, learner)
  const { panel, field, bot, user } = await openAssistant(page)
  await field.fill('One too many')
  await field.press('Enter')
  await expect(panel.getByRole('alert')).toHaveText(words)
  await expect(field).toHaveValue('One too many')
  await expect(bot).toHaveCount(0)
  await expect(user).toHaveCount(0)
})

test('a session that has ended leads to sign-in, and the text is there afterwards', async ({ page }) => {
  const assistant = await mockAssistant(page)
  assistant.answer = () => (route) => route.fulfill(failure(401, 'unauthenticated', 'Please sign in to continue.'))
  await signIn(page, learner)
  const { field } = await openAssistant(page)
  await field.fill('Still mine')
  await field.press('Enter')
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email Address').fill(learner)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(field).toHaveValue('Still mine')
})

test('history that cannot be loaded does not keep one from asking', async ({ page }) => {
  await mockAssistant(page)
  await page.route('**/api/chat/*', (route) => route.abort())
  await signIn(page, learner)
  const { panel, field, bot } = await openAssistant(page)
  await expect(panel.getByText('Your earlier messages could not be loaded.')).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/chat/*')
  await mockAssistant(page, [...history])
  await panel.getByRole('button', { name: 'Load them again' }).click()
  await expect(bot).toHaveCount(1)
  await field.fill('Now then')
  await field.press('Enter')
  await expect(bot.last()).toHaveText('You asked: Now then')
})

test('a panel that cannot be loaded says so, and the next press tries again', async ({ page }) => {
  await mockAssistant(page)
  await page.route('**/assets/chat-panel-*', (route) => route.abort())
  await signIn(page, learner)
  const { button } = assistantOn(page)
  await button.click()
  await expect(page.locator('[role$="dialog"]').filter({ hasText: 'could not be loaded' })).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('sentences show as they come, before the answer is whole', async ({ page }) => {
  await mockAssistant(page)
  // The network of a test answers at once: here the page's own fetch is answered bit by bit.
  await page.addInitScript(() => {
    const original = window.fetch
    const encoder = new TextEncoder()
    const open: ReadableStreamDefaultController<Uint8Array>[] = []
    Object.assign(window, {
      push: (event: unknown) => open.at(-1)?.enqueue(encoder.encode(`${JSON.stringify(event)}\n`)),
      end: () => open.at(-1)?.close(),
    })
    window.fetch = async (input, init) => {
      if (input !== '/api/chat') return original(input, init)
      if (new Headers(init?.headers).get('accept') !== 'application/x-ndjson') throw new Error('not asked for in lines')
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void open.push(controller) })
      return new Response(body, { headers: { 'content-type': 'application/x-ndjson; charset=utf-8' } })
    }
  })
  const push = (event: unknown) =>
    page.evaluate((value) => (window as unknown as { push: (event: unknown) => void }).push(value), event)
  await signIn(page, learner)
  const { panel, field, log, bot } = await openAssistant(page)
  await field.fill('Tell me all')
  await field.press('Enter')
  await push({ event: 'sentence', sentence: sentence('The first is here.') })
  await expect(panel.getByText('The first is here.')).toBeVisible()
  await expect(log.getByText('The first is here.')).toHaveCount(0)
  await push({ event: 'sentence', sentence: sentence('So is the second.') })
  await expect(panel.getByText('So is the second.')).toBeVisible()
  await expect(panel.getByText('Milepost assistant is typing...')).toBeVisible()
  const answer = messageOf(2, { sentences: [sentence('The first is here.'), sentence('The second is another.')] })
  const question = messageOf(1, { sender: 'user', text: 'Tell me all' })
  await push({ event: 'reply', reply: { reply: answer.text, question, answer, quota: { aDay: 20, left: 12 } } })
  await expect(bot).toHaveText('The first is here. The second is another.')
  await expect(panel.getByText('is typing')).toHaveCount(0)
  await field.fill('And one that breaks')
  await field.press('Enter')
  await push({ event: 'sentence', sentence: sentence('Half of') })
  await push({ event: 'failure' })
  await expect(bot.last()).toHaveText(failureText)
  await expect(panel.getByText('Half of')).toHaveCount(0)
})
