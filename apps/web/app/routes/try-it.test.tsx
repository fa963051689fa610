import { getExampleRoadmap, getInterestCheck, readInterests } from '@milepost/contract/interests/routes'
import type { ExampleRoadmap } from '@milepost/contract/interests/schema'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { signUpAsFresh } from '#test/sign-up.ts'
import { lost, server } from '#test/stand-in-server.ts'

const example: ExampleRoadmap = {
  family: { name: 'Finding answers in data', lean: 'You lean towards finding answers in data.' },
  career: { id: 'data-scientist', title: 'Data Scientist', summary: 'Answers questions with data.' },
  reasons: [
    { code: 'interest_area', field: 'interestAreas', quote: null, params: { interest: 'Mathematics' }, weight: 11 },
    { code: 'skill_in_experience', field: 'experience', quote: 'SQL', params: { skill: 'SQL' }, weight: 5 },
  ],
  steps: [
    { label: 'Write your first programs', hours: 30 },
    { label: 'Read tables', hours: 20 },
    { label: 'Draw charts', hours: 10 },
  ],
  stepCount: 22,
  totalHours: 480,
}

const answer = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name })
const save = page.getByRole('link', { name: 'Save my roadmap' })

const source = { id: 'onet', title: 'O*NET', publisher: 'USDOL', licence: 'CC BY 4.0', address: 'https://example.com' }

async function toSecondStep() {
  await expect.element(page.getByText('Step 1 of 3')).toBeVisible()
  await page.getByLabelText('Date of Birth').fill('2001-04-05')
  await page.getByLabelText('Gender').selectOptions('Female')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByText('Step 2 of 3')).toBeVisible()
}

async function answerAll(knows: string) {
  const screen = await openScreen('/')
  await answer('Mathematics').click()
  await answer(knows).click()
  await answer('5 hours').click()
  return screen
}

beforeEach(async () => {
  await actAs('visitor')
  server.on(getExampleRoadmap, example)
})

test('three answers show a family, a career with its reasons, and its first steps', async () => {
  await answerAll('SQL')
  await expect.element(heading('You lean towards finding answers in data.')).toHaveFocus()
  for (const text of [
    'One career you could look at: Data Scientist.',
    'It matches your interests: Mathematics.',
    'It builds on your experience: “SQL”.',
    'Write your first programs (about 30 hours)',
    'Then 19 more steps, about 480 hours in all. At 5 hours a week, you’ll finish around',
  ])
    await expect.element(page.getByRole('main')).toMatchTextContent(text)
  expect(server.calls(getExampleRoadmap).map(({ query }) => query)).toEqual([{ enjoys: 'Mathematics', knows: 'SQL' }])
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  await expectAccessible()
})

test('the keyboard is enough: each question takes the focus', async () => {
  await openScreen('/')
  await expect.element(answer('Design')).toBeVisible()
  answer('Design').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('What do you already know?')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(heading('How many hours a week could you study?')).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(heading('You lean towards finding answers in data.')).toHaveFocus()
  expect(server.calls(getExampleRoadmap).map(({ query }) => query)).toEqual([{ enjoys: 'Design' }])
})

test('starting over leads back to the first question', async () => {
  await answerAll('Nothing yet')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.element(heading('What do you enjoy most?')).toHaveFocus()
})

test('who enjoys none of it reads kindly that all careers are in technology', async () => {
  await openScreen('/')
  await answer('None of these').click()
  await expect.element(heading('Your interests may lie elsewhere, and that’s good to know')).toHaveFocus()
  await expect.element(page.getByText('All our careers are in technology.', { exact: false }).first()).toBeVisible()
  expect(server.calls(getExampleRoadmap)).toEqual([])
  server.on(getInterestCheck, { activities: [{ id: 'code', text: 'Write a program' }], source })
  server.on(readInterests, { outcome: 'flat', families: [], elsewhere: null })
  await answer('Start the interest check').click()
  await expect.element(heading('Write a program')).toHaveFocus()
  await answer('I’d love it').click()
  await expectAccessible()
  await answer('Keep my answers and sign up').click()
  await expect.element(heading('Join Milepost')).toBeVisible()
  await signUpAsFresh()
  await toSecondStep()
  await expect.element(page.getByLabelText('Preferred Career')).toHaveValue("I'm not sure yet")
  await expect.element(page.getByText('You’ve taken the interest check.', { exact: false })).toBeVisible()
})

test('an example that could not be loaded can be asked for again', async () => {
  server.on(getExampleRoadmap, lost)
  await answerAll('Python')
  await expect.element(page.getByRole('alert')).toMatchTextContent('We couldn’t make your example.')
  server.on(getExampleRoadmap, example)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(save).toBeVisible()
})

test('saving it carries the answers through the sign-up into the wizard', async () => {
  const screen = await answerAll('SQL')
  await save.click()
  await expect.element(heading('Join Milepost')).toBeVisible()
  await signUpAsFresh()
  await expect.element(page.getByText('Step 1 of 3')).toBeVisible()
  expect(screen.address()).toBe('/userdetails')
  expect(localStorage.getItem('tried-answers')).toBeNull()
  await toSecondStep()
  await expect.element(page.getByLabelText('Preferred Career')).toHaveValue('Data Scientist')
  await expect.element(page.getByRole('checkbox', { checked: true })).toHaveAccessibleName('Mathematics')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByLabelText(/^Experience/)).toHaveValue('SQL')
  await expect.element(page.getByLabelText(/^Hours a Week/)).toHaveValue('5')
})

test('what was answered more than two days ago may be someone else’s, and isn’t used', async () => {
  const answers = { enjoys: 'Mathematics', knows: 'SQL', hoursPerWeek: 5, career: 'Data Scientist' }
  const keptAt = Date.now() - 3 * 86_400_000
  localStorage.setItem('tried-answers', JSON.stringify({ version: 2, value: { keptAt, answers } }))
  await actAs('fresh')
  await openScreen('/userdetails')
  await toSecondStep()
  await expect.element(page.getByLabelText('Preferred Career')).toHaveValue('')
})
