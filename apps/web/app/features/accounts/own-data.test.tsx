import { endOtherSessions, endSession, listSessions, reauthenticate } from '@milepost/contract/accounts/routes'
import type { OpenSession } from '@milepost/contract/accounts/schema'
import { deleteUser, exportUser } from '@milepost/contract/users/routes'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { lost, refused, server } from '#test/stand-in-server.ts'

const sessions = page.getByRole('region', { name: 'Where you are signed in' })
const rows = sessions.getByRole('listitem')
const phone = /^End: Safari on iPhone, signed in/
const data = page.getByRole('region', { name: 'Your data' })
const open = page.getByRole('region', { name: 'Account', exact: true }).getByRole('button', { name: 'Delete Account' })
const deletion = page.getByRole('dialog', { name: 'Delete your account?' })
const everything = {
  product: 'Milepost',
  exportedAt: '2026-11-22T10:00:00.000Z',
  omitted: {},
  data: { users: [{ name: 'Kavin' }] },
}

afterEach(() => {
  document.documentElement.style.fontSize = ''
})

/** Opens the settings of someone who is signed in on a phone too. */
async function openSettings() {
  await actAs('halfway')
  const [here] = await recorded('halfway', 'listSessions')
  if (here === undefined) throw new Error('The recording has no session')
  const there: OpenSession = { ...here, id: crypto.randomUUID(), browser: 'Safari', system: 'iPhone', current: false }
  let left = [here, there]
  server.on(listSessions, () => left)
  server.on(endSession, () => {
    left = [here]
    return undefined
  })
  const screen = await openScreen('/dashboard/settings')
  await expect.element(rows.nth(1)).toBeVisible()
  const endOthers = () => {
    left = [here]
    return { ended: 1 }
  }
  return { screen, endOthers, both: left }
}

test('another session is ended by the keyboard, and the list has the focus', async () => {
  await openSettings()
  await expect.element(rows.first()).toMatchTextContent('This session')
  sessions.getByRole('button', { name: phone }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(sessions.getByRole('status')).toHaveTextContent('Safari on iPhone is signed out.')
  await expect.element(sessions.getByText('You’re not signed in anywhere else.')).toBeVisible()
  await expect.element(sessions.getByRole('list')).toHaveFocus()
  await expectAccessible()
})

test('all other sessions end once the password was said again', async () => {
  const { endOthers } = await openSettings()
  let isProved = false
  server.on(endOtherSessions, () => (isProved ? endOthers() : refused('reauthentication_required', 'Please confirm.')))
  server.on(reauthenticate, () => {
    isProved = true
    return { message: 'Confirmed.' }
  })
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabelText('Your Password').fill('the right one')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(sessions.getByRole('status')).toHaveTextContent('You’re now signed in only here.')
  await expect.element(sessions.getByText('You’re not signed in anywhere else.')).toBeVisible()
})

test('sessions that cannot be listed or ended say so', async () => {
  const { screen, both } = await openSettings()
  server.on(endSession, lost)
  await sessions.getByRole('button', { name: phone }).click()
  await expect.element(sessions.getByRole('alert')).toHaveTextContent('Something went wrong.')
  expect(rows.elements()).toHaveLength(2)
  server.on(listSessions, lost)
  await screen.reload()
  await expect.element(sessions.getByRole('alert')).toHaveTextContent('We couldn’t load the places you’re signed in.')
  server.on(listSessions, both)
  await sessions.getByRole('button', { name: 'Try Again' }).click()
  await expect.poll(() => rows.elements().length).toBe(2)
})

test('data that cannot be fetched says so, and can be fetched again', async () => {
  await openSettings()
  server.on(exportUser, lost)
  const download = data.getByRole('button', { name: 'Download my data' })
  await download.click()
  await expect.element(data.getByRole('alert')).toHaveTextContent('We couldn’t download your data. Please try again.')
  server.on(exportUser, everything)
  await download.click()
  await expect.element(data.getByRole('status')).toMatchTextContent('Your browser is saving it as milepost-data')
})

test('the dialog before deleting says what goes, and Escape gives the focus back', async () => {
  await openSettings()
  open.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(deletion).toMatchTextContent('What we delete')
  await expect.element(deletion).toMatchTextContent('What we keep')
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(deletion).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
})

test('a deletion that fails says so, keeps the account, and offers the data first', async () => {
  const { screen } = await openSettings()
  server.on(exportUser, everything)
  server.on(reauthenticate, refused('wrong_credentials', 'Wrong.'))
  await open.click()
  await deletion.getByRole('button', { name: 'Download my data' }).click()
  await expect.element(deletion.getByRole('status')).toMatchTextContent('Your browser is saving it as milepost-data')
  const secret = deletion.getByLabelText('Your Password')
  const confirm = deletion.getByRole('button', { name: 'Delete my account for good' })
  await secret.fill('not the right one')
  await confirm.click()
  await expect.element(secret).toHaveAccessibleDescription('That password isn’t right.')
  server.on(reauthenticate, { message: 'Confirmed.' })
  server.on(deleteUser, lost)
  await secret.fill('the right one')
  await confirm.click()
  await expect.element(deletion.getByRole('alert')).toMatchTextContent('Account deletion failed.')
  await expect.element(secret).toHaveValue('the right one')
  await deletion.getByRole('button', { name: 'Keep my account' }).click()
  await expect.element(deletion).not.toBeInTheDocument()
  await expect.poll(screen.address).toBe('/dashboard/settings')
  expect(window.localStorage.getItem('token')).not.toBeNull()
})

test('nothing needs sideways scrolling on a narrow screen with text twice as large', async () => {
  await page.viewport(320, 640)
  await openSettings()
  document.documentElement.style.fontSize = '200%'
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth
  expect(overflow()).toBeLessThanOrEqual(0)
  await open.click()
  await expect.element(deletion).toMatchTextContent('What we delete')
  expect(overflow()).toBeLessThanOrEqual(0)
})
