import { listSkillsInDemand } from '@milepost/contract/analytics/routes'
import { createInstitutionRequest, listInstitutionRequests } from '@milepost/contract/institutions/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, Page, server } from '#test/stand-in-server.ts'

test('the form begins with one’s own address, and keeps all that was typed when it cannot be sent', async () => {
  const { email } = await actAs('fresh')
  server.on(listInstitutionRequests, new Page([], 0))
  server.on(createInstitutionRequest, lost)
  await openScreen('/institution/requests')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Apply to Become an Institution' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/')
  await expect.element(page.getByLabelText(/^Email/)).toHaveValue(email)
  await page.getByLabelText('Institution Name').fill('Hill School')
  await page.getByLabelText('Description').fill('Evening courses.')
  await page.getByLabelText('Address', { exact: true }).fill('12 Lake Road, Kandy')
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Something went wrong. Please try again later.')
  await expect.element(page.getByLabelText('Institution Name')).toHaveValue('Hill School')
  await expectAccessible()
})

const demand = page.getByRole('region', { name: 'What learners are waiting for' })

test('a visitor sees what is in demand, a course beside a step and what happens next before the form', async () => {
  await actAs('visitor')
  server.on(listSkillsInDemand, [{ skill: { id: 'docker', name: 'Docker' }, area: 'Operations', learners: 15 }])
  await openScreen('/institution/requests')
  await expect.element(demand).toMatchTextContent('Docker')
  await expect.element(demand).toMatchTextContent('about 15 learners')
  await expect.element(page.getByText('Joining is free', { exact: false })).toBeVisible()
  for (const name of ['Your course, next to the step it teaches', 'You apply', 'We review', 'You publish']) {
    await expect.element(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect.element(page.getByText('usually within 3 working days', { exact: false })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Apply now' }))
    .toHaveAttribute('href', '/institution/requests#request')
  await expectAccessible()
})

test('without a skill that 5 learners want it says so, and what failed can be tried again', async () => {
  await actAs('visitor')
  server.on(listSkillsInDemand, lost)
  await openScreen('/institution/requests')
  await expect.element(demand.getByRole('alert')).toMatchTextContent('We couldn’t load the skills in demand.')
  server.on(listSkillsInDemand, [])
  await demand.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(demand).toMatchTextContent('No skill is wanted by 5 or more learners yet.')
})

test('someone who has applied before is shown the request, and not the benefits again', async () => {
  const { id } = await actAs('fresh')
  const request = {
    id: 1,
    user_id: id,
    name: 'Hill School',
    email: 'a@hill.example',
    description: 'Courses',
    address: 'Kandy',
    status: 'rejected' as const,
    reason: 'Please say more.',
    createdAt: '2026-03-02T09:00:00.000Z',
    decidedAt: null,
  }
  server.on(listInstitutionRequests, new Page([request], 1))
  await openScreen('/institution/requests')
  await expect.element(page.getByLabelText('Institution Name')).toHaveValue('Hill School')
  await expect.element(demand).not.toBeInTheDocument()
})
