import { recordCourseOpened } from '@milepost/contract/analytics/routes'
import { listCourses } from '@milepost/contract/courses/routes'
import { getCareer, getSkill } from '@milepost/contract/knowledge/routes'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chat, openAssistant, reloadChat, startAssistant } from '#test/assistant.ts'
import { history, messageOf, sentence } from '#test/conversation.ts'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { Page, server } from '#test/stand-in-server.ts'
import { toastOf } from '#test/toast.ts'

const { button, panel, field, bot, user } = chat
const typing = panel.getByText('Milepost assistant is typing...')

beforeEach(async () => {
  await actAs('halfway')
})

/** An answer that is held back until the test lets it go. */
function heldBack() {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { held, letGo: () => letGo() }
}

test('it opens and closes by the keyboard alone, and the focus goes along', async () => {
  startAssistant()
  await openScreen('/dashboard/settings')
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(panel).toHaveAccessibleName('Milepost assistant')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard(' ')
  await page.getByRole('button', { name: 'Close the assistant' }).click()
  await expect.element(button).toHaveFocus()
})

test.each(['', '/courses', '/roadmap', '/recommendation', '/careers/data-scientist', '/skills/html'])(
  'it is within reach on /dashboard%s',
  async (screen) => {
    startAssistant()
    await openScreen(`/dashboard${screen}`)
    await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect.element(button).toBeVisible()
  },
)

test('the wizard is without it', async () => {
  startAssistant()
  await openScreen('/userdetails')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
})

test('Enter sends once, Shift and Enter begins a line, and blank messages are not sent', async () => {
  const assistant = startAssistant()
  await openScreen('/dashboard/settings')
  await openAssistant()
  await expect.element(panel.getByRole('listitem')).toHaveLength(3)
  await userEvent.keyboard('{Enter}')
  await field.fill('  \n ')
  await userEvent.keyboard('{Enter}')
  const { held, letGo } = heldBack()
  assistant.answer = async (question) => {
    await held
    return { sentences: [sentence(`You asked: ${question}`)] }
  }
  await field.fill('First line')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}second line{Enter}{Enter}')
  await expect.element(panel.getByRole('status').filter({ hasText: 'Milepost assistant is typing...' })).toBeVisible()
  await expect.poll(() => user.element().textContent).toBe('First line\nsecond line')
  await field.fill('I write on')
  await userEvent.keyboard('{Enter}')
  letGo()
  await expect.poll(() => bot.element().textContent).toBe('You asked: First line\nsecond line')
  await expect.element(typing).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('I write on')
  await expect.poll(() => assistant.asked).toEqual(['First line\nsecond line'])
})

