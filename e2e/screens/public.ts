import type { Verification } from '@milepost/contract/credentials/schema'
import type { HelpTopic } from '@milepost/contract/help/schema'
import type { Billing } from '@milepost/contract/payment/schema'
import { expect, type Page } from '@playwright/test'
import { routeApi } from '../api-routes.ts'
import { longName, longText, longTitle } from './content.ts'
import { answer, answers, failedCalls, failing, hold, loading } from './network.ts'
import { all, button, fill, heading, press, screen, state, usual } from './screen.ts'

const firstHeading = heading(/./)
const services = { mail: 'off', google: 'off', github: 'off', payment: 'off' }
const paidUntil = '2027-01-21T10:00:00.000Z'
const billing = (change: Partial<NonNullable<Billing['subscription']>> = {}) =>
  answer('**/api/payment/billing/*', {
    plan: 'pro',
    subscription: { plan: 'pro', currency: 'USD', state: 'active', paidUntil, cancelled: false, ...change },
  })
const write = all(
  fill({ Name: 'Nila', Email: 'nila@example.com', Message: longText }),
  (page) => page.getByRole('checkbox').check(),
  press('Send Message'),
)
const refused = (page: Page) =>
  routeApi(page, '**/api/contact', (call) =>
    call.fulfill({
      status: 400,
      json: {
        code: 'invalid',
        message: 'Enter an email address such as name@example.com.',
        error: 'Enter an email address such as name@example.com.',
        issues: [{ field: 'email', rule: 'email', message: 'Enter an email address such as name@example.com.' }],
      },
    }),
  )
const verification = '**/api/credentials/verification'
const verified = (found: Verification) => answer(verification, found)
const achieved = {
  id: '00000000-0000-4000-8000-000000000001',
  courseTitle: longTitle,
  institutionName: longName,
  issuedAt: '2026-11-03T10:00:00.000Z',
}
const check = all(fill({ 'Signed text or address': 'eyJhbGciOiJSUzI1NiJ9.'.repeat(60) }), press('Check it'))
const longTopics = answers<HelpTopic[]>('**/api/help', (topics) =>
  topics.map((topic, index) =>
    index > 0
      ? topic
      : {
          ...topic,
          title: longTitle,
          summary: longText,
          sections: topic.sections.map((section, place) => ({
            ...section,
            heading: `${place + 1}. ${longTitle}`,
            paragraphs: [longText],
          })),
        },
  ),
)

/** The page paints before its scripts run, so an early press may do nothing. */
async function beginTrying(page: Page): Promise<void> {
  await expect(async () => {
    await press('Design')(page)
    await page.getByRole('button', { name: 'Figma' }).waitFor({ timeout: 2_000 })
  }).toPass()
}

