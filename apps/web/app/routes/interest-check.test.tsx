import { getInterestCheck, readInterests } from '@milepost/contract/interests/routes'
import type { InterestResult } from '@milepost/contract/interests/schema'
import type { InterestAnswers } from '@milepost/contract/profiles/schema'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, server } from '#test/stand-in-server.ts'

const activities = [
  { id: 'code', text: 'Write a program and improve it' },
  { id: 'drawing', text: 'Draw something' },
  { id: 'leading', text: 'Lead a group to a goal' },
]
const source = { id: 'onet', title: 'O*NET', publisher: 'USDOL', licence: 'CC BY 4.0', address: 'https://example.com' }
const careers = [
  { id: 'backend-developer' as const, title: 'Backend Developer', votes: 0 },
  { id: 'qa-engineer' as const, title: 'QA Engineer', votes: 0 },
]
const family = {
  id: 'software',
  name: 'Building software',
  lean: 'You lean towards building software that works.',
  liked: ['Write a program and improve it'],
  careers,
  isCloseCall: true,
  choices: [{ id: 'software-1', first: 'Store things', second: 'Break things' }],
}
const clear: InterestResult = { outcome: 'clear', families: [family], elsewhere: null }

const start = page.getByRole('button', { name: 'Start the interest check' })
const activity = page.getByRole('heading', { level: 1 })
const onActivity = (place: number) => expect.element(page.getByText(`Activity ${place} of 3`)).toBeVisible()
const lastAnswers = (): InterestAnswers | undefined => server.calls(readInterests).at(-1)?.body

async function openCheck() {
  const screen = await openScreen('/userdetails')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabelText('Preferred Career').selectOptions("I'm not sure yet")
  await start.click()
  await onActivity(1)
  return screen
}

beforeEach(async () => {
  await actAs('halfway')
  server.on(getInterestCheck, { activities, source })
  server.on(readInterests, clear)
})

test('the keys answer, back and skip work, and a reload continues after the last answer', async () => {
  let screen = await openCheck()
  await expect.element(activity).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('5')
  await onActivity(2)
  await userEvent.keyboard('9')
  await userEvent.keyboard('{Control>}1{/Control}')
  await onActivity(2)
  await page.getByRole('button', { name: 'Back' }).click()
  await onActivity(1)
  await expect.element(page.getByRole('button', { name: 'I’d love it' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('4')
  await page.getByRole('button', { name: 'Skip this one' }).click()
  await onActivity(3)
  await userEvent.keyboard('{Tab}2')
  await expect.element(page.getByRole('heading', { name: family.lean })).toBeVisible()
  expect(lastAnswers()).toEqual({ activities: { code: 4, leading: 2 }, choices: {} })
  screen = await screen.reload()
  await page.getByRole('button', { name: 'See or change my result' }).click()
  await expect.element(page.getByRole('heading', { name: family.lean })).toBeVisible()
})

test('a double click answers one activity', async () => {
  await openCheck()
  await page.getByRole('button', { name: 'Not at all' }).dblClick()
  await onActivity(2)
})

test('the family is named with what was liked, and the choices put one career first', async () => {
  const screen = await openCheck()
  await userEvent.keyboard('513')
  await expect.element(page.getByText('You liked “Write a program and improve it”.')).toBeVisible()
  await expect.element(page.getByText('In this family: Backend Developer and QA Engineer.')).toBeVisible()
  await expectAccessible()
  const chosen = { ...family, isCloseCall: false, careers: careers.toReversed() }
  server.on(readInterests, { ...clear, families: [chosen] })
  await page.getByRole('radio', { name: 'Break things' }).click()
  await expect
    .element(page.getByText('By your choices, QA Engineer comes first. Then Backend Developer.'))
    .toBeVisible()
  expect(lastAnswers()?.choices).toEqual({ 'software-1': 'second' })
  await page.getByRole('button', { name: 'Back to my profile' }).click()
  await expect.element(page.getByText('You’ve taken the interest check. It counts as your answer here.')).toBeVisible()
  await expect.element(page.getByLabelText('Preferred Career')).toHaveValue("I'm not sure yet")
  await expect.poll(screen.address).toBe('/userdetails?step=2')
})

test.each([
  [{ outcome: 'flat', families: [], elsewhere: null } as const, 'Too close to say'],
  [
    {
      outcome: 'elsewhere',
      families: [family],
      elsewhere: { fields: 'business, sales or law', liked: ['Lead a group to a goal'] },
    } as const,
    'Your interests lie elsewhere, and that’s good to know',
  ],
])('%o reads kindly', async (result, title) => {
  server.on(readInterests, result as unknown as InterestResult)
  await openCheck()
  await userEvent.keyboard('115')
  await expect.element(page.getByRole('heading', { name: title })).toHaveFocus()
  await expectAccessible()
})

test('without a connection nothing that was answered is lost', async () => {
  server.on(readInterests, lost)
  await openCheck()
  await userEvent.keyboard('513')
  const failure = page.getByText('We couldn’t read your answers')
  await expect.element(failure).toBeVisible()
  server.on(readInterests, clear)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByRole('heading', { name: family.lean })).toBeVisible()
  expect(lastAnswers()?.activities).toEqual({ code: 5, drawing: 1, leading: 3 })
})
