import type { SignInMethods } from '@milepost/contract/accounts/schema'
import type { AuditLog } from '@milepost/contract/audit-logs/schema'
import type { ContactMessage } from '@milepost/contract/contact/schema'
import type { QueuedCourseRequest } from '@milepost/contract/course-requests/schema'
import type { ReviewedFeedback } from '@milepost/contract/feedback/schema'
import type { FailedJob } from '@milepost/contract/jobs/schema'
import type { LoginLog } from '@milepost/contract/login-logs/schema'
import type { QueuedMentoringRequest } from '@milepost/contract/mentoring/schema'
import { longName, longText, longTitle } from './content.ts'
import { answer, answers, failing, loading } from './network.ts'
import {
  act,
  all,
  button,
  fill,
  heading,
  press,
  type Screen,
  type ScreenState,
  screen,
  state,
  usual,
} from './screen.ts'

const createdAt = '2026-11-01T10:00:00.000Z'
const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

const factorWith = (secondFactor: SignInMethods['secondFactor']) =>
  answers<SignInMethods>('**/api/auth/sign-in-methods', (methods) => ({ ...methods, secondFactor }))
const factorOn = factorWith({ on: true, recoveryCodes: 7, required: false })
/** A new secret, and the recovery codes once it is confirmed. */
const factorSetUp = answer('**/api/auth/second-factor', {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/Milepost:admin%40milepost.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Milepost',
  recoveryCodes: Array.from({ length: 10 }, (_, index) => `${'ABCDEFGHIJ'[index]}WMV-EFGH-IJKL-MNOP-QRST-UVWX`),
})

const attempts: LoginLog[] = [
  {
    id: 2,
    name: longName,
    email: `${'long'.repeat(12)}@example.lk`,
    role: 'institution',
    status: 'success',
    method: 'google',
    created_at: createdAt,
    createdAt,
  },
  {
    id: 1,
    name: null,
    email: '***@example.lk',
    role: null,
    status: 'rate_limited',
    method: 'password',
    created_at: createdAt,
    createdAt,
  },
]
const requests: QueuedCourseRequest[] = [
  {
    id: 1,
    courseName: longTitle,
    description: longText,
    category: 'UI/UX Design',
    difficulty: 'Beginner',
    duration: '12 weeks',
    mode: 'Online',
    link: 'https://example.lk/a/course',
    price: 'No Cost',
    status: 'requested',
    answer: '',
    course: null,
    decidedAt: null,
    createdAt,
    requestedBy: longName,
    canUndo: false,
  },
]
const feedback: ReviewedFeedback[] = [
  {
    id: 2,
    name: 'Pen name',
    named: true,
    type: 'course',
    target: longTitle,
    rating: 2,
    message: longText,
    createdAt,
    writer: longName,
  },
  {
    id: 1,
    name: 'Asha',
    named: false,
    type: 'institution',
    target: 'Lagoonside',
    rating: 0,
    message: 'Fine.',
    createdAt,
    writer: 'Asha',
  },
]
const written: ContactMessage = {
  id: 1,
  name: longName,
  email: 'asha@example.lk',
  phone: '+94 77 000 0000',
  message: longText,
  plan: 'premium',
  status: 'new',
  answer: null,
  answeredAt: null,
  createdAt,
  fromSender: 3,
}
const messages: ContactMessage[] = [
  written,
  { ...written, id: 2, name: 'Answered', plan: null, status: 'answered', answer: longText, answeredAt: createdAt },
  { ...written, id: 3, name: 'Closed', plan: null, status: 'closed' },
  { ...written, id: 4, name: 'Spam', plan: null, status: 'spam' },
]
const sessions: QueuedMentoringRequest[] = [
  {
    id: 1,
    topic: longText,
    status: 'requested',
    answer: null,
    createdAt,
    requestedBy: longName,
    proposedTimes: ['2036-11-01T10:00:00.000Z', '2036-11-02T10:00:00.000Z'],
    plan: 'premium',
    decidedAt: null,
  },
]
const jobs: FailedJob[] = [
  {
    id,
    name: 'send-mail',
    tries: 21,
    sentAt: createdAt,
    failedAt: createdAt,
    error: 'connect ECONNREFUSED 127.0.0.1:25',
    about: { mailId: id, emailKind: 'contact_answer' },
  },
]
const entries: AuditLog[] = [
  {
    id: 1,
    actorId: id,
    actorName: longName,
    actorEmail: 'asha@example.lk',
    action: 'settings.changed',
    objectType: 'settings',
    objectId: 'contactAddress',
    object: null,
    address: '2001:db8:85a3::8a2e:370:7334',
    createdAt,
    details: { before: '', after: `${'long'.repeat(12)}@example.lk` },
  },
  {
    id: 2,
    actorId: null,
    actorName: 'system',
    actorEmail: null,
    action: 'course.updated',
    objectType: 'course',
    objectId: '7',
    object: { name: longTitle, search: longTitle },
    address: null,
    createdAt,
    details: {},
  },
  {
    id: 3,
    actorId: null,
    actorName: 'Deleted user 3f2504e04f89',
    actorEmail: null,
    action: 'institution.deleted',
    objectType: 'institution',
    objectId: '12',
    object: null,
    address: null,
    createdAt,
    details: { name: longName, courses: 3, members: 2 },
  },
]

