import type { CourseDraft } from '@milepost/contract/analytics/schema'
import type { CourseImportPreview, FieldChange } from '@milepost/contract/courses/imports/schema'
import type { AdminCourse, Course, CourseDecision } from '@milepost/contract/courses/schema'
import type { Page } from '@playwright/test'
import { routeApi } from '../api-routes.ts'
import { longName, longText, longTitle } from './content.ts'
import { answer, failedCalls, failing, failure, loading } from './network.ts'
import { act, all, button, heading, press, screen, state, usual } from './screen.ts'

const own = '**/api/institutions/*/courses?*'
const everyCourse = '**/api/admin/courses?*'

const course: Course = {
  id: 1,
  title: longTitle,
  description: longText,
  duration: 'twelve weeks or as long as it takes',
  price: 125_000,
  institution_id: 1,
  status: 'rejected',
  language: 'en',
  level: 'intermediate',
  startsOn: '2027-01-05',
  places: 20,
  full: true,
  skills: [
    { id: 'html', name: 'Semantic HTML' },
    { id: 'docker', name: 'Docker' },
  ],
  management: { reason: longText, skillsConfirmed: true, version: 3, placesTaken: 20 },
}
const draft: CourseDraft = {
  skill: { id: 'git', name: 'Git' },
  title: 'Git',
  description: longText,
  level: 'beginner',
  duration: '3',
  price: 25_000,
  steps: [
    { skill: { id: 'git', name: 'Git' }, step: 'Track your work with Git', learners: 15 },
    { skill: { id: 'docker', name: 'Docker' }, step: longTitle, learners: 5 },
  ],
}
const rejected: AdminCourse = { ...course, institution_name: longName }
const bare: Course = {
  ...course,
  id: 2,
  title: '',
  description: '',
  duration: null,
  price: null,
  status: 'pending',
  level: null,
  skills: [],
  management: { reason: null, skillsConfirmed: false, version: 1 },
}
const decisions: CourseDecision[] = [
  { id: 2, status: 'rejected', reason: longText, actor: null, createdAt: '2026-11-03T10:00:00.000Z' },
  { id: 1, status: 'approved', reason: '', actor: longName, createdAt: '2026-11-01T10:00:00.000Z' },
]
const issue = { field: 'price', rule: 'amount', message: 'Price must be an amount such as 1200.', params: {} }
const changes: FieldChange[] = [
  { field: 'title', before: 'Docker', after: longTitle },
  { field: 'description', before: 'Containers', after: longText },
  { field: 'price', before: '4500', after: '0' },
  { field: 'skills', before: null, after: 'Docker; Semantic HTML' },
]
const preview: CourseImportPreview = {
  created: 12,
  updated: 1,
  unchanged: 1,
  refused: 1,
  ignoredColumns: ['colour'],
  plan: 'x'.repeat(43),
  changesManyTitles: true,
  lines: [
    { line: 2, action: 'refuse', title: longTitle, courseId: null, changes: [], issues: [issue] },
    { line: 3, action: 'update', title: longTitle, courseId: 1, changes, issues: [] },
    { line: 4, action: 'unchanged', title: 'Git', courseId: 2, changes: [], issues: [] },
    ...Array.from({ length: 12 }, (_, at) => {
      const title = `Course ${at + 1}`
      return { line: at + 5, action: 'create' as const, title, courseId: null, changes: [], issues: [] }
    }),
  ],
}

