import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { demoPassword, expect, expectAccessible, password, signIn, signInByForm, signUp, test } from './product.ts'

interface Person {
  readonly key: string
  readonly name: string
  readonly email: string
  readonly role: 'student' | 'institution' | 'admin'
}

const demo = JSON.parse(readFileSync(new URL('../apps/server/demo/people.json', import.meta.url), 'utf8')) as {
  people: Person[]
}
const [admin, institution, student, halfway] = ['admin', 'institution-lagoonside', 'fresh', 'halfway'].map((key) => {
  const person = demo.people.find((each) => each.key === key)
  if (person === undefined) throw new Error(`there is no demo person '${key}'`)
  return person
}) as [Person, Person, Person, Person]

const refused = /Failed to load resource: the server responded with a status of 4\d\d/
const refusedOrAbsent = /Failed to load resource: (net::ERR_|the server responded with a status of 4\d\d)/
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

function countRequests(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1
  })
  return () => count
}

async function fillSignUp(page: Page, email: string, secret = password) {
  await page.getByLabel('Name').fill('Tharini Test')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByLabel('Confirm Password', { exact: true }).fill(secret)
}

test.describe('signing up', () => {
  test.use({ allowedConsoleErrors: [refusedOrAbsent] })

  test('a taken address is named and nothing typed is lost', async ({ page }) => {
    await page.goto('/signup')
    await fillSignUp(page, student.email)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('alert')).toContainText(['there is an account with this address already'])
    await expect(page.getByText('Email belongs to an account already.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Name')).toHaveValue('Tharini Test')
    await expect(page.getByLabel('Email')).toHaveValue(student.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
    await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveValue(password)
    await expect(page).toHaveURL('/signup')
    await expectAccessible(page)
  })

  test('a password that is too short is said beside its field', async ({ page }) => {
    await page.goto('/signup')
    await fillSignUp(page, 'short@example.com', 'short')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Password must have at least 8 characters.').first()).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  })

  test('without an answer it says that registration failed', async ({ page }) => {
    await page.route('**/api/auth/register', (route) => route.abort())
    await page.goto('/signup')
    await fillSignUp(page, 'offline@example.com')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Registration failed' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('offline@example.com')
  })

  test('empty fields and a malformed address never reach the server', async ({ page }) => {
    const sent = countRequests(page, '/api/auth/register')
    await page.goto('/signup')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByLabel('Name')).toBeFocused()
    await fillSignUp(page, 'not-an-address')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByLabel('Email')).toBeFocused()
    expect(sent()).toBe(0)
  })

  test('each password can be looked at by itself', async ({ page }) => {
    await page.goto('/signup')
    // A press before the page's scripts are there does nothing.
    await expect(async () => {
      await page.getByRole('button', { name: 'Show password' }).last().click()
      await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveAttribute('type', 'text', {
        timeout: 500,
      })
    }).toPass()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveAttribute('type', 'password')
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL('/')
  })

  test('a double click makes one account', async ({ page }) => {
    const sent = countRequests(page, '/api/auth/register')
    await page.goto('/signup')
    await fillSignUp(page, 'double.click@example.com')
    await page.getByRole('button', { name: 'Create Account' }).dblclick()
    await expect(page).toHaveURL('/dashboard')
    expect(sent()).toBe(1)
  })
})

test.describe('signing in', () => {
  test.use({ allowedConsoleErrors: [refusedOrAbsent] })

  test('a wrong password is said in one line and the address stays', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Email Address').fill(student.email)
    await page.getByLabel('Password', { exact: true }).fill('not the right one')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toHaveText('The email address or the password is wrong.')
    await expect(page.getByLabel('Email Address')).toHaveValue(student.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'The email address or the password is wrong.',
    )
    await expectAccessible(page)
  })

  test('without an answer it says that something went wrong', async ({ page }) => {
    await page.route('**/api/auth/login', (route) => route.abort())
    await page.goto('/login')
    await page.getByLabel('Email Address').fill(student.email)
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toHaveText('Something went wrong')
  })

  test('works by the keyboard alone', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Back' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Email Address')).toBeFocused()
    await page.keyboard.type(halfway.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(demoPassword)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: `Welcome back, ${halfway.name}!` })).toBeVisible()
  })

  for (const [person, landing] of [
    [admin, '/admin'],
    [institution, '/institution'],
    [halfway, '/dashboard'],
  ] as const) {
    test(`the ${person.role} lands on ${landing}, also when signed in already`, async ({ page }) => {
      await signInByForm(page, person.email)
      await expect(page).toHaveURL(landing)
      await page.goto('/login')
      await expect(page).toHaveURL(landing)
      await page.goto('/signup')
      await expect(page).toHaveURL(landing)
    })
  }

  test('leads back to where the guard stood, within the own area', async ({ page }) => {
    await page.goto('/dashboard/roadmap?step=2')
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Email Address').fill(halfway.email)
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/dashboard/roadmap?step=2')
    await page.evaluate(() => localStorage.clear())
    await page.goto('/dashboard/roadmap')
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Email Address').fill(admin.email)
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/admin')
  })
})