/** A list in each of its states. */
export function list(
  name: string,
  page: string,
  url: string,
  rows: unknown,
  said: Said,
  more: readonly ScreenState[] = [],
): Screen {
  return screen(name, 'admin', page, [
    state('usual', said.shows, { before: answer(url, rows) }),
    loading(url, said.title),
    failing(url, said.failure),
    state('empty', said.empty, { before: answer(url, []) }),
    ...more,
  ])
}

interface Said {
  readonly title: string
  readonly shows: string
  readonly failure: string
  readonly empty: string
}

const dialog = (
  url: string,
  rows: unknown,
  opener: string | RegExp,
  shows: ScreenState['shows'],
  name = 'dialog',
): ScreenState => state(name, shows, { before: answer(url, rows), after: act(opener), window: true })

const courseRequests = '**/api/admin/course-requests*'
const allFeedback = '**/api/admin/feedback*'
const allMessages = '**/api/admin/messages*'
const mentoring = '**/api/admin/mentoring*'
const failed = '**/api/admin/jobs*'

export const adminScreens = [
  list('login history', '/admin', '**/api/login-logs*', attempts, {
    title: 'Login History',
    shows: 'Too many attempts',
    failure: 'We couldn’t load the login history',
    empty: 'No login logs available.',
  }),
  list(
    'course request queue',
    '/admin/course-requests',
    courseRequests,
    requests,
    {
      title: 'Course requests',
      shows: longTitle,
      failure: 'We couldn’t load the requests',
      empty: 'All caught up.',
    },
    [
      dialog(courseRequests, requests, /^Answer /, button('Answer the request')),
      state('selected', '1 selected', {
        before: answer(courseRequests, requests),
        after: (page) => page.getByLabel('Select this page').click(),
      }),
    ],
  ),
  list(
    'all feedback',
    '/admin/feedback',
    allFeedback,
    feedback,
    {
      title: 'Only remove feedback that breaks the rules.',
      shows: 'Not rated',
      failure: 'We couldn’t load the feedback',
      empty: 'There’s no such feedback.',
    },
    [dialog(allFeedback, feedback, /^Remove the feedback/, button('Remove it'))],
  ),
  list(
    'contact messages',
    '/admin/messages',
    allMessages,
    messages,
    {
      title: 'Messages from the contact form',
      shows: 'asha@example.lk',
      failure: 'We couldn’t load the messages',
      empty: 'All caught up.',
    },
    [
      dialog(allMessages, messages, /^Answer /, button('Send the answer')),
      dialog(allMessages, messages, /^Answered$/, 'Answered on', 'answered'),
      dialog(allMessages, messages, /^Don’t answer/, button('Mark as spam'), 'without an answer'),
      dialog(allMessages, messages, /^Spam$/, button('Move back to new'), 'spam'),
      state('deletion', 'Answered ones are deleted too.', {
        before: answer(allMessages, messages),
        after: all(
          act(/^Don’t answer/),
          (page) => page.getByLabel('Also the 2 other messages').click(),
          press('Delete'),
        ),
        window: true,
      }),
    ],
  ),
  list(
    'mentoring queue',
    '/admin/mentoring',
    mentoring,
    sessions,
    {
      title: 'Sessions that Premium learners have asked for',
      shows: longName,
      failure: 'We couldn’t load the requests',
      empty: 'All caught up.',
    },
    [dialog(mentoring, sessions, /^Answer /, button('Send the answer'))],
  ),
  list(
    'failed jobs',
    '/admin/jobs',
    failed,
    jobs,
    {
      title: 'Background jobs that failed after every retry',
      shows: 'connect ECONNREFUSED',
      failure: 'We couldn’t load the failed jobs',
      empty: 'No failed jobs.',
    },
    [dialog(failed, jobs, /^Discard /, button('Discard it'))],
  ),
  list('audit log', '/admin/audit-log', '**/api/admin/audit-log*', entries, {
    title: 'Important changes in the last 365 days',
    shows: 'Showing 1-3 of 3 entries',
    failure: 'We couldn’t load the audit log',
    empty: 'No entries match these filters.',
  }),
  screen('admin settings', 'admin', '/admin/settings', [
    state('usual', 'Review institutions’ courses before they’re shown'),
    loading('**/api/admin/settings', heading('Platform')),
    failing('**/api/admin/settings', 'We couldn’t load the platform’s settings.'),
    state('second factor on', 'You have 7 recovery codes left.', { before: factorOn }),
    state('second factor set up', 'Open in an app on this device', { before: factorSetUp, after: press('Set up') }),
    state('second factor turned off', 'Your account is easier', { before: factorOn, after: press('Turn off') }),
    state('second factor required', 'You have 10 recovery codes left.', {
      before: factorWith({ on: true, recoveryCodes: 10, required: true }),
    }),
    state('recovery codes', 'Save your recovery codes', {
      before: all(factorOn, factorSetUp),
      after: all(press('Make new recovery codes'), fill({ Code: '123456' }), press('Make new codes')),
    }),
  ]),
  screen('setup of a second factor', 'admin', '/admin/two-step-sign-in', [
    { ...usual(heading('Protect your account')), before: factorWith({ on: false, recoveryCodes: 0, required: true }) },
    loading('**/api/auth/sign-in-methods', heading('Two-step sign-in')),
    failing('**/api/auth/sign-in-methods', 'We couldn’t load your two-step sign-in.'),
    state('begun', 'Open in an app on this device', { before: factorSetUp, after: press('Set up') }),
  ]),
]