export const publicScreens = [
  screen('landing page', 'visitor', '/', [
    usual(firstHeading),
    state('signed in', firstHeading, { viewer: 'halfway' }),
    state('tried', 'Save my roadmap', { after: all(beginTrying, press('Figma'), press('5 hours')) }),
  ]),
  screen('privacy policy', 'visitor', '/privacy', firstHeading),
  screen('terms', 'visitor', '/terms', firstHeading),
  screen('test', 'visitor', '/test', firstHeading),
  screen('sources', 'visitor', '/sources', firstHeading),
  screen('careers to read', 'visitor', '/careers', [
    usual(firstHeading),
    state('signed in', 'Your recommendation ranks', { viewer: 'halfway' }),
  ]),
  screen('career to read', 'visitor', '/careers/qa-engineer', [
    usual(firstHeading),
    state('step unfolded', 'Free to study from', {
      after: (page) => page.getByText('What to learn and build').first().click(),
    }),
    state('signed in', 'See how it fits you', { viewer: 'halfway' }),
    state('institution', 'Go to your overview', { viewer: 'institution' }),
    state('not there', heading('Page Not Found'), { address: '/careers/astronaut', noise: failedCalls }),
  ]),
  screen('guides', 'visitor', '/guides', firstHeading),
  screen('guide', 'visitor', '/guides/equipment', [
    usual(firstHeading),
    state('rated', /^Thank you/, { after: press('Yes') }),
  ]),
  screen('contact', 'visitor', '/contact', [
    usual(firstHeading),
    state('issues', (page) => page.locator('[aria-invalid=true]'), {
      after: all(write, (page) => page.locator('[aria-invalid=true]').waitFor()),
      before: refused,
      noise: failedCalls,
    }),
    state('busy', 'Sending...', { after: all((page) => hold(page, '**/api/contact'), write) }),
    state('error', 'There was an error', {
      before: (page) => routeApi(page, '**/api/contact', (call) => call.abort()),
      after: write,
      noise: failedCalls,
    }),
    state('sent', 'Message sent successfully!', {
      before: answer('**/api/contact', { message: 'Message sent successfully!' }),
      after: write,
    }),
  ]),
  screen('check of a credential', 'visitor', '/verify', [
    usual(firstHeading),
    state('valid', 'This credential is valid', {
      before: verified({ outcome: 'valid', credential: achieved, isSigned: true }),
      after: check,
    }),
    state('revoked', 'This credential was revoked', {
      before: verified({ outcome: 'revoked', credential: achieved, isSigned: false }),
      after: check,
    }),
    state('not valid', 'This is not a valid credential', {
      before: verified({ outcome: 'invalid', fault: 'wrong_signature' }),
      after: check,
    }),
    state('error', 'We couldn’t check the credential', {
      before: (page) => routeApi(page, verification, (call) => call.abort()),
      after: check,
      noise: failedCalls,
    }),
  ]),
  screen('help', 'visitor', '/help', [
    usual(heading('Help')),
    loading('**/api/help', heading('Help')),
    failing('**/api/help', 'We couldn’t load this help page'),
    state('long content', longTitle, { before: longTopics }),
  ]),
  screen('page of help', 'visitor', '/help/roadmap', [
    usual('More help'),
    loading('**/api/help', 'All help topics'),
    failing('**/api/help', 'We couldn’t load this help page'),
    state('long content', heading(longTitle), { before: longTopics, address: '/help/getting-started' }),
    state('not there', heading('Page Not Found'), { address: '/help/nothing-of-the-kind' }),
  ]),
  screen('plans', 'visitor', '/plans', [
    usual(heading('Choose Your Plan')),
    state('subscriber', 'Manage your plan', { viewer: 'premium' }),
    state('cancelled payment', 'Nothing was charged', { address: '/plans?payment=cancelled' }),
  ]),
  screen('payment methods', 'halfway', '/payment-methods', [
    usual(heading('Subscribe to a Plan')),
    state('visitor', 'Please log in to continue.', { viewer: 'visitor', after: press(/^Subscribe/) }),
    state('subscriber', 'You can change it in Settings.', { viewer: 'premium' }),
    state('payment off', 'Payment isn’t set up here yet', { before: answer('**/api/services', services) }),
    state('busy', 'Redirecting to Stripe...', {
      after: all((page) => hold(page, '**/api/payment/create-checkout-session'), press(/^Subscribe/)),
    }),
    state('error', 'Error starting checkout session', {
      before: (page) => routeApi(page, '**/api/payment/create-checkout-session', (call) => call.abort()),
      after: press(/^Subscribe/),
      noise: failedCalls,
    }),
  ]),
  screen('payment', 'fresh', '/payment-success', [
    usual(heading('No payment found')),
    state('signed out', heading('Please sign in'), { viewer: 'visitor' }),
    loading('**/api/payment/billing/*', 'Looking up your plan...'),
    failing('**/api/payment/billing/*', button('Check again')),
    state('waiting', heading('One moment'), { address: '/payment-success?session=one' }),
    state('paid', heading('Payment Successful!'), { before: billing() }),
    state('overdue', heading('Your last payment didn’t go through'), { before: billing({ state: 'past_due' }) }),
  ]),
]
