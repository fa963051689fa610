import { listApplications } from '@milepost/contract/applications/routes'
import { bakedKeyword, credentialFaults } from '@milepost/contract/credentials/limits'
import {
  deleteCredential,
  downloadCredential,
  listCredentials,
  shareCredential,
  verifyCredential,
} from '@milepost/contract/credentials/routes'
import type { Credential } from '@milepost/contract/credentials/schema'
import { getSharedRoadmap } from '@milepost/contract/sharing/routes'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { pressByKey } from '#test/keyboard.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, Page, refused, server } from '#test/stand-in-server.ts'
import { toastOf } from '#test/toast.ts'

const id = '0c8e9f6a-7a53-4c1e-9d5a-3f2b1c0d9e8f'
const achieved = {
  id,
  courseTitle: 'Git for teams',
  institutionName: 'Hill School',
  issuedAt: '2026-11-22T10:00:00.000Z',
}

describe('one’s own credentials', () => {
  const list = page.getByRole('region', { name: 'Your credentials' })
  const share = list.getByRole('button', { name: 'Share the credential for Git for teams' })
  const remove = list.getByRole('button', { name: 'Delete the credential for Git for teams' })
  const dialog = page.getByRole('dialog', { name: 'Share your credential for “Git for teams”?' })
  const linkedIn = list.getByRole('link', { name: /^Add to LinkedIn/ })

  let credentials: Credential[]
  beforeEach(async () => {
    await actAs('fresh')
    credentials = [{ ...achieved, skills: [], isShared: false, revocation: null }]
    server.on(listApplications, new Page([], 0))
    server.on(listCredentials, () => credentials)
    server.on(shareCredential, ({ params, body }) => {
      credentials = credentials.map((each) => (each.id === params.id ? { ...each, ...body } : each))
      return credentials[0] ?? refused('not_found')
    })
    server.on(deleteCredential, () => {
      credentials = []
      return undefined
    })
  })

  test('it is private until it is shared, which is asked about first, and can be private again', async () => {
    await openScreen('/dashboard/applications')
    await expect.element(list).toMatchTextContent('Only you can see it')
    await expect.element(list.getByRole('link')).not.toBeInTheDocument()
    await expectAccessible()
    await share.click()
    await expect.element(dialog).toMatchTextContent('Our page then says that it was withdrawn.')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await expect.element(share).toHaveFocus()
    await share.click()
    await server.holdWhile(() => dialog.getByRole('button', { name: 'Share it' }).dblClick())
    await expect.element(list.getByText('Shared', { exact: true })).toBeVisible()
    await expect.poll(() => server.calls(shareCredential).map(({ body }) => body)).toEqual([{ isShared: true }])
    await expect
      .element(list.getByRole('link', { name: /^Git for teams/ }))
      .toHaveAttribute('href', `/credentials/${id}`)
    await expectAccessible()
    await list.getByRole('button', { name: 'Stop sharing the credential for Git for teams' }).click()
    await expect.element(list).toMatchTextContent('Only you can see it')
    await expect.element(list.getByRole('heading', { name: 'Your credentials' })).toHaveFocus()
  })

  test('LinkedIn gets what it needs for its form, once it is shared', async () => {
    credentials = credentials.map((each) => ({ ...each, isShared: true }))
    await openScreen('/dashboard/applications')
    await expect.element(linkedIn).toBeVisible()
    const address = new URL(linkedIn.element().getAttribute('href') ?? '')
    expect(address.origin + address.pathname).toBe('https://www.linkedin.com/profile/add')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      startTask: 'CERTIFICATION_NAME',
      name: 'Git for teams',
      organizationName: 'Hill School',
      issueYear: '2026',
      issueMonth: '11',
      certUrl: `${window.location.origin}/credentials/${id}`,
      certId: id,
    })
  })

  test('what could not be shared says so, and stays private', async () => {
    server.on(shareCredential, lost)
    await openScreen('/dashboard/applications')
    await share.click()
    await dialog.getByRole('button', { name: 'Share it' }).click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('We couldn’t share it. Please try again.')
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await expect.element(list).toMatchTextContent('Only you can see it')
  })

  test('a private one can be downloaded too, and a failure is said', async () => {
    server.on(downloadCredential, lost)
    await openScreen('/dashboard/applications')
    await list.getByText('Downloads').click()
    await expectAccessible()
    await list.getByRole('button', { name: 'Signed text (.jwt)' }).click()
    await expect.element(toastOf('We couldn’t download the file. Please try again.')).toBeVisible()
    server.on(downloadCredential, 'eyJ.eyJ.c2ln')
    await list.getByRole('button', { name: 'Signed text (.jwt)' }).click()
    await expect.element(toastOf('Your browser is saving it as credential.jwt.')).toBeVisible()
    expect(server.calls(downloadCredential)).toMatchObject([{ params: { id } }, { params: { id } }])
  })

  test('it is deleted by the keyboard alone, after a question, and the list goes with the last one', async () => {
    await openScreen('/dashboard/applications')
    await pressByKey(remove)
    const question = page.getByRole('alertdialog', { name: 'Delete your credential for “Git for teams”?' })
    await expect.element(question).toMatchTextContent('This can’t be undone.')
    await expectAccessible()
    await pressByKey(question.getByRole('button', { name: 'Delete it' }))
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(toastOf('The credential is deleted.')).toBeVisible()
    expect(server.calls(deleteCredential)).toMatchObject([{ params: { id } }])
  })

  test('a revoked one says why, and can neither be shared nor downloaded', async () => {
    const revocation = { reason: 'wrong_person', revokedAt: achieved.issuedAt } as const
    credentials = credentials.map((each) => ({ ...each, revocation }))
    await openScreen('/dashboard/applications')
    await expect.element(list).toMatchTextContent('Revoked by Hill School: Wrong person')
    await expect.element(share).not.toBeInTheDocument()
    await expect.element(list.getByText('Downloads')).not.toBeInTheDocument()
    await expect.element(remove).toBeVisible()
    await expectAccessible()
  })

  test('without any there is no list, and a failure can be tried again', async () => {
    credentials = []
    const screen = await openScreen('/dashboard/applications')
    await expect.element(page.getByText('You haven’t applied to a course yet')).toBeVisible()
    await expect.element(list).not.toBeInTheDocument()
    server.on(listCredentials, refused('unavailable'))
    await screen.reload()
    const failure = page.getByRole('alert')
    await expect.element(failure).toMatchTextContent('We couldn’t load your credentials.')
    credentials = [{ ...achieved, skills: [], isShared: false, revocation: null }]
    server.on(listCredentials, () => credentials)
    await failure.getByRole('button', { name: 'Try Again' }).click()
    await expect.element(list).toBeVisible()
  })
})

