import type { SignInMethods } from '@milepost/contract/accounts/schema'
import type { Course } from '@milepost/contract/courses/schema'
import type { Institution } from '@milepost/contract/institutions/schema'
import type { SkillKnowledge } from '@milepost/contract/knowledge/schema'
import type { Billing } from '@milepost/contract/payment/schema'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import type { User } from '@milepost/contract/users/schema'
import { routeApi } from '../api-routes.ts'
import { longName, longText, longTitle } from './content.ts'
import { answer, answers, failedCalls, failing, failure, goOffline, type hold, loading } from './network.ts'
import { all, button, fill, heading, press, screen, state, usual } from './screen.ts'

const withLongName = (user: User) => ({ ...user, name: longName, emailVerified: false })
const longUser = answers<User>('**/api/users/*', withLongName)
const longCourses = answers<Course[]>('**/api/courses?*', (courses) =>
  courses.map((course, index) =>
    index % 2 === 1 ? course : { ...course, title: longTitle, description: longText.repeat(3), price: 1_250_000 },
  ),
)
const longInstitutions = answers<Institution[]>('**/api/institutions*', (institutions) =>
  institutions.map((institution) => ({ ...institution, name: longName, address: longTitle })),
)
const subscription = (change: Partial<NonNullable<Billing['subscription']>>) =>
  answer('**/api/payment/billing/*', {
    plan: 'premium',
    subscription: {
      plan: 'premium',
      currency: 'USD',
      state: 'active',
      paidUntil: '2027-01-21T10:00:00.000Z',
      cancelled: false,
      ...change,
    },
  })

