import { logout } from '@milepost/contract/accounts/auth'
import { getUser } from '@milepost/contract/users'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signIn } from '#lib/session.ts'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { tabTo } from '#test/keyboard.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, server } from '#test/stand-in-server.ts'

const navigation = page.getByRole('navigation', { name: 'Main navigation' })
const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
const heading = page.getByRole('heading', { level: 1 })
const widthOf = (locator: typeof navigation) => () => Math.round(locator.element().getBoundingClientRect().width)
const sidebarCookie = async () => (await window.cookieStore.get('sidebar_state'))?.value

afterEach(() => window.cookieStore.delete('sidebar_state'))

test('the sidebar follows its keys, and is remembered', async () => {
  await actAs('halfway')
  const screen = await openScreen('/dashboard')
  await expect.element(navigation.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  await expect.element(navigation.getByRole('heading', { name: 'Career Tools' })).toBeVisible()
  await expect.poll(widthOf(navigation)).toBe(280)
  await userEvent.keyboard('{Control>}b{/Control}')
  await expect.poll(widthOf(navigation)).toBe(48)
  expect(await sidebarCookie()).toBe('false')
  await expectAccessible()
  await screen.reload()
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(widthOf(navigation)).toBe(48)
  await navigation.getByRole('link', { name: 'Find Courses' }).hover()
  await expect.element(page.getByText('Find Courses')).toBeVisible()
  await userEvent.keyboard('{Meta>}b{/Meta}')
  await expect.poll(widthOf(navigation)).toBe(280)
  expect(await sidebarCookie()).toBe('true')
  await toggle.click()
  await expect.poll(widthOf(navigation)).toBe(48)
})

test('on a phone the navigation is a sheet that closes behind its links', async () => {
  await page.viewport(390, 844)
  await actAs('halfway')
  const screen = await openScreen('/dashboard')
  await expect.element(heading).toBeVisible()
  await toggle.click()
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByRole('link', { name: 'View My Roadmap' })).toBeVisible()
  await expect.poll(() => sheet.element().getBoundingClientRect().x).toBe(0)
  expect(widthOf(sheet)()).toBe(288)
  await expectAccessible()
  await sheet.getByRole('link', { name: 'Find Courses' }).click()
  await expect.poll(screen.address).toBe('/dashboard/courses')
  await expect.element(page.getByRole('heading', { name: 'Explore Available Courses' })).toBeVisible()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(page.getByRole('main')).toHaveFocus()
  await userEvent.keyboard('{Control>}b{/Control}')
  await expect.element(sheet).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
})

test('the skip link leads past the navigation', async () => {
  await actAs('halfway')
  await openScreen('/dashboard')
  await expect.element(heading).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('the header greets by name with its first letter, and the footer says what Milepost is', async () => {
  const { name } = await actAs('halfway')
  await openScreen('/dashboard')
  await expect.element(page.getByRole('heading', { level: 1, name: `Welcome back, ${name}!` })).toBeVisible()
  await expect.element(page.getByText("Let's continue building your career path.")).toBeVisible()
  const menu = page.getByRole('button', { name: `Account menu of ${name}` })
  await expect.element(menu).toHaveTextContent(name.slice(0, 1))
  await expect.element(page.getByRole('contentinfo')).toMatchTextContent('AI-driven insights')
})

test('without a name a learner is greeted all the same', async () => {
  const user = await actAs('halfway')
  signIn({ user: { ...user, name: ' ' }, token: 'token-of-the-stand-in' })
  server.on(getUser, { ...user, name: ' ' })
  await openScreen('/dashboard')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome back, Learner!' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Account menu/ })).toHaveTextContent('U')
})

test('outside the shell a bar names the learner, and leads back and out', async () => {
  const { name } = await actAs('halfway')
  server.on(logout, { message: 'Signed out.' })
  const screen = await openScreen('/roadmap')
  const bar = page.getByRole('banner')
  await expect.element(bar.getByText(name)).toBeVisible()
  await bar.getByRole('link', { name: 'Milepost' }).click()
  await expect.poll(screen.address).toBe('/dashboard')
  await screen.goBack()
  await bar.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(screen.address).toBe('/login')
})

test('settings and help are reached by the sidebar and the account menu', async () => {
  const { name } = await actAs('halfway')
  const screen = await openScreen('/dashboard/courses')
  const settings = navigation.getByRole('link', { name: 'Settings' })
  await expect.element(settings).toBeVisible()
  const labels = navigation
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)
  expect(labels).toEqual(expect.arrayContaining(['Overview', 'Find Courses', 'Settings']))
  await settings.click()
  await expect.poll(screen.address).toBe('/dashboard/settings')
  await expect.element(settings).toHaveAttribute('aria-current', 'page')
  await screen.goBack()
  await expect.poll(screen.address).toBe('/dashboard/courses')
  const menu = page.getByRole('button', { name: `Account menu of ${name}` })
  const items = page.getByRole('navigation', { name: /^Account menu/ })
  await tabTo(menu)
  await userEvent.keyboard('{Enter}')
  await expect.element(items).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(items).not.toBeInTheDocument()
  await expect.element(menu).toHaveFocus()
  await userEvent.keyboard('{Enter}{Tab}')
  await expect.element(items.getByRole('link', { name: 'Settings' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(screen.address).toBe('/dashboard/settings')
  await menu.click()
  await items.getByRole('link', { name: 'Help' }).click()
  await expect.poll(screen.address).toBe('/help')
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect.poll(screen.address).toBe('/dashboard')
})

test('signing out leads to sign-in, even when the server cannot be reached', async () => {
  const { name } = await actAs('institution')
  server.on(logout, lost)
  const screen = await openScreen('/institution')
  await page.getByRole('button', { name: `Account menu of ${name}` }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(screen.address).toBe('/login')
  await expect.poll(() => window.localStorage.getItem('token')).toBeNull()
})

test('on a phone the main pages are in a bar at the bottom, and More opens all of them', async () => {
  await page.viewport(390, 844)
  await actAs('halfway')
  const screen = await openScreen('/dashboard')
  const bar = page.getByRole('navigation', { name: 'Quick navigation' })
  await bar.getByRole('link', { name: 'Roadmap' }).click()
  await expect.poll(screen.address).toBe('/dashboard/roadmap')
  await expect.element(bar.getByRole('link', { name: 'Roadmap' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Analytics' }).click()
  await expect.poll(screen.address).toBe('/dashboard/analytics')
  await expectAccessible()
})