test.describe('the guard', () => {
  test.use({ allowedConsoleErrors: [refused] })

  test('sends visitors to the sign-in screen, and others away', async ({ page }) => {
    for (const path of [
      '/dashboard',
      '/dashboard/courses',
      '/dashboard/roadmap',
      '/roadmap',
      '/userdetails',
      '/admin',
      '/institution',
    ]) {
      await page.goto(path)
      await expect(page).toHaveURL('/login')
    }
    await signIn(page, halfway.email)
    await page.goto('/admin')
    await expect(page).toHaveURL('/unauthorized')
    await expect(
      page.getByText("You don't have permission to view this page. Please check your role or try logging in again."),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go Back Home' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/institution')
    await expect(page).toHaveURL('/unauthorized')
  })

  test('an unknown address is a page that is not found', async ({ page }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('a session the server no longer knows ends here with a note', async ({ page }) => {
    await signIn(page, halfway.email)
    await page.evaluate(() => localStorage.setItem('token', 'A'.repeat(43)))
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ])
    await expectAccessible(page)
  })

  test('signing out in one tab signs out the other, here and on the server', async ({ page, context, product }) => {
    await signUp(page)
    const other = await context.newPage()
    await other.goto('/dashboard/courses')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string })
    await page.goto('/userdetails')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await expect(other).toHaveURL('/login')
    expect(await other.evaluate(() => localStorage.length === 0 || localStorage.getItem('token') === null)).toBe(true)
    const answer = await context.request.get(`${product.address}/api/users/${user.id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status()).toBe(401)
  })

  test('a token taken out of the browser opens nothing elsewhere', async ({ page, product }) => {
    await signIn(page, halfway.email)
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string })
    expect(token).toMatch(/^[\w-]{43}$/)
    const address = `${product.address}/api/users/${user.id}`
    const elsewhere = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    expect(elsewhere.status).toBe(401)
    const here = await page.evaluate(
      async ([at, bearer]) => (await fetch(at, { headers: { authorization: bearer } })).status,
      [address, `Bearer ${token}`] as const,
    )
    expect(here).toBe(200)
  })
})

test.describe('the shell', () => {
  test('the sidebar follows its keys and is remembered for a week', async ({ page, context }) => {
    await page.setViewportSize(desktop)
    await signIn(page, halfway.email)
    const navigation = page.getByRole('navigation', { name: 'Main navigation' })
    const width = async () => Math.round((await navigation.boundingBox())?.width ?? 0)
    const kept = async () => (await context.cookies()).find((cookie) => cookie.name === 'sidebar_state')
    await expect(navigation.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
    await expect(navigation.getByRole('heading', { name: 'Career Tools' })).toBeVisible()
    await expect.poll(width).toBe(280)
    await page.keyboard.press('Control+b')
    await expect.poll(width).toBe(48)
    const cookie = await kept()
    expect(cookie?.value).toBe('false')
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 604_800)).toBeLessThan(60)
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toHaveAttribute('aria-expanded', 'false')
    await expect.poll(width).toBe(48)
    await navigation.getByRole('link', { name: 'Find Courses' }).hover()
    await expect(page.getByText('Find Courses', { exact: true })).toBeVisible()
    await page.keyboard.press('Meta+b')
    await expect.poll(width).toBe(280)
    expect((await kept())?.value).toBe('true')
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    await expect.poll(width).toBe(48)
  })

  test('on a phone the navigation is a sheet that closes behind its links', async ({ page }) => {
    await page.setViewportSize(phone)
    await signIn(page, halfway.email)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('link', { name: 'View My Roadmap' })).toBeVisible()
    await expect.poll(async () => (await sheet.boundingBox())?.x).toBe(0)
    expect((await sheet.boundingBox())?.width).toBe(288)
    await expectAccessible(page)
    await sheet.getByRole('link', { name: 'Find Courses' }).click()
    await expect(page).toHaveURL('/dashboard/courses')
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Control+b')
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  })

  test('the skip link leads past the navigation', async ({ page }) => {
    await signIn(page, halfway.email)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('outside the shell a bar names the learner and leads back and out', async ({ page }) => {
    await signIn(page, halfway.email)
    await page.goto('/roadmap')
    const bar = page.getByRole('banner')
    await expect(bar.getByText(halfway.name)).toBeVisible()
    await bar.getByRole('link', { name: 'Milepost' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test.describe('the other areas', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource: net::ERR_/] })

  test('the admin sees four true counters, and can try again when they fail', async ({ page }) => {
    await signIn(page, admin.email)
    await expect(page.getByRole('heading', { level: 1, name: `Welcome back, ${admin.name}!` })).toBeVisible()
    const counter = (label: string) => page.getByRole('definition').and(page.locator(`dt:text-is("${label}") + dd`))
    await expect(counter('Premium Users')).toHaveText('1')
    for (const label of ['Total Users', 'Total Courses', 'Institutions'])
      await expect(counter(label)).toHaveText(/^[1-9]/)
    await page.route('**/api/admin/counters', (route) => route.abort())
    await page.reload()
    const failure = page.getByRole('alert').filter({ hasText: 'The counters could not be loaded' })
    await expect(failure).toBeVisible({ timeout: 20_000 })
    await expectAccessible(page)
    await page.unroute('**/api/admin/counters')
    await failure.getByRole('button', { name: 'Try Again' }).click()
    await expect(counter('Institutions')).toHaveText(/^[1-9]/)
  })

  test('the institution sees how many courses it has', async ({ page }) => {
    await signIn(page, institution.email)
    await expect(page.getByRole('heading', { level: 2, name: 'Total Courses' })).toBeVisible()
    await expect(page.getByText(/^[1-9]\d*$/).first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('© 2026 Milepost')
    await page.getByRole('button', { name: `Account menu of ${institution.name}` }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
  })
})

test('axe finds nothing on the screens of accounts and areas, on a phone and on a desk', async ({ page }) => {
  const lookAt = async (path: string, heading: string | RegExp) => {
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    }
  }
  await lookAt('/login', 'Welcome back')
  await lookAt('/signup', 'Join Milepost')
  await lookAt('/unauthorized', 'Access Denied')
  for (const [person, path] of [
    [admin, '/admin'],
    [institution, '/institution'],
  ] as const) {
    await signIn(page, person.email)
    await lookAt(path, `Welcome back, ${person.name}!`)
    await page.evaluate(() => localStorage.clear())
  }
})