export const learnerScreens = [
  screen('overview', 'halfway', '/dashboard', [
    usual('steps completed'),
    loading('**/api/roadmap/*', 'Loading dashboard...'),
    failing('**/api/roadmap/*', 'We couldn’t load your dashboard'),
    state('offline', /^You’re offline\./, { after: goOffline }),
    failing(/\/api\/progress\//, 'We couldn’t load your progress', 'error of the progress'),
    state('welcome', 'Welcome to Milepost!', { viewer: 'fresh', window: true }),
    state('required step', 'Required Step', { viewer: 'fresh', after: press('Close'), window: true }),
    state('empty', heading('Setup Your Career Profile'), {
      viewer: 'fresh',
      after: all(press('Close'), press('Exit Anyway')),
    }),
    state('long content', longName, {
      before: all(
        longUser,
        answers<Roadmap>('**/api/roadmap/*', (roadmap) => ({
          ...roadmap,
          career: longTitle,
          outdated: true,
          roadmap: roadmap.roadmap.map((step, index) => (index % 3 === 0 ? { ...step, label: longTitle } : step)),
        })),
      ),
    }),
    state('sidebar collapsed', 'steps completed', { after: press('Toggle sidebar') }),
    state('navigation sheet', (page) => page.getByRole('dialog').getByText('Career Tools'), {
      before: (page) => page.setViewportSize({ width: 390, height: 844 }),
      after: press('Toggle sidebar'),
      window: true,
    }),
    state('account menu', button('Logout'), { after: press(/^Account menu/) }),
    state('dialog to update the profile', (page) => page.getByRole('dialog'), {
      after: press('Update Profile'),
      window: true,
    }),
  ]),
  screen('courses', 'halfway', '/dashboard/courses', [
    usual(/^Showing 1-6/),
    loading('**/api/courses?*', heading('Explore Available Courses')),
    failing('**/api/courses?*', 'We couldn’t load the courses.'),
    state('empty', 'No courses match your filters', { address: '/dashboard/courses?search=nothing-of-the-kind' }),
    state('long content', (page) => page.getByText(longTitle), { before: all(longCourses, longInstitutions) }),
    state('course', (page) => page.getByRole('dialog'), {
      after: (page) => page.getByRole('main').locator('li button').first().click(),
      window: true,
    }),
    state('long course', (page) => page.getByRole('dialog'), {
      before: all(longCourses, longInstitutions),
      after: (page) => page.getByRole('main').locator('li button').first().click(),
      window: true,
    }),
  ]),
  screen('settings', 'halfway', '/dashboard/settings', [
    usual(button('Change password')),
    loading(/\/api\/(auth\/sign-in-methods|payment\/billing\/.*)$/, heading('Settings')),
    failing(/\/api\/(auth\/sign-in-methods|payment\/billing\/.*)$/, 'We couldn’t load your sign-in details.'),
    state('long content', longName, { before: longUser }),
    state('new password', button('Save Password'), { after: press('Change password') }),
    state('two-step sign-in on', 'You have 7 recovery codes left.', {
      before: answers<SignInMethods>('**/api/auth/sign-in-methods', (methods) => ({
        ...methods,
        secondFactor: { on: true, recoveryCodes: 7, required: false },
      })),
    }),
    state('proof asked for', (page) => page.getByRole('dialog', { name: 'Confirm it’s you' }), {
      before: (page) =>
        routeApi(page, '**/api/auth/password', (call) =>
          call.fulfill(failure(403, 'reauthentication_required', 'Please confirm.')),
        ),
      after: all(
        press('Change password'),
        fill({ 'New Password': 'quite another unusual one' }),
        press('Save Password'),
      ),
      window: true,
      noise: failedCalls,
    }),
    state('not saved', 'Something went wrong while updating.', {
      before: (page) =>
        routeApi(page, '**/api/users/*', (call) => (call.method === 'PUT' ? call.abort() : call.fallback())),
      after: press('Save Changes'),
      noise: failedCalls,
    }),
    state('subscriber', button('Change plan'), { before: subscription({}) }),
    state('cancelled plan', button('Keep the plan'), { before: subscription({ cancelled: true }) }),
    state('overdue plan', 'Payment overdue', { before: subscription({ state: 'past_due' }) }),
  ]),
  screen('skill', 'halfway', '/dashboard/skills/react', [
    usual('our estimate'),
    loading('**/api/skills/*', (page) => page.getByRole('main').locator('[role=status]')),
    failing('**/api/skills/*', 'We couldn’t load this skill'),
    state('not there', heading('Page Not Found'), {
      address: '/dashboard/skills/nothing-of-the-kind',
      noise: failedCalls,
    }),
    state('long content', heading(longTitle), {
      before: answers<SkillKnowledge>('**/api/skills/*', (skill) => ({
        ...skill,
        name: longTitle,
        description: longText,
        outcomes: skill.outcomes.map(() => longText),
        tools: [...skill.tools, longName, longTitle],
      })),
    }),
  ]),
  screen('mentoring', 'premium', '/dashboard/mentoring', [
    usual(button('Request a session')),
    loading('**/api/mentoring/requests/*', 'Loading your requests...'),
    failing('**/api/mentoring/requests/*', 'We couldn’t load your requests.'),
    state('other plans', heading('Part of the Premium plan'), { viewer: 'halfway' }),
    state('issues', 'Tell us what you’d like to talk about.', { after: press('Request a session') }),
    state('not sent', 'We couldn’t send your request.', {
      before: (page) => routeApi(page, '**/api/mentoring/requests', (call) => call.abort()),
      after: async (page) => {
        await page.getByLabel(/^What would you like/).fill(longText)
        const time = await page.evaluate(() => new Date(Date.now() + 172_800_000).toISOString().slice(0, 16))
        await page.getByLabel('Time 1', { exact: true }).fill(time)
        await page.getByRole('button', { name: 'Request a session' }).click()
      },
      noise: failedCalls,
    }),
    state('long content', 'Waiting for an answer', { before: requests }),
    state('dialog to withdraw', (page) => page.getByRole('alertdialog'), {
      before: requests,
      after: press('Withdraw'),
      window: true,
    }),
  ]),
]

const proposedTimes = ['2026-12-01T04:30:00.000Z', '2026-12-02T04:30:00.000Z', '2026-12-03T09:15:00.000Z']

function requests(page: Parameters<typeof hold>[0]) {
  const asked = { topic: longText, proposedTimes, createdAt: '2026-11-01T10:00:00.000Z' }
  const link = 'https://meet.example/a-room-with-a-name-that-goes-on-and-on-without-any-place-to-break-it'
  return answer('**/api/mentoring/requests/*', [
    { ...asked, id: 4, status: 'requested', answer: null },
    { ...asked, id: 3, status: 'answered', answer: { time: proposedTimes[0], link, note: longText } },
    { ...asked, id: 2, status: 'declined', answer: { time: null, link: null, note: 'Not before the new year.' } },
    { ...asked, id: 1, topic: 'My portfolio', status: 'withdrawn', answer: null },
  ])(page)
}
