import { assistantOn, mockAssistant } from './assistant.ts'
import { expect, signIn, test, toastOf } from './product.ts'

test.use({ allowedConsoleErrors: [/Failed to load resource/] })

test('the panel is loaded when it is wanted, not with the screen; one that cannot be loaded says so', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await mockAssistant(page)
  await page.route('**/assets/assistant-panel-*', (route) => route.abort())
  await signIn(page, 'halfway@milepost.example')
  const { button } = assistantOn(page)
  await expect(button).toBeVisible()
  await expect(page.getByText('steps completed')).toBeVisible()
  expect(scripts.filter((url) => url.includes('assistant-panel'))).toEqual([])
  await button.focus()
  await expect.poll(() => scripts.some((url) => url.includes('assistant-panel'))).toBe(true)
  await button.click()
  await expect(toastOf(page, 'couldn’t load')).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})
