import { queueKinds } from '@milepost/contract/queue/limits'
import type { DecidedRequest, QueueDetails, QueueItem } from '@milepost/contract/queue/schema'
import type { Page } from '@playwright/test'
import { routeApi } from '../api-routes.ts'
import { list } from './admin.ts'
import { longName, longText, longTitle } from './content.ts'
import { answer, failedCalls, failing, failure, hold, loading } from './network.ts'
import { all, button, press, screen, state } from './screen.ts'

const createdAt = '2026-11-01T10:00:00.000Z'
const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

const waiting: QueueItem[] = queueKinds.map((kind, place) => ({
  kind,
  id: kind === 'failed_job' ? id : String(place + 1),
  title: longTitle,
  since: createdAt,
  from: kind === 'failed_job' ? null : longName,
  language: kind === 'course' ? 'en' : null,
  version: null,
}))
const applicant: QueueDetails = {
  kind: 'institution_request',
  request: {
    id: 1,
    user_id: id,
    name: longTitle,
    email: `${'long'.repeat(12)}@example.lk`,
    description: longText,
    address: '1 Road',
    status: 'pending',
    reason: null,
    createdAt,
    decidedAt: null,
    applicant: { name: longName, email: 'asha@example.lk' },
  },
  applicantSince: createdAt,
  applicantVerified: false,
  signals: [{ kind: 'similar_name', names: [longName] }],
}
const changed: QueueDetails = {
  kind: 'course',
  course: {
    id: 2,
    title: longTitle,
    description: longText,
    duration: '12',
    price: 125_000,
    institution_id: 1,
    status: 'pending',
    language: 'en',
    level: 'intermediate',
    startsOn: '2027-01-05',
    places: 20,
    skills: [{ id: 'git', name: 'Git' }],
    institution_name: longName,
    management: { reason: null, skillsConfirmed: true, version: 3, placesTaken: 0 },
  },
  approved: {
    title: 'Git',
    description: longName,
    duration: '8',
    price: null,
    startsOn: null,
    language: 'ta',
    level: null,
    skills: ['Docker'],
  },
  others: [{ id: 3, title: longTitle, status: 'rejected' }],
  signals: [
    { kind: 'same_text', courses: [{ id: 3, title: longTitle, institution: longName }] },
    { kind: 'unusual_price', typical: 5_000, skill: 'Git' },
    { kind: 'links', links: [`https://example.lk/${'long'.repeat(20)}`] },
  ],
}
const wanted: QueueDetails = {
  kind: 'course_request',
  request: {
    id: 3,
    courseName: longTitle,
    description: longText,
    category: 'UI/UX Design',
    difficulty: 'Beginner',
    duration: '12 weeks',
    mode: 'Online',
    link: null,
    price: 'No Cost',
    requestedBy: longName,
    status: 'requested',
    answer: '',
    course: null,
    decidedAt: null,
    createdAt,
    canUndo: false,
  },
  applicantSince: createdAt,
  applicantVerified: true,
  signals: [],
}
const decided: DecidedRequest[] = [
  {
    kind: 'institution_request',
    id: 1,
    title: longTitle,
    from: longName,
    outcome: 'rejected',
    reason: longText,
    decidedAt: createdAt,
    decidedBy: longName,
  },
  {
    kind: 'course_request',
    id: 1,
    title: 'Welding',
    from: 'Mala',
    outcome: 'planned',
    reason: null,
    decidedAt: createdAt,
    decidedBy: null,
  },
]

const queue = '**/api/admin/queue?*'
const queueItem = '**/api/admin/queue/*/*'
const decisions = '**/api/admin/queue/decisions'
const history = '**/api/admin/decided-requests*'
const open = all(answer(queue, waiting), answer(queueItem, applicant))

/** The server decides, but for failed jobs. */
const decide = (page: Page) =>
  routeApi(page, decisions, (call) => {
    const { items } = call.readBody<{ items: { kind: string; id: string }[] }>()
    const error = { code: 'not_found', message: 'It’s no longer there.' }
    const json = items.map((item) => ({
      kind: item.kind,
      id: item.id,
      canUndo: item.kind !== 'failed_job',
      error: item.kind === 'failed_job' ? error : null,
    }))
    return call.fulfill({ json })
  })

const rejectOpen = async (page: Page) => {
  await press(/^Reject$/)(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Please say more.')
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
}
const selectPage = (page: Page) => page.getByLabel('Select this page').click()
const approveAll = async (page: Page) => {
  await selectPage(page)
  await press('Approve all')(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
}

export const queueScreens = [
  screen('today', 'admin', '/admin', [
    state('usual', 'Email address not verified', { before: all(answer(queue, waiting), answer(queueItem, applicant)) }),
    state('long course that was changed', 'Changed since the last approval', {
      before: all(answer(queue, waiting.slice(1)), answer(queueItem, changed)),
    }),
    state('long course request', 'who signed up', {
      before: all(answer(queue, waiting.slice(2)), answer(queueItem, wanted)),
    }),
    state('no longer there', 'It isn’t there any more.', {
      before: all(answer(queue, waiting), (page) =>
        routeApi(page, queueItem, (call) => call.fulfill(failure(404, 'not_found', ''))),
      ),
      noise: failedCalls,
    }),
    loading(queue, 'Everything waiting for a decision or a reply'),
    failing(queue, 'We couldn’t load what’s waiting.'),
    state('empty', 'All caught up.', { before: answer(queue, []) }),
    state('dialog to reject', 'Write one, or press the number of a saved one.', {
      before: all(answer(queue, waiting), answer(queueItem, applicant)),
      after: press(/^Reject$/),
      window: true,
    }),
    state('dialog that asks first', 'takes effect at once', {
      before: all(answer(queue, waiting), answer(queueItem, applicant)),
      after: press(/^Approve$/),
      window: true,
    }),
    state('dialog about many', 'Type 24 to confirm', {
      before: all(
        answer(
          queue,
          Array.from({ length: 24 }, (_, place) => ({ ...(waiting[1] as QueueItem), id: String(place + 1) })),
        ),
        answer(queueItem, changed),
      ),
      after: all(selectPage, press('Reject all')),
      window: true,
    }),
    state('dialog with the keys', 'Select up to here', {
      before: all(answer(queue, waiting), answer(queueItem, applicant)),
      after: press('Keyboard shortcuts'),
      window: true,
    }),
    state('rejected line with its Undo', button(/^Undo the decision/), {
      before: all(open, decide),
      after: rejectOpen,
    }),
    state('all that match', button(/^Select all \d+ that match/), { before: open, after: selectPage }),
    state('being decided', '0 of 4 done.', {
      before: all(open, (page) => hold(page, decisions)),
      after: approveAll,
    }),
    state('connection lost', 'Nothing is decided twice.', {
      before: all(open, (page) => routeApi(page, decisions, (call) => call.fulfill(failure(503, 'unavailable', '')))),
      after: approveAll,
      noise: failedCalls,
    }),
    state('some not decided', '1 couldn’t be decided.', { before: all(open, decide), after: approveAll }),
  ]),
  list('decided requests', '/admin/course-requests?view=decided', history, decided, {
    title: 'Requests for institutions and courses',
    shows: 'Welding',
    failure: 'We couldn’t load the decided requests.',
    empty: 'No decided requests found.',
  }),
]
