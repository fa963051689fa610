import {
  addInstitution,
  getInstitution,
  listAllInstitutions,
  listCandidates,
  updateInstitution,
} from '@milepost/contract/institutions/routes'
import type { Institution } from '@milepost/contract/institutions/schema'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { Page, server } from '#test/stand-in-server.ts'
import { toastOf } from '#test/toast.ts'

const notice = page.getByText(/^Learners can’t see your institution or its courses yet/)

async function hideInstitution(): Promise<Institution> {
  const institution = { ...(await recorded('institution', 'getInstitution')), email: '', description: '', address: '' }
  server.on(getInstitution, institution)
  return institution
}

test.each(['/institution', '/institution/courses'])('%s says that learners cannot see it, and leads on', async (at) => {
  await actAs('institution')
  await hideInstitution()
  await openScreen(at)
  await expect.element(notice).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Add a contact email' }).click()
  await expect.element(page.getByRole('heading', { name: 'Institution Settings' })).toBeVisible()
})

test('a public institution is not told so', async () => {
  await actAs('institution')
  await openScreen('/institution/settings')
  await expect.element(page.getByLabelText('Institution Name')).toHaveValue('Lagoonside Polytechnic')
  await expect.element(notice).not.toBeInTheDocument()
})

test('the settings ask for the contact email, and the notice goes with it', async () => {
  await actAs('institution')
  const institution = await hideInstitution()
  server.on(updateInstitution, ({ body: { before: _, ...profile } }) => {
    const saved = { ...institution, ...profile }
    server.on(getInstitution, saved)
    return saved
  })
  await openScreen('/institution/settings')
  await expect.element(notice).toBeVisible()
  await page.getByRole('button', { name: 'Update Profile' }).click()
  const email = page.getByLabelText('Email', { exact: true }).first()
  await expect.element(email).toHaveAccessibleDescription(/Enter a contact email\./)
  await expect.element(email).toHaveFocus()
  await userEvent.fill(email, 'office@lagoonside.example')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect.element(page.getByText('Profile updated successfully.')).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
})

test('an admin adds an institution with a contact email or without, and sees which are hidden', async () => {
  await actAs('admin')
  const [candidate] = await recorded('admin', 'listCandidates')
  if (candidate === undefined) throw new Error('the demo has no learner')
  server.on(listCandidates, new Page([candidate], 1))
  const added: Institution[] = []
  const sent: unknown[] = []
  const listed = () => added.map((one) => ({ ...one, owner: null, courses: 0, createdAt: '2026-11-20T08:00:00.000Z' }))
  server.on(listAllInstitutions, () => new Page(listed(), added.length))
  server.on(addInstitution, ({ body }) => {
    sent.push(body)
    const email = body.contactEmail ?? ''
    const institution = { id: added.length + 1, name: body.name, email, description: '', address: '' }
    added.push(institution)
    return institution
  })
  await openScreen('/admin/institutions')
  for (const [name, contactEmail] of [
    ['Hill School', ''],
    ['Lake School', 'office@lake.example'],
  ] as const) {
    await page.getByLabelText('Owner’s email').fill(candidate.name)
    await page.getByRole('option').filter({ hasText: candidate.email }).click()
    await page.getByLabelText('Institution Name').fill(name)
    await page.getByLabelText(/^Contact email/).fill(contactEmail)
    await page.getByRole('button', { name: 'Add Institution' }).click()
    await expect.element(toastOf(`“${name}” was added, and we’ve told its owner.`)).toBeVisible()
  }
  const { email } = candidate
  expect(sent).toEqual([
    { name: 'Hill School', email },
    { name: 'Lake School', email, contactEmail: 'office@lake.example' },
  ])
  const rows = page.getByRole('table', { name: 'All institutions' }).getByRole('row')
  await expect.element(rows.nth(1)).toMatchTextContent('Hidden: no contact email')
  await expect.element(rows.nth(2)).toMatchTextContent('office@lake.example')
  await expect.element(page.getByLabelText(/^Contact email/)).toHaveValue('')
  await expectAccessible()
})
