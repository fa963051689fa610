import { login } from '@milepost/contract/accounts/routes'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs, answerAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { signUpAsFresh } from '#test/sign-up.ts'
import { server } from '#test/stand-in-server.ts'

const heading = (name: string) => page.getByRole('heading', { name })
const career = page.getByLabelText('Preferred Career')

beforeEach(() => actAs('visitor'))

async function toSecondStep() {
  await expect.element(page.getByText('Step 1 of 3')).toBeVisible()
  await page.getByLabelText('Date of Birth').fill('2001-04-05')
  await page.getByLabelText('Gender').selectOptions('Female')
  await page.getByRole('button', { name: 'Next' }).click()
}

test('a career chosen on its page is the preferred one in the wizard, and can be changed', async () => {
  const screen = await openScreen('/signup?career=qa-engineer')
  await expect.element(page.getByText(/^You chose QA Engineer\./)).toBeVisible()
  await expectAccessible()
  await signUpAsFresh()
  await toSecondStep()
  expect(screen.address()).toBe('/userdetails?step=2')
  await expect.element(career).toHaveValue('QA Engineer')
  expect(localStorage.getItem('tried-answers')).toBeNull()
  await career.selectOptions('Data Scientist')
  await screen.reload()
  await expect.element(career).toHaveValue('Data Scientist')
})

test('someone who has an account signs in and still arrives with the career', async () => {
  const screen = await openScreen('/signup?career=cloud-engineer')
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect.element(heading('Welcome back')).toBeVisible()
  const user = await answerAs('fresh')
  server.on(login, { user, token: 'token-of-the-stand-in' })
  await page.getByLabelText('Email Address').fill(user.email)
  await page.getByLabelText('Password', { exact: true }).fill('a long and unusual one')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await toSecondStep()
  expect(screen.address()).toBe('/userdetails?step=2')
  await expect.element(career).toHaveValue('Cloud Engineer')
})

test('a career chosen later replaces the one of a draft, and nothing else of it', async () => {
  const user = await actAs('fresh')
  const answers = { fullName: 'Nila', email: user.email, preferredCareer: 'Data Scientist', dreamCompany: 'A hospital' }
  localStorage.setItem(
    `profile-draft:${user.id}`,
    JSON.stringify({ answers, step: 1, basedOn: null, writtenAt: new Date().toISOString() }),
  )
  const value = { keptAt: Date.now(), answers: { preferredCareer: 'QA Engineer' } }
  localStorage.setItem('tried-answers', JSON.stringify({ version: 2, value }))
  await openScreen('/userdetails')
  await toSecondStep()
  await expect.element(career).toHaveValue('QA Engineer')
  await expect.element(page.getByLabelText(/^Dream Company/)).toHaveValue('A hospital')
})

test('an address that names no career signs up as usual', async () => {
  await openScreen('/signup?career=astronaut')
  await expect.element(page.getByText('Find a career that fits, and learn how to get there.')).toBeVisible()
  expect(localStorage.getItem('tried-answers')).toBeNull()
})
