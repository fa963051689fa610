import type { ReceivedApplication } from '@milepost/contract/applications/schema'
import type { Invitation, Member, OpenedInvitation } from '@milepost/contract/institutions/schema'
import type { ListedUser } from '@milepost/contract/users/schema'
import type { Page } from '@playwright/test'
import { longName, longTitle } from './content.ts'
import { answer, answers, failing, loading } from './network.ts'
import { act, all, fill, press, screen, state, usual } from './screen.ts'

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`

const waiting: ReceivedApplication = {
  id: 1,
  courseId: 1,
  courseTitle: 'Python for the coast',
  intake: null,
  status: 'applied',
  answer: null,
  offerUntil: null,
  sharesProgress: false,
  messages: { total: 0, last: null },
  progress: null,
  credential: null,
  undoable: false,
  createdAt: at(3),
  decidedAt: null,
  message: 'Is there an evening group?',
  applicant: { name: 'Meera Applicant', email: 'meera@example.com' },
}
const received: readonly ReceivedApplication[] = [
  waiting,
  { ...waiting, id: 2, status: 'enrolled', answer: 'Yes, on Tuesdays.', decidedAt: at(5) },
  { ...waiting, id: 3, status: 'withdrawn', message: null, applicant: null, decidedAt: at(6) },
  { ...waiting, id: 4, status: 'declined', applicant: { name: longName, email: `${'a'.repeat(60)}@example.com` } },
]
const completed: ReceivedApplication = { ...waiting, id: 5, status: 'completed', credential: 'valid', decidedAt: at(7) }
const receivedUrl = /\/api\/institutions\/\d+\/applications(\?|$)/

const conversation = {
  messages: [
    { id: 1, from: 'institution', text: 'Do you have a laptop?', createdAt: at(4), reported: false },
    { id: 2, from: 'learner', text: 'Yes, an old one.', createdAt: at(5), reported: false },
  ],
  blockedBy: null,
}
const select = (page: Page) => page.getByLabel('Select this page').check()

const people: readonly Member[] = [
  {
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Omar Owner',
    email: 'omar@example.com',
    institution_role: 'owner',
  },
  { id: '00000000-0000-4000-8000-000000000002', name: longName, email: 'mala@example.com', institution_role: 'member' },
]
const invitations: readonly Invitation[] = [
  { id: 1, email: 'new.colleague@example.com', createdAt: at(3), expiresAt: at(17) },
]
const membersUrl = '**/api/institutions/*/members*'
const somePeople = all(answer(membersUrl, people), answer('**/api/institutions/*/invitations*', invitations))

const feedback = {
  averageRating: 4.25,
  rated: 8,
  total: 2,
  feedback: [
    {
      id: 2,
      name: null,
      type: 'course',
      target: 'Python for the coast',
      courseId: 1,
      rating: 4,
      message: 'Clear, and at a pace that one can keep.',
      createdAt: at(4),
    },
    {
      id: 1,
      name: longName,
      type: 'institution',
      target: 'Lagoonside Polytechnic',
      courseId: null,
      rating: 0,
      message: 'The library closes too early.',
      createdAt: at(2),
    },
  ],
}
const feedbackUrl = '**/api/institutions/*/feedback*'

const invitation: OpenedInvitation = {
  institution: 'Lagoonside Polytechnic',
  sentTo: 'm•••@e•••.com',
  standing: 'visitor',
  expiresAt: at(17),
}
const invitationPage = `/invitation/${'A'.repeat(43)}`
const invited = (standing: OpenedInvitation['standing']) => answer('**/api/invitations/*', { ...invitation, standing })

const usersUrl = '**/api/users?*'
const person: ListedUser = {
  id: '00000000-0000-4000-8000-000000000003',
  name: 'Meera Learner',
  email: 'meera@example.com',
  role: 'student',
  premium: true,
  plan: 'premium',
  emailVerified: true,
  createdAt: '2026-09-01T08:00:00.000Z',
  lastSeenAt: '2026-11-20T08:00:00.000Z',
  institution_id: null,
  institution_role: null,
  institution_name: null,
}
const users: readonly ListedUser[] = [
  person,
  {
    ...person,
    id: '00000000-0000-4000-8000-000000000004',
    name: longName,
    email: `${'b'.repeat(60)}@example.com`,
    role: 'institution',
    premium: false,
    institution_id: 1,
    institution_role: 'owner',
    institution_name: 'Lagoonside Polytechnic',
  },
]

export const peopleScreens = [
  screen('received applications', 'institution', '/institution/applications', [
    state('usual', 'Python for the coast', { before: answer(receivedUrl, received) }),
    loading(receivedUrl, 'Applications'),
    failing(receivedUrl, 'We couldn’t load the applications'),
    state('empty', 'No applications yet', { before: answer(receivedUrl, []) }),
    state('record', 'Is there an evening group?', {
      before: all(answer(receivedUrl, received), answer('**/api/application-messages/*', conversation)),
      after: press('Meera Applicant'),
    }),
    state('offer', 'The offer holds until', {
      before: answer(receivedUrl, received),
      after: all(select, press('Offer a place')),
      window: true,
    }),
    state('revocation', 'They see the reason', {
      before: answer(receivedUrl, [completed]),
      after: act('Revoke the credential'),
      window: true,
    }),
    state('changed together', '1 could not be changed:', {
      before: all(
        answer(receivedUrl, [waiting, { ...waiting, id: 5, courseTitle: longTitle }]),
        answer('**/api/institutions/*/applications/moves', {
          done: [1],
          refused: [{ id: 5, code: 'course_full' }],
        }),
      ),
      after: async (page) => {
        await select(page)
        await press('Accept')(page)
        await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
      },
    }),
    state('completions', 'A spreadsheet with their email addresses', {
      before: answer(receivedUrl, received),
      after: press('Confirm completions from a list'),
      window: true,
    }),
  ]),
  screen('received feedback', 'institution', '/institution/feedback', [
    state('usual', 'Average rating', { before: answer(feedbackUrl, feedback) }),
    loading(feedbackUrl, 'Feedback'),
    failing(feedbackUrl, 'We couldn’t load the feedback'),
    state('empty', 'No feedback yet', {
      before: answer(feedbackUrl, { averageRating: null, rated: 0, total: 0, feedback: [] }),
    }),
  ]),
  screen('people', 'institution', '/institution/people', [
    usual('No open invitations.'),
    state('with an open invitation', 'new.colleague@example.com', { before: somePeople }),
    loading(membersUrl, 'Your team'),
    failing(membersUrl, 'We couldn’t load your team'),
    state('issue', 'Enter the email address of the person you want to invite.', {
      before: somePeople,
      after: press('Invite'),
    }),
    state('hand over', 'Only', { before: somePeople, after: press(/Hand over to/), window: true }),
    state('remove', 'They’re signed out right away', { before: somePeople, after: press(/^Remove/), window: true }),
  ]),
  screen('invitation', 'visitor', invitationPage, [
    state('visitor', 'Lagoonside Polytechnic invites you', { before: invited('visitor') }),
    state('welcome', 'You’ll see the institution’s courses', { viewer: 'premium', before: invited('welcome') }),
    state('other address', 'you’re signed in as', { viewer: 'halfway', before: invited('other_address') }),
    state('no learner', 'can’t join another one', { viewer: 'admin', before: invited('not_a_student') }),
    state('over', 'This invitation is no longer open', { noise: /Failed to load resource/ }),
    loading('**/api/invitations/*', 'Opening the invitation...'),
    failing('**/api/invitations/*', 'We couldn’t open the invitation'),
  ]),
  screen('users', 'admin', '/admin/users', [
    usual('Ishara Wellawatte'),
    state('long content', 'Meera Learner', { before: answer(usersUrl, users) }),
    state('filtered by date', (page) => page.getByLabel('Last seen until'), {
      before: answer(usersUrl, users),
      after: (page) => page.getByRole('button', { name: 'Last seen' }).click(),
    }),
    loading(usersUrl, 'User Management'),
    failing(usersUrl, 'We couldn’t load the users'),
    state('no one found', 'No users found', { after: fill({ Search: 'zzzzzz' }) }),
    state('change of role', 'Change the role of Meera Learner?', {
      before: answer(usersUrl, users),
      after: (page) => page.getByLabel('Role of Meera Learner').selectOption('institution'),
      window: true,
    }),
    state('deletion', 'Are you sure you want to delete this user?', {
      before: answer(usersUrl, users),
      after: act('Delete Meera Learner', /for Meera/),
      window: true,
    }),
    state('deletion of an owner', 'Go to its people', {
      before: answers<object[]>(usersUrl, (rows) =>
        rows.map((row) => ({ ...row, institution_id: 3, institution_name: longName, institution_role: 'owner' })),
      ),
      after: (page) =>
        page
          .getByRole('button', { name: /^Delete / })
          .last()
          .click(),
      window: true,
    }),
  ]),
]
