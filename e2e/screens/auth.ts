import type { ExchangeReply } from '@milepost/contract/accounts/providers/schema'
import { routeApi } from '../api-routes.ts'
import { longName } from './content.ts'
import { answer, failedCalls, failing, failure, hold, loading } from './network.ts'
import { all, fill, heading, type Marker, press, type ScreenState, screen, state, usual } from './screen.ts'

const forged = 'A'.repeat(43)
const emailOff = answer('**/api/services', { mail: 'off', google: 'off', github: 'off', payment: 'off' })
const linkRequired: ExchangeReply = {
  result: 'link-required',
  token: forged,
  provider: 'google',
  email: `${longName.split(' ')[0]?.toLowerCase()}@example.lk`,
  password: true,
}
const signInWrongly = all(
  fill({ 'Email Address': 'somebody@example.com', Password: 'not the password' }),
  press('Sign In'),
)
const fillSignUp = fill({
  Name: longName,
  Email: 'nila@example.com',
  Password: 'a long and unusual one',
  'Confirm Password': 'a long and unusual one',
})

interface LinkPage {
  readonly url: string
  readonly button: string
  readonly busy: string
  readonly stale: Marker
}

/** A page that an emailed link opens: before a press, at work, without an answer, and with a link that is used up. */
function linkStates({ url, button, busy, stale }: LinkPage): ScreenState[] {
  const after = press(button)
  return [
    usual((page) => page.getByRole('button', { name: button })),
    { ...loading(url, busy), after },
    { ...failing(url, (page) => page.getByRole('alert')), after },
    state('link that is no good', stale, { after, noise: failedCalls }),
  ]
}

export const authScreens = [
  screen('sign in', 'visitor', '/login', [
    usual(heading('Welcome back')),
    state('refused', (page) => page.getByRole('alert'), { after: signInWrongly, noise: failedCalls }),
    state('busy', 'Signing you in...', {
      after: all((page) => hold(page, '**/api/auth/login'), signInWrongly),
    }),
    state('back from a provider', 'didn’t work', { address: '/login?problem=failed' }),
    state('without providers', heading('Welcome back'), { before: emailOff }),
  ]),
  screen('code of a second factor', 'visitor', '/login/code', [
    usual(heading('Enter your code')),
    state('recovery code', (page) => page.getByLabel('Recovery code'), { after: press('Use a recovery code') }),
    state('refused', (page) => page.getByRole('alert'), {
      after: all(fill({ '6-digit code': '123456' }), press('Continue')),
      noise: failedCalls,
    }),
  ]),
  screen('sign up', 'visitor', '/signup', [
    usual(heading(/./)),
    state('issues', 'Passwords do not match', {
      after: all(fillSignUp, fill({ 'Confirm Password': 'another' }), press('Create Account')),
    }),
    state('address taken', (page) => page.getByRole('alert'), {
      before: (page) =>
        routeApi(page, '**/api/auth/register', (call) =>
          call.fulfill(failure(409, 'email_taken', 'An account with this email address exists already.')),
        ),
      after: all(fillSignUp, press('Create Account')),
      noise: failedCalls,
    }),
    state('busy', 'Creating your account...', {
      after: all((page) => hold(page, '**/api/auth/register'), fillSignUp, press('Create Account')),
    }),
  ]),
  screen('forgot password', 'visitor', '/forgot-password', [
    usual(heading('Forgot Password')),
    state('sent', (page) => page.getByRole('status').filter({ hasText: /./ }), {
      after: all(fill({ 'Email Address': 'nobody-here@example.com' }), press('Send Reset Link')),
    }),
    state('error', 'Something went wrong.', {
      before: (page) => routeApi(page, '**/api/auth/forgot-password', (call) => call.abort()),
      after: all(fill({ 'Email Address': 'nobody-here@example.com' }), press('Send Reset Link')),
      noise: failedCalls,
    }),
  ]),
  screen('reset password', 'visitor', `/reset-password/${forged}`, [
    usual(heading('Reset Password')),
    state('link that is no good', 'Ask for a new link', {
      after: all(fill({ 'New Password': 'a long and unusual one' }), press('Set New Password')),
      noise: failedCalls,
    }),
  ]),
  screen(
    'sign in by a link',
    'visitor',
    `/sign-in-link/${forged}`,
    linkStates({
      url: '**/api/auth/sign-in-link/*',
      button: 'Sign In',
      busy: 'Signing you in...',
      stale: 'You can ask for another one on the sign-in page',
    }),
  ),
  screen('verify address', 'visitor', `/verify-email/${forged}`, [
    ...linkStates({
      url: '**/api/auth/verify-email/*',
      button: 'Confirm your email address',
      busy: 'Confirming your address...',
      stale: 'Sign in to get a new link',
    }),
    state('done', heading('Email address confirmed'), {
      before: answer('**/api/auth/verify-email/*', { message: 'Your email address is confirmed.' }),
      after: press('Confirm your email address'),
    }),
  ]),
  screen(
    'change address',
    'visitor',
    `/change-email/${forged}`,
    linkStates({
      url: '**/api/auth/verify-email/*',
      button: 'Use this address',
      busy: 'Changing your address...',
      stale: 'We couldn’t change your address',
    }),
  ),
  screen(
    'undo address',
    'visitor',
    `/undo-email/${forged}`,
    linkStates({
      url: '**/api/auth/undo-email/*',
      button: 'Undo the Change',
      busy: 'Restoring your email address...',
      stale: 'A link works once, for 7 days.',
    }),
  ),
  screen(
    'link account',
    'visitor',
    `/link-account/${forged}`,
    linkStates({
      url: '**/api/auth/link/*',
      button: 'Connect and Sign In',
      busy: 'Connecting your account...',
      stale: 'This link doesn’t work',
    }),
  ),
  screen('unsubscribe', 'visitor', `/unsubscribe/${forged}`, [
    ...linkStates({
      url: '**/api/mail/unsubscribe/*',
      button: 'Unsubscribe',
      busy: 'Unsubscribing...',
      stale: 'You’re still subscribed',
    }),
    state('done', heading('You’re unsubscribed'), {
      before: answer('**/api/mail/unsubscribe/*', { message: 'You get no more mails about your weekly suggestion.' }),
      after: press('Unsubscribe'),
    }),
  ]),
  screen('return from a provider', 'visitor', `/oauth-redirect?token=${forged}`, [
    loading('**/api/auth/exchange', 'Signing in...'),
    failing('**/api/auth/exchange', heading('No answer')),
    state('account that is there', heading('Is this your account?'), {
      before: answer('**/api/auth/exchange', linkRequired),
    }),
    state('wrong password', 'That password isn’t right.', {
      before: all(answer('**/api/auth/exchange', linkRequired), (page) =>
        routeApi(page, '**/api/auth/link', (call) => call.fulfill(failure(401, 'wrong_credentials', 'Wrong.'))),
      ),
      after: all(fill({ Password: 'not this one' }), press('Connect and Sign In')),
      noise: failedCalls,
    }),
  ]),
  screen('no access', 'visitor', '/unauthorized', heading('Access Denied')),
  screen('page not found', 'visitor', '/nowhere/at/all', [
    state('usual', heading('Page Not Found'), { noise: failedCalls }),
  ]),
]
