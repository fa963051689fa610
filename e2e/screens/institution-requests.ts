import type { InstitutionRequest, PendingInstitutionRequest } from '@milepost/contract/institutions/schema'
import type { Page } from '@playwright/test'
import { routeApi } from '../api-routes.ts'
import { longName } from './content.ts'
import { answer, answers, failedCalls, failing, failure, loading } from './network.ts'
import { act, all, button, fill, heading, press, screen, state, usual } from './screen.ts'

const request: InstitutionRequest = {
  id: 1,
  user_id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  name: 'Hill Country Academy',
  email: 'office@hill.example',
  description: 'Evening courses in networks and cloud services.',
  address: '12 Lake Road, Kandy',
  status: 'pending',
  reason: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  decidedAt: null,
}
const decidedAt = '2026-03-04T09:00:00.000Z'
const reason = 'Please say who answers for the courses.'
const rejected: InstitutionRequest = { ...request, status: 'rejected', reason, decidedAt }
const applicant = { name: 'Asha Learner', email: 'asha@example.com' }
const long: PendingInstitutionRequest = {
  ...request,
  id: 2,
  name: longName,
  description: longName.repeat(8),
  applicant,
}

const own = '**/api/institutions/requests/*'
const ownAre = (requests: readonly InstitutionRequest[]) =>
  all((page: Page) =>
    routeApi(page, own, (call) => call.fulfill({ json: requests, headers: { 'x-total-count': `${requests.length}` } })),
  )
const filled = fill({ 'Institution Name': 'Hill Country Academy', Description: 'Courses', Address: 'Kandy' })
const send = press('Submit Request')
const pendingAre = (requests: readonly PendingInstitutionRequest[]) => (page: Page) =>
  routeApi(page, /\/api\/admin\?/, (call) =>
    call.fulfill({ json: requests, headers: { 'x-total-count': `${requests.length}` } }),
  )
const onRequests = pendingAre([{ ...request, applicant }, long])

export const institutionRequestScreens = [
  screen('institution request', 'fresh', '/institution/requests', [
    state('visitor', 'You need an account to apply.', { viewer: 'visitor' }),
    usual('Nothing yet. Your request and our decision will show up here.'),
    loading(own, heading('Your requests')),
    failing(own, 'We couldn’t load your requests.'),
    state('issues', 'Enter the institution’s name.', { before: ownAre([]), after: send }),
    state('failure', 'Something went wrong. Please try again later.', {
      noise: failedCalls,
      before: (page) =>
        routeApi(page, '**/api/institutions/requests', (call) => call.fulfill(failure(500, 'internal', ''))),
      after: all(filled, send),
    }),
    state('waiting', 'We’ve got your request', { before: ownAre([request]) }),
    state('rejected', 'Your last request wasn’t approved.', { before: ownAre([rejected]) }),
    state('long content', longName, { before: ownAre([{ ...rejected, name: longName, reason: longName.repeat(9) }]) }),
    state('admin', 'Admins review these requests', { viewer: 'admin' }),
    state('institution', 'This account is already part of an institution', { viewer: 'institution' }),
  ]),
  screen('admin institutions', 'admin', '/admin/institutions', [
    usual('Banyan Stack Bootcamp'),
    state('requests', 'From Asha Learner', { before: onRequests }),
    state('rejection', 'You can undo it for a minute.', {
      window: true,
      before: onRequests,
      after: act('Reject “Hill Country Academy”', /for Hill Country/),
    }),
    state('approval', 'takes effect at once', {
      window: true,
      before: onRequests,
      after: act('Approve “Hill Country Academy”', /for Hill Country/),
    }),
    state('requests selected', '2 selected', {
      before: onRequests,
      after: (page) => page.getByLabel('Select this page').first().click(),
    }),
    state('rejected with its Undo', button(/^Undo/), {
      before: all(
        onRequests,
        answer('**/api/admin/queue/decisions', [{ kind: 'institution_request', id: '1', error: null, canUndo: true }]),
      ),
      after: async (page) => {
        await act('Reject “Hill Country Academy”', /for Hill Country/)(page)
        await page.getByRole('dialog').getByLabel('Reason').fill(reason)
        await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
      },
    }),
    state('courses', heading('Courses of “Banyan Stack Bootcamp”'), {
      after: act(/View Courses “Banyan/, /for Banyan/),
    }),
    state('deletion', 'Its courses are deleted too.', { window: true, after: act(/Delete “Banyan/, /for Banyan/) }),
    state('people', heading('People of “Banyan Stack Bootcamp”'), {
      before: answer('**/api/institutions/*/members*', [
        { id: request.user_id, name: longName, email: 'owner@banyan.example', institution_role: 'owner' },
        {
          id: '3f2504e0-4f89-41d3-9a0c-0305e82c3302',
          name: 'Mala',
          email: 'mala@banyan.example',
          institution_role: 'member',
        },
      ]),
      after: act(/People “Banyan/, /for Banyan/),
    }),
    loading('**/api/admin/institutions?*', heading('All institutions')),
    failing('**/api/admin/institutions?*', 'We couldn’t load the institutions'),
    failing(/\/api\/admin\?/, 'We couldn’t load the requests', 'error of the requests'),
    state('nothing found', 'Nothing found', { address: '/admin/institutions?search=zzzz' }),
    state('hidden institutions', 'Hidden: no contact email', {
      before: answers<object[]>('**/api/admin/institutions?*', (rows) =>
        rows.map((row) => ({ ...row, email: '', owner: null })),
      ),
    }),
  ]),
  screen('institution settings', 'institution', '/institution/settings', [
    usual((page) => page.getByLabel('Institution Name')),
    loading('**/api/institutions/*', heading('Institution Settings')),
    failing('**/api/institutions/*', 'We couldn’t load your institution’s profile.'),
    state('deletion', 'Are you sure you want to delete your institution account?', {
      window: true,
      after: press('Delete Account'),
    }),
    state('no institution', 'No institution is connected to this account', {
      before: answers<object>('**/api/users/*', (user) => ({ ...user, institution_id: null, institution_role: null })),
    }),
    state('hidden', 'Learners can’t see your institution', {
      before: answers<object>('**/api/institutions/*', (institution) => ({ ...institution, email: '' })),
    }),
    state('long content', heading('Institution Settings'), {
      before: answer('**/api/institutions/*', {
        id: 1,
        name: longName,
        email: 'a@b.example',
        description: longName.repeat(9),
        address: longName,
      }),
    }),
  ]),
]