test('a shared roadmap leads to the credentials that are shared, and has no such part without any', async () => {
  await actAs('visitor')
  const step = { label: 'Git', section: 'Tools', hours: 3, status: 'done', milestone: false, work: null } as const
  const { issuedAt: _, ...credential } = achieved
  const roadmap = { firstName: 'Kavi', career: 'QA Engineer', titles: [], credentials: [credential], steps: [step] }
  server.on(getSharedRoadmap, roadmap)
  const screen = await openScreen(`/shared/${'x'.repeat(43)}`)
  const part = page.getByRole('region', { name: 'Credentials' })
  await expect.element(part.getByRole('link', { name: /^Git for teams/ })).toHaveAttribute('href', `/credentials/${id}`)
  await expectAccessible()
  server.on(getSharedRoadmap, { ...roadmap, credentials: [] })
  await screen.reload()
  await expect.element(page.getByRole('heading', { name: /QA Engineer/ })).toBeVisible()
  await expect.element(part).not.toBeInTheDocument()
})

describe('checking a credential', () => {
  const text = page.getByLabelText('Signed text or address')
  const file = page.getByLabelText(/^Or choose a file/)
  const check = page.getByRole('button', { name: 'Check it' })
  const result = page.getByRole('status')
  const signed = 'eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJ4In0.c2lnbmF0dXJl'

  beforeEach(async () => {
    await actAs('visitor')
    server.on(verifyCredential, { outcome: 'valid', credential: achieved, isSigned: true })
    await openScreen('/verify')
  })

  /** A PNG picture with nothing but one text chunk. */
  function pictureWith(keyword: string, content: string): Uint8Array<ArrayBuffer> {
    const data = new TextEncoder().encode(`${keyword}\0\0\0\0\0${content}`)
    const picture = new Uint8Array(8 + 12 + data.length)
    picture.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    new DataView(picture.buffer).setUint32(8, data.length)
    picture.set(new TextEncoder().encode('iTXt'), 12)
    picture.set(data, 16)
    return picture
  }

  const choose = (name: string, content: BlobPart) => file.upload(new File([content], name))

  test('a pasted text is checked by the keyboard alone, and its meaning is said', async () => {
    await expectAccessible()
    await text.fill(`  ${signed}\n`)
    await pressByKey(check)
    await expect
      .element(result)
      .toMatchTextContent('Hill School confirmed that this person completed “Git for teams” on 22 Nov 2026.')
    await expect.element(check).toHaveFocus()
    await expect.element(text).toHaveValue(`  ${signed}\n`)
    await expectAccessible()
    expect(server.calls(verifyCredential).map(({ body }) => body)).toEqual([{ credential: signed }])
    await userEvent.click(text)
    await userEvent.keyboard('x')
    await expect.element(result).not.toBeInTheDocument()
  })

  test('an address only shows what is on record', async () => {
    server.on(verifyCredential, { outcome: 'valid', credential: achieved, isSigned: false })
    await text.fill(`https://milepost.example/credentials/${id}`)
    await check.click()
    await expect.element(result).toMatchTextContent('Only its signed text can show that a copy is unchanged.')
  })

  test('one that holds no longer says so', async () => {
    server.on(verifyCredential, { outcome: 'revoked', credential: achieved, isSigned: true })
    await text.fill(signed)
    await check.click()
    await expect.element(result).toMatchTextContent('This credential was revoked')
    await expect.element(result).toMatchTextContent('Git for teams · Hill School · 22 Nov 2026')
    server.on(verifyCredential, { outcome: 'withdrawn', credential: null, isSigned: false })
    await check.click()
    await expect.element(result).toMatchTextContent('The learner deleted it, or their account.')
    await expectAccessible()
  })

  test.each(credentialFaults)('the fault %s is put into words, and what was pasted stays', async (fault) => {
    server.on(verifyCredential, { outcome: 'invalid', fault })
    await text.fill(signed)
    await check.click()
    await expect.element(result).toMatchTextContent(/^This is not a valid credential.+\. [A-Z].+\.$/)
    await expect.element(text).toHaveValue(signed)
  })

  test.each([
    ['picture.png', pictureWith(bakedKeyword, signed)],
    ['credential.jwt', `${signed}\n`],
    ['credential.json', JSON.stringify(signed)],
  ])('the signed text is read from %s', async (name, content) => {
    await choose(name, content)
    await expect.element(text).toHaveValue(signed)
    await check.click()
    await expect.element(result).toMatchTextContent('This credential is valid')
    expect(server.calls(verifyCredential).map(({ body }) => body)).toEqual([{ credential: signed }])
  })

  test.each([
    ['other.png', pictureWith('Comment', signed)],
    ['cut.png', pictureWith(bakedKeyword, signed).slice(0, 14)],
    ['content.json', JSON.stringify({ type: 'OpenBadgeCredential' })],
    ['broken.json', '"eyJ'],
  ])('a file without a signed text is refused at its field: %s', async (name, content) => {
    await text.fill('what was typed')
    await choose(name, content)
    await expect.element(file).toHaveAccessibleDescription(/There’s no signed credential in this file/)
    await expect.element(text).toHaveValue('what was typed')
    await expectAccessible()
  })

  test('without an answer what was pasted stays, and can be checked again', async () => {
    server.on(verifyCredential, lost)
    await text.fill(signed)
    await check.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('We couldn’t check the credential.')
    await expect.element(text).toHaveValue(signed)
    server.on(verifyCredential, { outcome: 'valid', credential: achieved, isSigned: true })
    await check.click()
    await expect.element(result).toMatchTextContent('This credential is valid')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })
})
