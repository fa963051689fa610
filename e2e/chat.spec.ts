import { longestMessage } from '@milepost/contract/chat'
import type { Locator, Page } from '@playwright/test'
import { assistantOn, history, messageOf, mockAssistant, openAssistant, sentence } from './assistant.ts'
import { expect, expectAccessibleByDayAndNight, signIn, test } from './product.ts'

const learner = 'halfway@milepost.example'

async function atTheEnd(page: Page): Promise<boolean> {
  return page
    .locator('#assistant-panel')
    .getByRole('region', { name: 'Conversation' })
    .evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight < 4)
}

/** What stands out of the panel sideways, or is wider within than it shows; and the panel, if it stands out of the screen. */
async function standingOut(panel: Locator): Promise<string[]> {
  return panel.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    const within = [...element.querySelectorAll('*')]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const box = one.getBoundingClientRect()
        return (
          box.left < left - 1 || box.right > right + 1 || (one.matches('textarea') && one.scrollWidth > one.clientWidth)
        )
      })
    const screen = document.documentElement.clientWidth
    const outside = left < 0 || right > screen || element.scrollWidth > element.clientWidth ? [element] : []
    return [...outside, ...within].map((one) => one.tagName)
  })
}

test('opens and closes by keyboard alone, and is the same size of a thing on every screen of the dashboard', async ({
  page,
}) => {
  await mockAssistant(page)
  await signIn(page, learner)
  const { button, panel, field } = assistantOn(page)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(panel).toHaveAccessibleName('Milepost assistant')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Space')
  await panel.getByRole('button', { name: 'Close the assistant' }).click()
  await expect(button).toBeFocused()
  for (const screen of ['courses', 'roadmap', 'recommendation', 'careers/data-scientist', 'skills/react']) {
    await page.goto(`/dashboard/${screen}`)
    await expect(button).toBeVisible()
  }
  await page.goto('/userdetails')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(button).toHaveCount(0)
})

test('the panel is loaded when it is wanted, not with the screen', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await mockAssistant(page)
  await signIn(page, learner)
  const { button } = assistantOn(page)
  await expect(button).toBeVisible()
  await expect(page.getByText('steps completed')).toBeVisible()
  expect(scripts.filter((url) => url.includes('chat-panel'))).toEqual([])
  await button.focus()
  await expect.poll(() => scripts.some((url) => url.includes('chat-panel'))).toBe(true)
})

test('a question by Enter, one line more by Shift and Enter; blank ones are not sent; twice Enter sends once', async ({
  page,
}) => {
  const assistant = await mockAssistant(page)
  await signIn(page, learner)
  const { panel, field, bot, user } = await openAssistant(page)
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await field.press('Enter')
  await field.fill('  \n ')
  await field.press('Enter')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  assistant.answer = async (question) => {
    await released
    return { sentences: [sentence(`You asked: ${question}`)] }
  }
  await field.fill('First line')
  await field.press('Shift+Enter')
  await field.pressSequentially('second line')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('status').getByText('Milepost assistant is typing...')).toBeVisible()
  await expect(user).toHaveText('First line\nsecond line')
  await field.fill('Meanwhile I write on')
  await field.press('Enter')
  release()
  await expect(bot).toHaveText('You asked: First line\nsecond line')
  await expect(panel.getByText('is typing')).toHaveCount(0)
  await expect(field).toHaveValue('Meanwhile I write on')
  expect(assistant.asked).toEqual(['First line\nsecond line'])
})

