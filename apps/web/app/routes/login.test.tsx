import type { SignInProblem, SignInProvider } from '@milepost/contract/accounts/providers/limits'
import { login, requestSignInLink } from '@milepost/contract/accounts/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { beginJourney } from '#lib/sign-in-journey.ts'
import { actAs, answerAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, refused, server } from '#test/stand-in-server.ts'

const address = page.getByLabelText('Email Address')
const password = page.getByLabelText('Password', { exact: true })
const heading = page.getByRole('heading', { level: 1, name: 'Welcome back' })

async function signIn() {
  await address.fill('nila@example.com')
  await password.fill('a long and unusual one')
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('a wrong password is said in one line, and the address stays', async () => {
  const wrong = 'That email address and password don’t match. Try again.'
  await actAs('visitor')
  server.on(login, refused('wrong_credentials', wrong))
  await openScreen('/login')
  await signIn()
  await expect.element(page.getByRole('alert')).toHaveTextContent(wrong)
  await expect.element(address).toHaveValue('nila@example.com')
  await expect.element(password).toHaveAccessibleDescription(wrong)
  await expectAccessible()
})

test('a learner who may try no more passwords here asks for a link, and the second try works too', async () => {
  const mailed = 'If there is an account with this address, a link is on its way to it.'
  const tooMany = 'Too many attempts. Please wait 15 minutes and try again.'
  await actAs('visitor')
  server.on(login, refused('rate_limited', tooMany))
  server.on(requestSignInLink, lost)
  await openScreen('/login')
  await signIn()
  await expect.element(page.getByText(tooMany)).toBeVisible()
  await expectAccessible()
  const offer = page.getByRole('button', { name: 'Email me a link' })
  await offer.click()
  await expect.element(page.getByText('Something went wrong')).toBeVisible()
  server.on(requestSignInLink, { message: mailed })
  await offer.click()
  await expect.element(page.getByText(mailed)).toBeVisible()
  await expect.element(offer).not.toBeInTheDocument()
  await expect
    .poll(() => server.calls(requestSignInLink).map(({ body }) => body))
    .toEqual([{ email: 'nila@example.com' }, { email: 'nila@example.com' }])
})

test('without an answer it says that something went wrong', async () => {
  await actAs('visitor')
  server.on(login, lost)
  await openScreen('/login')
  await signIn()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong')
})

const areas = [
  ['admin', '/admin'],
  ['institution', '/institution'],
  ['halfway', '/dashboard'],
] as const

test.for(areas)('signing in as %s leads to %s', async ([person, landing]) => {
  const user = await answerAs(person)
  server.on(login, { user, token: 'a-new-token' })
  const screen = await openScreen('/login')
  await signIn()
  await expect.poll(screen.address).toBe(landing)
  await expect.poll(() => window.localStorage.getItem('token')).toBe('a-new-token')
})

const entrances = areas.flatMap(([person, landing]) => [
  [person, '/login', landing] as const,
  [person, '/signup', landing] as const,
])

test.for(entrances)('signed in already as %s, %s leads on to %s', async ([person, entrance, landing]) => {
  await actAs(person)
  const screen = await openScreen(entrance)
  await expect.poll(screen.address).toBe(landing)
})

test.for<[SignInProblem, SignInProvider, string]>([
  ['refused', 'google', 'You cancelled signing in with Google.'],
  ['refused', 'github', 'You cancelled signing in with GitHub.'],
  ['failed', 'google', 'Signing in with Google didn’t work.'],
  ['failed', 'github', 'Signing in with GitHub didn’t work.'],
  ['unverified', 'google', 'Google hasn’t confirmed your email address.'],
  ['unverified', 'github', 'GitHub hasn’t confirmed your email address.'],
  ['no_address', 'google', 'Google didn’t share your email address'],
  ['no_address', 'github', 'GitHub didn’t share your email address'],
  ['other_identity', 'google', 'is linked to a different Google account.'],
  ['off', 'github', 'Signing in with GitHub isn’t set up here.'],
  ['expired', 'google', 'This sign-in has expired or started in another browser.'],
])('back from a provider with "%s" (%s) it says why, and a reload forgets it', async ([problem, provider, text]) => {
  await actAs('visitor')
  beginJourney({ provider })
  const screen = await openScreen(`/login?problem=${problem}`)
  const reason = page.getByText(text, { exact: false })
  await expect.element(reason).toBeVisible()
  await expectAccessible()
  await expect.poll(screen.address).toBe('/login')
  await screen.reload()
  await expect.element(heading).toBeVisible()
  await expect.element(reason).not.toBeInTheDocument()
})
