import type { Analytics } from '@milepost/contract/analytics/schema'
import type { Application } from '@milepost/contract/applications/schema'
import type { CareerDiagram } from '@milepost/contract/career-diagrams/schema'
import type { CourseRequest } from '@milepost/contract/course-requests/schema'
import type { Credential } from '@milepost/contract/credentials/schema'
import type { Rhythm, RhythmWeek } from '@milepost/contract/rhythm/schema'
import type { SharedRoadmap } from '@milepost/contract/sharing/schema'
import { routeApi } from '../api-routes.ts'
import { longName, longText, longTitle } from './content.ts'
import { answer, answers, failedCalls, failing, failure, loading } from './network.ts'
import { all, button, heading, press, screen, state, usual } from './screen.ts'

const asked: CourseRequest = {
  id: 1,
  courseName: longTitle,
  description: longText,
  category: 'UI/UX Design',
  difficulty: 'Beginner',
  duration: '12 weeks',
  mode: 'Online',
  link: 'https://example.lk/a/course/that/is/described/somewhere/with/an/address/that/does/not/break',
  price: 'No Cost',
  status: 'planned',
  answer: longText,
  course: null,
  decidedAt: '2026-11-03T10:00:00.000Z',
  createdAt: '2026-11-01T10:00:00.000Z',
}

const applied: Application = {
  id: 1,
  courseId: 1,
  courseTitle: longTitle,
  institutionName: longName,
  message: longText,
  intake: null,
  status: 'applied',
  answer: null,
  offerUntil: null,
  sharesProgress: false,
  messages: { total: 0, last: null },
  createdAt: '2026-11-01T10:00:00.000Z',
  decidedAt: null,
}

const credential: Credential = {
  id: '00000000-0000-4000-8000-000000000001',
  courseTitle: longTitle,
  institutionName: longName,
  issuedAt: '2026-11-03T10:00:00.000Z',
  skills: [],
  isShared: true,
  revocation: null,
}

const shared: SharedRoadmap = {
  firstName: longName,
  career: 'Frontend Developer',
  titles: [{ title: longTitle, reachedAfterStep: 12 }],
  credentials: [{ id: credential.id, courseTitle: longTitle, institutionName: longName }],
  steps: Array.from({ length: 40 }, (_, index) => ({
    label: index % 5 === 0 ? longTitle : 'Build interfaces',
    section: index < 20 ? 'Foundations of the web' : 'Ready for the job',
    hours: 12,
    status: index < 11 ? 'done' : 'not_started',
    milestone: index % 8 === 7,
    work: index % 8 === 7 ? { title: longTitle, link: 'https://work.example/page' } : null,
  })),
}

const quietWeeks: readonly RhythmWeek['state'][] = [
  'learned',
  'learned',
  'rest',
  'learned',
  'rest',
  'missed',
  'missed',
  'open',
]
const quietRhythm: Rhythm = {
  timeZone: 'Asia/Colombo',
  weeks: quietWeeks.map((state, place) => {
    const start = new Date(Date.UTC(2026, 9, 5 + 7 * place)).toISOString().slice(0, 10)
    return { start, state, hours: state === 'learned' ? 4 : 0 }
  }),
  quietWeeks: 3,
}

