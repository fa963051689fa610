import { emailLinkProof, exchangeSignInCode, linkProvider } from '@milepost/contract/accounts/providers/routes'
import { getServices } from '@milepost/contract/services/routes'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { beginJourney } from '#lib/sign-in-journey.ts'
import { answerAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { services } from '#test/services.ts'
import { lost, pending, refused, server } from '#test/stand-in-server.ts'

const address = window.location.href
afterEach(() => window.history.replaceState(null, '', address))

/** The provider leads back to the window's own address, which the screen reads. */
function returnWith(code: string | null) {
  beginJourney({ provider: 'google' })
  window.history.replaceState(null, '', code === null ? window.location.pathname : `?token=${code}`)
  return openScreen('/oauth-redirect')
}

const linkRequired = {
  result: 'link-required',
  provider: 'github',
  email: 'tariq@people.example',
  password: true,
  token: 'sign-in-to-complete',
} as const
const password = page.getByLabelText('Password', { exact: true })
const connect = page.getByRole('button', { name: 'Connect and Sign In' })
const askForEmail = page.getByRole('button', { name: 'Email Me a Link Instead' })

test('while the code is handed in the provider is named, and the address keeps no code', async () => {
  server.on(exchangeSignInCode, pending)
  await returnWith('code-on-its-way')
  await expect.element(page.getByText('Signing in via Google...')).toBeVisible()
  await expect.poll(() => window.location.search).toBe('')
  await expect.poll(() => server.calls(exchangeSignInCode).map(({ body }) => body.token)).toEqual(['code-on-its-way'])
})

test('a lost connection loses nothing: the same code is tried again', async () => {
  const user = await answerAs('halfway')
  server.on(exchangeSignInCode, lost)
  const screen = await returnWith('code-tried-again')
  await expect.element(page.getByRole('heading', { name: 'No answer' })).toBeVisible()
  await expectAccessible()
  server.on(exchangeSignInCode, { result: 'signed-in', user, token: 'a-new-token' })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.poll(screen.address).toBe('/dashboard')
  await expect.poll(() => window.localStorage.getItem('token')).toBe('a-new-token')
})

test('a code that is refused leads to sign-in, which says why', async () => {
  await answerAs('visitor')
  server.on(exchangeSignInCode, refused('sign_in_expired', 'Expired.'))
  const screen = await returnWith('code-refused')
  await expect
    .element(page.getByText('This sign-in has expired or started in another browser. Please sign in again.'))
    .toBeVisible()
  await expect.poll(screen.address).toBe('/login')
  await expect.poll(() => window.localStorage.getItem('token')).toBeNull()
})

test('without a code it leads to sign-in, and says nothing', async () => {
  await answerAs('visitor')
  const screen = await returnWith(null)
  await expect.poll(screen.address).toBe('/login')
  await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect.element(page.getByText(/This sign-in has expired/)).not.toBeInTheDocument()
})

test('an account that is there is connected with its password, which ends with it', async () => {
  const user = await answerAs('halfway')
  server.on(exchangeSignInCode, linkRequired)
  server.on(linkProvider, refused('wrong_credentials', 'Wrong.'))
  const screen = await returnWith('code-of-an-account')
  await expect.element(page.getByRole('heading', { name: 'Is this your account?' })).toBeVisible()
  await expect.element(page.getByText(linkRequired.email)).toBeVisible()
  await expectAccessible()
  await password.fill('not the right one')
  await connect.click()
  await expect.element(page.getByText('That password isn’t right.')).toBeVisible()
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveValue('not the right one')
  await expectAccessible()
  server.on(linkProvider, { provider: 'github', user, token: 'a-new-token', accessEnded: true })
  await password.fill('the right one')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible()
  await expect.element(page.getByText(/You can set a new password in Settings\./)).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect.poll(screen.address).toBe('/dashboard')
})

test('both ways to connect come together, so that neither moves under a press', async () => {
  await answerAs('visitor')
  const asked = Promise.withResolvers<void>()
  server.on(getServices, () => asked.promise.then(() => services))
  server.on(exchangeSignInCode, linkRequired)
  await returnWith('code-before-the-mail')
  await expect.poll(() => server.calls(exchangeSignInCode)).toHaveLength(1)
  // Time for the reply to be shown, if it is shown too early.
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('Signing in via Google...')).toBeVisible()
  await expect.element(connect).not.toBeInTheDocument()
  asked.resolve()
  await expect.element(connect).toBeVisible()
  await expect.element(askForEmail).toBeVisible()
})

test('when the mail cannot be ordered it says so, and can be tried again', async () => {
  await answerAs('visitor')
  server.on(exchangeSignInCode, linkRequired)
  server.on(emailLinkProof, lost)
  await returnWith('code-with-a-mail')
  await askForEmail.click()
  await expect.element(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  server.on(emailLinkProof, { message: 'On its way.' })
  await askForEmail.click()
  await expect.element(page.getByText(`We’ve sent a link to ${linkRequired.email}.`, { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Read them at /dev/mail' })).toHaveAttribute('target', '_blank')
  await expect.element(page.getByText(/Something went wrong/)).not.toBeInTheDocument()
})