test('the conversation is there after a reload; what is typed too, and on other screens', async ({ page }) => {
  await mockAssistant(page, [...history])
  await signIn(page, learner)
  const { panel, field, bot, user, button } = await openAssistant(page)
  await expect(user).toHaveText('What should I do next?')
  await expect(bot).toContainText('Your next step is step 4.')
  await field.fill('A thought not finished')
  await page.getByRole('link', { name: 'Find Courses' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Available Courses')
  await expect(panel).toBeVisible()
  await expect(field).toHaveValue('A thought not finished')
  await panel.getByRole('button', { name: 'Close the assistant' }).click()
  await button.click()
  await expect(field).toHaveValue('A thought not finished')
  await page.reload()
  await openAssistant(page)
  await expect(field).toHaveValue('A thought not finished')
  await expect(user).toHaveCount(1)
})

test('each source leads to its page; the panel stays', async ({ page }) => {
  const course = { kind: 'course', id: '0', title: '' } as const
  const messages = [...history]
  await mockAssistant(page, messages)
  await signIn(page, learner)
  const { courses } = await page.evaluate(async () => {
    const { id } = JSON.parse(localStorage.getItem('user') ?? '{}')
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    return (await fetch(`/api/roadmap/${id}`, { headers })).json()
  })
  const linked = { ...course, id: String(courses[0].id), title: courses[0].title }
  messages.push(messageOf(3, { sentences: [sentence('This one teaches it.', linked)] }))
  const { panel } = await openAssistant(page)
  const source = (name: string | RegExp) => panel.getByRole('link', { name })
  const step = source('Step 4: Learn the next thing')
  await step.click()
  await expect(page).toHaveURL('/dashboard/roadmap?step=4')
  await expect(page.locator('#step-4')).toBeFocused()
  await expect(page.locator('#step-4')).not.toHaveClass(/bg-signal-soft/)
  await page.locator('#step-9').scrollIntoViewIfNeeded()
  await step.click()
  await expect(page.locator('#step-4')).toHaveClass(/bg-signal-soft/)
  await source('Skill: React').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React')
  await expect(page.locator('#content')).toBeFocused()
  await source('Career: Frontend Developer').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frontend Developer')
  await source(`Course: ${linked.title}`).click()
  const dialog = page.getByRole('dialog', { name: linked.title })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog).toBeHidden()
  await page.getByRole('searchbox').or(page.getByLabel('Search')).first().fill('zzz')
  await expect(page).toHaveURL('/dashboard/courses?search=zzz')
  await source(`Course: ${linked.title}`).click()
  await expect(dialog).toBeVisible()
  await expect(panel).toBeVisible()
})

test('a long message is cut at 300 characters, with its sources, until more is asked for', async ({ page }) => {
  const long = 'a'.repeat(299)
  await mockAssistant(page, [
    messageOf(1, { sender: 'user', text: 'q'.repeat(301) }),
    messageOf(2, {
      sentences: [
        sentence(long, { kind: 'skill', id: 'html', title: 'HTML' }),
        sentence('The end of it.', { kind: 'skill', id: 'css', title: 'CSS' }),
      ],
    }),
    messageOf(3, { sentences: [sentence('b'.repeat(300))] }),
  ])
  await signIn(page, learner)
  const { bot, user } = await openAssistant(page)
  await expect(user.locator('p')).toHaveText(`${'q'.repeat(300)}...`)
  const first = bot.first()
  await expect(first.getByRole('link', { name: 'HTML' })).toBeVisible()
  await expect(first.getByRole('link', { name: 'CSS' })).toHaveCount(0)
  await expect(first).not.toContainText('The end of it.')
  await first.getByRole('button', { name: 'Read More' }).click()
  await expect(first).toContainText('The end of it.')
  await expect(first.getByRole('link', { name: 'CSS' })).toBeVisible()
  await expect(user.getByRole('button', { name: 'Read More' })).toBeVisible()
  await first.getByRole('button', { name: 'Show Less' }).click()
  await expect(first).not.toContainText('The end of it.')
  await expect(bot.last().getByRole('button')).toHaveCount(0)
})

test('suggestions are asked with one press; what a language model had to do with it is said', async ({ page }) => {
  const assistant = await mockAssistant(page, [...history])
  await signIn(page, learner)
  const { panel, bot } = await openAssistant(page)
  assistant.answer = () => ({ engine: 'model', sentences: [sentence('Worded.')], suggestions: ['And then?'] })
  await panel.getByRole('button', { name: 'Which course fits step 4?' }).click()
  await expect(bot.last()).toContainText('Worded by a language model')
  await expect(panel.getByRole('button', { name: 'Which course fits step 4?' })).toHaveCount(0)
  assistant.answer = () => ({ engine: 'fallback', sentences: [sentence('Own.')] })
  assistant.left = 4
  await panel.getByRole('button', { name: 'And then?' }).click()
  await expect(bot.last()).toContainText("The language model did not answer; this is Milepost's own answer.")
  await expect(panel.getByText('3 messages left today')).toBeVisible()
  expect(assistant.asked).toEqual(['Which course fits step 4?', 'And then?'])
})

test('an empty reply is said; markup is text', async ({ page }) => {
  const markup = '<img src=x onerror="window.broken=1"><b>bold</b> [link](javascript:alert(1))'
  const assistant = await mockAssistant(page)
  assistant.answer = () => ({ sentences: [], text: '' })
  await signIn(page, learner)
  const { field, bot, user } = await openAssistant(page)
  await field.fill(markup)
  await field.press('Enter')
  await expect(bot).toHaveText("Sorry, I didn't get that.")
  await expect(user).toHaveText(markup)
  assistant.answer = () => ({ sentences: [sentence(markup)] })
  await field.fill('again')
  await field.press('Enter')
  await expect(bot.last()).toHaveText(markup)
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
})

test('deleting asks first', async ({ page }) => {
  const assistant = await mockAssistant(page, [...history])
  await signIn(page, learner)
  const { panel, field, bot } = await openAssistant(page)
  await panel.getByRole('button', { name: 'Delete conversation' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete the conversation?' })
  await expectAccessibleByDayAndNight(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(panel).toBeVisible()
  await expect(bot).toHaveCount(1)
  await panel.getByRole('button', { name: 'Delete conversation' }).click()
  await question.getByRole('button', { name: 'Delete conversation' }).click()
  await expect(question).toBeHidden()
  await expect(bot).toHaveCount(0)
  await expect(panel.getByText('Where would you like to go?')).toBeVisible()
  await expect(field).toBeFocused()
  expect(assistant.messages).toEqual([])
})

test('what is new comes into view only for who reads along', async ({ page }) => {
  const many = Array.from({ length: 40 }, (_, place) =>
    messageOf(place + 1, { sender: place % 2 === 0 ? 'user' : 'bot', text: `Message ${place + 1} of many` }),
  )
  const assistant = await mockAssistant(page, many)
  await signIn(page, learner)
  const { panel, field, bot } = await openAssistant(page)
  await expect(bot.last()).toBeInViewport()
  await expect(bot.first()).not.toBeInViewport()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  assistant.answer = async () => {
    await released
    return { sentences: [sentence('The newest of all')] }
  }
  await field.fill('One more')
  await field.press('Enter')
  await expect.poll(() => atTheEnd(page)).toBe(true)
  await panel.getByRole('region', { name: 'Conversation' }).evaluate((element) => element.scrollTo(0, 0))
  await expect(bot.first()).toBeInViewport()
  release()
  await expect(bot.last()).toHaveText('The newest of all')
  expect(await atTheEnd(page)).toBe(false)
  await expect(bot.first()).toBeInViewport()
})

test('looks right to assistive technology, small and large, by day and night', async ({ page }) => {
  await mockAssistant(page, [...history])
  await signIn(page, learner)
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size)
    const { panel, button, bot } = await openAssistant(page)
    await expect(bot).toHaveCount(1)
    await expectAccessibleByDayAndNight(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
  }
})

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a long text without a break goes on in the next line, ${size.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(size)
    await mockAssistant(page)
    await signIn(page, learner)
    const { panel, field, bot, user } = await openAssistant(page)
    await field.fill('x'.repeat(longestMessage + 1))
    await expect(panel.getByRole('alert')).toContainText('at most 4,000 characters')
    expect(await standingOut(panel)).toEqual([])
    await field.fill('x'.repeat(longestMessage))
    await field.press('Enter')
    await expect(bot).toBeVisible()
    await user.getByRole('button', { name: 'Read More' }).click()
    await bot.getByRole('button', { name: 'Read More' }).click()
    await expect(panel.getByRole('button', { name: 'Show Less' })).toHaveCount(2)
    expect(await standingOut(panel)).toEqual([])
  })
}

test('on a phone it takes the screen, keeps the focus, and a link closes it', async ({ page }) => {
  await mockAssistant(page, [...history])
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, learner)
  const { panel, field } = await openAssistant(page)
  await expect(field).toBeFocused()
  // It moves in, and comes to rest.
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await expect(page.getByRole('dialog', { name: 'Milepost assistant' })).toBeVisible()
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () =>
          document.activeElement?.closest('#content, header') === null ||
          document.activeElement?.closest('#assistant-panel') !== null,
      ),
    ).toBe(true)
  }
  await panel.getByRole('link', { name: 'Skill: React' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React')
  await expect(panel).toBeHidden()
  await expect(page.locator('#content')).toBeFocused()
})