export const learningScreens = [
  screen('analytics', 'halfway', '/dashboard/analytics', [
    usual('Hours by section'),
    loading('**/api/analytics/*', 'Loading your analytics...'),
    failing('**/api/analytics/*', 'We couldn’t load your analytics.'),
    state('empty', 'No activity yet', { viewer: 'fresh' }),
    state('long content', (page) => page.getByText(longName), {
      before: answers<Analytics>('**/api/analytics/*', (analytics) => ({
        ...analytics,
        mostViewedCategory: longTitle,
        mostEngagedInstitution: longName,
        sections: analytics.sections.map((section) => ({ ...section, section: longTitle })),
      })),
    }),
    state('quiet weeks', 'New week, same road.', { before: answer('**/api/rhythm/*', quietRhythm) }),
    state('dialog to delete', (page) => page.getByRole('alertdialog'), { after: press('Delete all'), window: true }),
  ]),
  screen('career diagram', 'halfway', '/dashboard/career-path?view=diagram', [
    usual((page) => page.locator('.react-flow__node').first()),
    loading('**/api/career/*', 'Building your career map...'),
    failing('**/api/career/*', 'Failed to load roadmap.'),
    state('list', (page) => page.getByRole('main').getByRole('listitem').first(), {
      address: '/dashboard/career-path?view=list',
    }),
    state('long list', (page) => page.getByText(longTitle).first(), {
      address: '/dashboard/career-path?view=list',
      before: answers<CareerDiagram>('**/api/career/*', (diagram) => ({
        ...diagram,
        content: {
          ...diagram.content,
          nodes: diagram.content.nodes.map((node) => ({
            ...node,
            data: { ...node.data, label: longTitle, description: longText },
          })),
        },
      })),
    }),
    state('another format', 'Invalid roadmap format.', {
      before: answers<object>('**/api/career/*', (diagram) => ({ ...diagram, type: 'another' })),
    }),
  ]),
  screen('applications', 'halfway', '/dashboard/applications', [
    usual('Reply from the institution'),
    loading('**/api/applications/*', heading('My applications')),
    failing('**/api/applications/*', 'We couldn’t load your applications.'),
    state('empty', 'You haven’t applied to a course yet', { viewer: 'premium' }),
    state('long content', 'Waiting for an answer', {
      before: answer('**/api/applications/**', [
        applied,
        { ...applied, id: 2, status: 'declined', answer: longText, decidedAt: applied.createdAt },
        { ...applied, id: 3, status: 'closed', decidedAt: applied.createdAt },
      ]),
    }),
    state('credentials', 'Add to LinkedIn', {
      before: answer('**/api/users/*/credentials', [
        { ...credential, id: '00000000-0000-4000-8000-000000000002', isShared: false },
        credential,
        {
          ...credential,
          id: '00000000-0000-4000-8000-000000000003',
          revocation: { reason: 'issued_in_error', revokedAt: credential.issuedAt },
        },
      ]),
    }),
    state('dialog to share a credential', 'A copy that someone holds can still be checked', {
      before: answer('**/api/users/*/credentials', [{ ...credential, isShared: false }]),
      after: press(/^Share the credential/),
      window: true,
    }),
  ]),
  screen('apply', 'premium', '/dashboard/courses', [
    state('form', (page) => page.getByLabel('Message'), {
      after: async (page) => {
        await page.getByRole('main').locator('li button').first().click()
        await page.getByRole('button', { name: 'Apply Now' }).click()
      },
      window: true,
    }),
  ]),
  screen('notifications', 'halfway', '/dashboard/mentoring', [
    state('panel', (page) => page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first(), {
      after: press(/^Notifications/),
      window: true,
    }),
    state('empty', 'You’re all caught up', { viewer: 'premium', after: press(/^Notifications/), window: true }),
    state('error', (page) => page.getByRole('dialog', { name: 'Notifications' }).getByRole('alert'), {
      before: (page) =>
        routeApi(page, /\/api\/notifications\/[^/]+\?/, (call) => call.fulfill(failure(503, 'unavailable', ''))),
      after: press(/^Notifications/),
      window: true,
      noise: failedCalls,
    }),
  ]),
  screen('feedback', 'halfway', '/feedback', [
    usual('Your feedback'),
    loading(/\/api\/feedback\/[0-9a-f-]{36}/, 'Loading your feedback...'),
    failing(/\/api\/feedback\/[0-9a-f-]{36}/, 'We couldn’t load your feedback.'),
    state('issues', 'Choose an institution from the list.', { after: press('Send Feedback') }),
  ]),
  screen('course request', 'halfway', '/submit-course', [
    usual('Nothing yet. Your requests and our replies will show up here.'),
    loading('**/api/course-requests/*', 'Loading your requests...'),
    failing('**/api/course-requests/*', 'We couldn’t load your requests.'),
    state('issues', 'Enter the course’s name.', { after: press('Send Request') }),
    state('long content', 'Planned', {
      before: answer('**/api/course-requests/*', [asked, { ...asked, id: 2, status: 'requested', answer: '' }]),
    }),
  ]),
  screen('sharing', 'halfway', '/dashboard/roadmap', [
    state('dialog', (page) => page.getByRole('dialog', { name: 'Share your roadmap' }).getByText('Your links'), {
      after: press('Share'),
      window: true,
      hasForms: true,
    }),
  ]),
  screen('shared roadmap', 'visitor', `/shared/${'A'.repeat(43)}`, [
    state('long content', heading(/roadmap: Frontend Developer$/), { before: answer('**/api/shared/*', shared) }),
    state('ended', 'This link no longer works', { noise: failedCalls }),
    failing('**/api/shared/*', 'We couldn’t load the roadmap'),
  ]),
  screen('printable roadmap', 'halfway', '/dashboard/roadmap/print', [usual(button('Print or save as PDF'))]),
  screen('own data', 'halfway', '/dashboard/settings', [
    state(
      'dialog to delete the account',
      (page) => page.getByRole('alertdialog').or(page.getByRole('dialog')).first(),
      {
        after: all(press('Delete Account')),
        window: true,
      },
    ),
  ]),
]