test('what is typed is there on other screens and after a reload, and so is the conversation', async () => {
  startAssistant(history)
  const screen = await openScreen('/dashboard/settings')
  await openAssistant()
  await expect.element(user).toHaveTextContent('What should I do next?')
  await expect.element(bot).toMatchTextContent('Your next step is step 4.')
  await field.fill('A thought not finished')
  await page.getByRole('link', { name: 'Find Courses' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Explore Available Courses')
  await expect.element(field).toHaveValue('A thought not finished')
  await panel.getByRole('button', { name: 'Close the assistant' }).click()
  await button.click()
  await expect.element(field).toHaveValue('A thought not finished')
  await reloadChat(screen)
  await openAssistant()
  await expect.element(field).toHaveValue('A thought not finished')
  await expect.element(user).toHaveLength(1)
})

describe('sources', () => {
  test('a step is gone to, focused and marked for two seconds, as often as it is asked for', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    startAssistant(history)
    const screen = await openScreen('/dashboard/settings')
    await openAssistant()
    const step = panel.getByRole('link', { name: 'Step 4: Learn the next thing' })
    const shown = () => document.querySelector('#step-4')
    for (const _ of ['the first time', 'and once more']) {
      await step.click()
      await expect.poll(screen.address).toBe('/dashboard/roadmap?step=4')
      await expect.poll(() => shown()?.className).toMatch(/bg-signal-soft/)
      await expect.poll(() => document.activeElement).toBe(shown())
      vi.advanceTimersByTime(2_000)
      await expect.poll(() => shown()?.className).not.toMatch(/bg-signal-soft/)
      document.querySelector('#step-9')?.scrollIntoView()
    }
    vi.useRealTimers()
  })

  test('skills, careers and courses open on their pages, and the panel stays', async () => {
    const [course] = (await recorded('halfway', 'getRoadmap')).courses
    if (course === undefined) throw new Error('the demo’s roadmap links no course')
    const skill = await recorded('halfway', 'getSkill')
    const career = await recorded('halfway', 'getCareer')
    server.on(getSkill, ({ params }) => ({ ...skill, id: params.skillId, name: 'React' }))
    server.on(getCareer, ({ params }) => ({ ...career, id: params.careerId, title: 'Frontend Developer' }))
    server.on(listCourses, ({ query }) =>
      query.search === `"${course.title}"` ? new Page([course], 1) : new Page([], 0),
    )
    server.on(recordCourseOpened, undefined)
    const linked = { kind: 'course', id: String(course.id), title: course.title } as const
    startAssistant([...history, messageOf(3, { sentences: [sentence('This one teaches it.', linked)] })])
    const screen = await openScreen('/dashboard/settings')
    await openAssistant()
    const source = (name: string) => panel.getByRole('link', { name })
    await source('Skill: React').click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('React')
    await expect.poll(() => document.activeElement?.id).toBe('content')
    await source('Career: Frontend Developer').click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Frontend Developer')
    await source(`Course: ${course.title}`).click()
    const dialog = page.getByRole('dialog', { name: course.title })
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expect.element(dialog).not.toBeInTheDocument()
    await page.getByRole('searchbox').fill('zzz')
    await expect.poll(screen.address).toBe('/dashboard/courses?search=zzz')
    await source(`Course: ${course.title}`).click()
    await expect.element(dialog).toBeVisible()
    await expect.element(page.getByText('This one teaches it.')).toBeVisible()
  })
})

test('a long message is cut at 300 characters, with its sources, until more is asked for', async () => {
  startAssistant([
    messageOf(1, { sender: 'user', text: 'q'.repeat(301) }),
    messageOf(2, {
      sentences: [
        sentence('a'.repeat(299), { kind: 'skill', id: 'html', title: 'HTML' }),
        sentence('The end of it.', { kind: 'skill', id: 'css', title: 'CSS' }),
      ],
    }),
    messageOf(3, { sentences: [sentence('b'.repeat(300))] }),
  ])
  await openScreen('/dashboard/settings')
  await openAssistant()
  await expect.element(user.getByText(/^q+/)).toHaveTextContent(`${'q'.repeat(300)}...`)
  const first = bot.first()
  await expect.element(first.getByRole('link', { name: 'Skill: HTML' })).toBeVisible()
  await expect.element(first.getByRole('link', { name: 'Skill: CSS' })).not.toBeInTheDocument()
  await expect.element(first).not.toMatchTextContent('The end of it.')
  await first.getByRole('button', { name: 'Read More' }).click()
  await expect.element(first).toMatchTextContent('The end of it.')
  await expect.element(first.getByRole('link', { name: 'Skill: CSS' })).toBeVisible()
  await expect.element(user.getByRole('button', { name: 'Read More' })).toBeVisible()
  await first.getByRole('button', { name: 'Show Less' }).click()
  await expect.element(first).not.toMatchTextContent('The end of it.')
  await expect.element(bot.last().getByRole('button')).not.toBeInTheDocument()
})

test('suggestions are asked with one press, and it says what a language model had to do with an answer', async () => {
  const assistant = startAssistant(history)
  await openScreen('/dashboard/settings')
  await openAssistant()
  assistant.answer = () => ({ engine: 'model', sentences: [sentence('Worded.')], suggestions: ['And then?'] })
  await panel.getByRole('button', { name: 'Which course fits step 4?' }).click()
  await expect.element(bot.last()).toMatchTextContent('Written by AI')
  await expect.element(panel.getByRole('button', { name: 'Which course fits step 4?' })).not.toBeInTheDocument()
  assistant.answer = () => ({ engine: 'fallback', sentences: [sentence('Own.')] })
  assistant.left = 4
  await panel.getByRole('button', { name: 'And then?' }).click()
  await expect.element(bot.last()).toMatchTextContent('Our AI wasn’t available, so Milepost answered on its own.')
  await expect.element(panel.getByText('3 messages left today')).toBeVisible()
  await expect.poll(() => assistant.asked).toEqual(['Which course fits step 4?', 'And then?'])
})

test('an empty reply says so, and markup is text', async () => {
  const markup = '<img src=x onerror="window.broken=1"><b>bold</b> [link](javascript:alert(1))'
  const assistant = startAssistant()
  assistant.answer = () => ({ sentences: [], text: '' })
  await openScreen('/dashboard/settings')
  await openAssistant()
  await field.fill(markup)
  await userEvent.keyboard('{Enter}')
  await expect.element(bot).toHaveTextContent("Sorry, I didn't get that.")
  await expect.element(user).toHaveTextContent(markup)
  assistant.answer = () => ({ sentences: [sentence(markup)] })
  await field.fill('again')
  await userEvent.keyboard('{Enter}')
  await expect.element(bot.last()).toHaveTextContent(markup)
  expect('broken' in window).toBe(false)
})

test('deleting asks first', async () => {
  const assistant = startAssistant(history)
  await openScreen('/dashboard/settings')
  await openAssistant()
  const remove = panel.getByRole('button', { name: 'Delete conversation' })
  await remove.click()
  const question = page.getByRole('alertdialog', { name: 'Delete the conversation?' })
  await expect.element(question).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(bot).toHaveLength(1)
  await remove.click()
  await question.getByRole('button', { name: 'Delete conversation' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(bot).not.toBeInTheDocument()
  await expect.element(panel.getByText('Where would you like to go?')).toBeVisible()
  await expect.element(field).toHaveFocus()
  await expect.element(toastOf('The conversation was deleted.')).toBeVisible()
  expect(assistant.messages).toEqual([])
})

test('what is new comes into view only for a learner who reads along', async () => {
  const many = Array.from({ length: 40 }, (_, place) =>
    messageOf(place + 1, { sender: place % 2 === 0 ? 'user' : 'bot', text: `Message ${place + 1} of many` }),
  )
  const assistant = startAssistant(many)
  await openScreen('/dashboard/settings')
  await openAssistant()
  const first = panel.getByText('Message 1 of many', { exact: true })
  await expect.element(panel.getByText('Message 40 of many')).toBeInViewport()
  await expect.element(first).not.toBeInViewport()
  const { held, letGo } = heldBack()
  assistant.answer = async () => {
    await held
    return { sentences: [sentence('The newest of all')] }
  }
  await field.fill('One more')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByText('One more')).toBeInViewport()
  panel.getByRole('region', { name: 'Conversation' }).element().scrollTo(0, 0)
  await expect.element(first).toBeInViewport()
  letGo()
  await expect.element(bot.last()).toHaveTextContent('The newest of all')
  await expect.element(bot.last()).not.toBeInViewport()
  await expect.element(first).toBeInViewport()
})

test.each([
  [1440, 900],
  [390, 844],
])('a long text without a break continues in the next line, %i pixels wide', async (width, height) => {
  await page.viewport(width, height)
  startAssistant()
  await openScreen('/dashboard/settings')
  await openAssistant()
  await field.fill('x'.repeat(4_001))
  await expect.element(panel.getByRole('alert')).toMatchTextContent('up to 4,000 characters')
  expect(overflowing()).toEqual([])
  await field.fill('x'.repeat(4_000))
  await userEvent.keyboard('{Enter}')
  await expect.element(bot).toBeVisible()
  await user.getByRole('button', { name: 'Read More' }).click()
  await bot.getByRole('button', { name: 'Read More' }).click()
  await expect.element(panel.getByRole('button', { name: 'Show Less' })).toHaveLength(2)
  expect(overflowing()).toEqual([])
})

/** What reaches beyond the panel's sides, a field that scrolls sideways, and the panel where it reaches beyond the screen. */
function overflowing(): string[] {
  const element = panel.element()
  const { left, right } = element.getBoundingClientRect()
  const within = [...element.querySelectorAll('*')].filter((one) => {
    const box = one.getBoundingClientRect()
    const isWider = one.matches('textarea') && one.scrollWidth > one.clientWidth
    return one.checkVisibility() && (box.left < left - 1 || box.right > right + 1 || isWider)
  })
  const isOutside =
    left < 0 || right > document.documentElement.clientWidth || element.scrollWidth > element.clientWidth
  return [...(isOutside ? [element] : []), ...within].map((one) => one.tagName)
}

test('on a phone it takes the screen, keeps the focus, and a link closes it', async () => {
  const skill = await recorded('halfway', 'getSkill')
  server.on(getSkill, () => ({ ...skill, name: 'React' }))
  await page.viewport(390, 844)
  startAssistant(history)
  await openScreen('/dashboard/settings')
  await openAssistant()
  await expect.element(page.getByRole('dialog', { name: 'Milepost assistant' })).toBeVisible()
  await expect
    .poll(() => panel.element().getBoundingClientRect().toJSON())
    .toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  for (let press = 0; press < 12; press += 1) {
    await userEvent.keyboard('{Tab}')
    await expect
      .poll(() => document.activeElement?.closest('#content, header:not(#assistant-panel header)') ?? null)
      .toBeNull()
  }
  await panel.getByRole('link', { name: 'Skill: React' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('React')
  await expect.element(field).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.id).toBe('content')
  await openAssistant()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})