const listOf = (courses: readonly Course[]) => answer(own, courses)
const edit = all(listOf([course]), (page) =>
  routeApi(page, '**/api/courses/1', (call) =>
    call.method === 'PUT'
      ? call.fulfill(failure(409, 'changed_meanwhile', ''))
      : call.fulfill({ json: { ...course, title: 'What a colleague calls it', price: 99, status: 'approved' } }),
  ),
)
const chooseFile = async (page: Page) => {
  await press(/^Import$/)(page)
  const rows = ['Git,Branches,5000', ...Array.from({ length: 14 }, (_, at) => `Course ${at},About it,"₹5,000"`)]
  const csv = `Course title,Details,Fee\n${rows.join('\n')}`
  const file = { name: 'courses.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.getByLabel('Spreadsheet or CSV file').setInputFiles(file)
}

/** Courses as institutions and admins manage them. */
export const courseScreens = [
  screen('own courses', 'institution', '/institution/courses', [
    usual(heading('Manage Courses')),
    loading(own, heading('Manage Courses')),
    failing(own, 'We couldn’t load your courses.'),
    state('empty', 'No courses yet', { before: listOf([]) }),
    state('nothing found', 'No courses found.', {
      address: '/institution/courses?search=nothing-is-called-so',
      before: listOf([]),
    }),
    state('long content', 'Why it was rejected', { before: listOf([course, bare]) }),
    state('menu of a card', 'Duplicate', {
      before: listOf([{ ...course, closed: true }]),
      after: press(/^More for/),
      window: true,
    }),
    state('draft for a demand', 'This is a draft.', {
      address: '/institution/courses?new=1&title=Git&skill=git',
      before: answer('**/api/institutions/*/demand/git', draft),
      window: true,
    }),
    state('draft that fits no step', 'this course fits none of the steps that wait.', {
      address: '/institution/courses?new=1&title=Git&skill=git',
      before: answer('**/api/institutions/*/demand/git', { ...draft, steps: [] }),
      window: true,
    }),
    state('table', 'Select this page', { address: '/institution/courses?view=table', before: listOf([course, bare]) }),
    state('table with a selection', '2 selected', {
      address: '/institution/courses?view=table',
      before: listOf([{ ...course, closed: true }, bare]),
      after: (page) => page.getByLabel('Select this page').check(),
    }),
    state('table with a cell being edited', heading('Manage Courses'), {
      address: '/institution/courses?view=table',
      before: listOf([course, bare]),
      after: press(/Change: Price/),
    }),
    state('prices changed together', heading('Change prices'), {
      address: '/institution/courses?view=table',
      before: listOf([course, bare]),
      after: all((page) => page.getByLabel('Select this page').check(), press('Change prices')),
      window: true,
    }),
    state('table after a change', button(/^Undo$/), {
      address: '/institution/courses?view=table',
      before: all(
        listOf([course, bare]),
        answer('**/api/institutions/*/courses/changes', {
          done: [{ id: 1, version: 4 }],
          refused: [],
        }),
      ),
      after: async (page) => {
        await page.getByLabel('Select this page').check()
        await press('Change prices')(page)
        await page.getByLabel('Percent').fill('10')
        await press(/^Change 1 price/)(page)
      },
    }),
    state('new course', heading('Add New Course'), { after: press('Add Course'), window: true }),
    state('new course with issues', 'Please fill all fields before submitting.', {
      after: all(press('Add Course'), press('Create')),
      window: true,
    }),
    state('edited by two', 'Use my version', {
      before: edit,
      after: all(press(/^Edit/), (page) => page.getByLabel('Price').fill('250'), press('Update')),
      noise: failedCalls,
      window: true,
    }),
    state('deletion', heading('Confirm Deletion'), { before: listOf([course]), after: press(/^Delete/), window: true }),
    state('import', heading('Import courses'), { after: press(/^Import$/), window: true }),
    state('import with questions', 'Which rupees are these prices in?', {
      after: async (page) => {
        await press(/^Import$/)(page)
        await page
          .getByLabel(/paste rows/)
          .fill(`Kurs\tInhalt\tFee (Rs.)\tCourse ID\n${longTitle}\t${longText}\t1,234\tW-1\nB\tb\t1.234\tW-2`)
      },
      window: true,
    }),
    state('import to undo', 'Undo import', {
      before: answer('**/api/institutions/*/courses/imports', [
        {
          id: 1,
          created: 43,
          updated: 2,
          createdAt: '2026-11-03T10:00:00.000Z',
          undoableUntil: '2026-11-04T10:00:00.000Z',
        },
      ]),
    }),
    state('import looked at', 'Import 13 courses', {
      before: answer('**/api/institutions/*/courses/import/preview', preview),
      after: chooseFile,
      window: true,
    }),
    state('import that changes titles', 'Change 1 title?', {
      before: answer('**/api/institutions/*/courses/import/preview', preview),
      after: all(chooseFile, press('Import 13 courses')),
      window: true,
    }),
    state('import without prices', 'Every price in this file is empty', {
      after: async (page) => {
        await press(/^Import$/)(page)
        await page.getByLabel(/paste rows/).fill(`Title\tAbout\tFee\tSeats\nGit\tBranches\t#DIV/0!\t\nB\tb\t\t`)
      },
      window: true,
    }),
    state('import refused', 'That file cannot be read.', {
      before: (page) =>
        routeApi(page, '**/api/institutions/*/courses/import/preview', (call) =>
          call.fulfill(failure(400, 'invalid', 'That file cannot be read.')),
        ),
      after: chooseFile,
      noise: failedCalls,
      window: true,
    }),
  ]),
  screen('all courses', 'admin', '/admin/courses', [
    usual(heading('All courses')),
    loading(everyCourse, heading('All courses')),
    failing(everyCourse, 'We couldn’t load the courses.'),
    state('empty', 'No courses found.', { before: answer(everyCourse, []) }),
    state('long content', longName, {
      before: answer(everyCourse, [rejected, { ...rejected, id: 2, status: 'pending' }]),
    }),
    state('one course', 'Decisions', {
      before: all(answer(everyCourse, [rejected]), answer('**/api/admin/courses/*/decisions*', decisions)),
      after: press(longTitle),
      window: true,
    }),
    state('of one institution', heading('All courses'), {
      address: '/admin/courses?institution=1',
      before: answer(everyCourse, [rejected, { ...rejected, id: 2, status: 'pending' }]),
    }),
    state('selected', '1 selected', {
      before: answer(everyCourse, [rejected, { ...rejected, id: 2, status: 'pending' }]),
      after: (page) => page.getByLabel('Select this page').click(),
    }),
    state('rejected with its Undo', button(/^Undo/), {
      before: all(
        answer(everyCourse, [{ ...rejected, status: 'pending' }]),
        answer('**/api/admin/queue/decisions', [{ kind: 'course', id: '1', error: null, canUndo: true }]),
      ),
      after: async (page) => {
        await page.getByLabel('Select this page').click()
        await press('Reject all')(page)
        await page.getByRole('dialog').getByLabel('Reason').fill('Please say more.')
        await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
      },
    }),
    state('rejection', heading(/^Reject “/), {
      before: answer(everyCourse, [{ ...rejected, status: 'pending' }]),
      after: all(act(/^Reject/), (page) => page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()),
      window: true,
    }),
    state('deletion', heading('Confirm Deletion'), {
      before: answer(everyCourse, [rejected]),
      after: act(/^Delete/),
      window: true,
    }),
  ]),
]
