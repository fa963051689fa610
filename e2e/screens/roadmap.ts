import type { Roadmap, RoadmapRequest, RoadmapVersion } from '@milepost/contract/roadmaps/schema'
import { expect, type Page } from '@playwright/test'
import { routeApi } from '../api-routes.ts'
import { longName, longText, longTitle } from './content.ts'
import { answer, answers, failedCalls, failing, failure, goOffline, hold, loading } from './network.ts'
import { all, button, heading, press, screen, state, usual } from './screen.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const mine = /\/api\/roadmap\/[^/]+$/
const change = (change: (roadmap: Roadmap) => Partial<Roadmap>) =>
  answers<Roadmap>(mine, (roadmap) => ({ ...roadmap, ...change(roadmap) }))

const sectionOf = (index: number) => `${Math.floor(index / 8) + 1}. ${longTitle}`

const requests: RoadmapRequest[] = [
  {
    kind: 'wanted',
    skillId: 'docker',
    name: 'Docker',
    quote: 'learn Docker',
    outcome: 'extra',
    hours: 20,
    stepKey: null,
  },
  { kind: 'wanted', skillId: 'aws', name: 'AWS', quote: 'AWS', outcome: 'too_long', hours: 65, stepKey: null },
  {
    kind: 'refused',
    skillId: 'react',
    name: 'React',
    quote: 'not React',
    outcome: 'left_out',
    instead: 'Vue',
    stepKey: null,
  },
  { kind: 'deadline', quote: 'in 12 months', until: '2099-12-31' },
]

const longLink = `https://work.example/${'a-page-with-a-long-address/'.repeat(12)}`

/** Forty steps, every third with long words. */
const long = change(({ roadmap, courses, institutions }) => ({
  career: longTitle,
  roadmap: Array.from({ length: 40 }, (_, index) => {
    const step = roadmap[index % roadmap.length] ?? roadmap[0]
    if (step === undefined) throw new Error('the roadmap has no steps')
    const words = index % 3 === 0 ? { label: longTitle, description: longText } : {}
    return { ...step, ...words, id: index + 1, key: `${step.key}-${index}`, section: sectionOf(index) }
  }),
  courses: courses.map((course) => ({ ...course, title: longTitle })),
  institutions: institutions.map((institution) => ({ ...institution, name: longName })),
  knownSkills: [
    { id: 'react', name: longTitle, level: 'work', quote: longText, source: 'answers', impliedBy: null },
    { id: 'css', name: 'CSS', level: 'projects', quote: null, source: 'implied', impliedBy: longName },
  ],
  deniedSkills: [{ id: 'html', name: longName }],
  requests: requests.map((request) => ({ ...request, quote: longText })),
}))
const openVersions = (page: Page) => page.getByText('Earlier versions').click()
const versions = answers<RoadmapVersion[]>('**/versions', (known) =>
  [...Array(12).keys()].flatMap((index) =>
    known.slice(0, 1).map((version) => ({
      ...version,
      version: 12 - index,
      current: index === 0,
      career: index % 2 === 0 ? version.career : longTitle,
      occasion: index === 11 ? ('first' as const) : ('corrected' as const),
    })),
  ),
)
/** Once the page has scrolled to a step, the bar that stays in view lies over whatever is at the top. */
async function backToTop(page: Page, step: number): Promise<void> {
  await expect(page.locator(`#step-${step}`)).toBeFocused()
  await page.evaluate(() => window.scrollTo(0, 0))
}
/** A milestone, at which the demo's roadmap opens, teaches no skill. */
const atOpenStep = { address: '/dashboard/roadmap?step=14' }
/** A press while the page still scrolls to the step may miss its button. */
async function openCheck(page: Page): Promise<void> {
  await expect(page.locator('#step-14')).toBeFocused()
  await press(/^I already know this/)(page)
}

export const roadmapScreens = [
  screen('roadmap', 'halfway', '/dashboard/roadmap', [
    usual('Earlier versions'),
    loading(mine, 'Generating your roadmap...'),
    failing(mine, button('Try Again')),
    failing('**/api/progress/*', 'We couldn’t load your progress.', 'error of the progress'),
    state('empty', heading('Setup Your Career Profile'), { viewer: 'fresh', noise: failedCalls }),
    state('long content', longTitle, { before: long }),
    state('requests', 'You asked for this', { before: change(() => ({ requests })) }),
    state('offline', /^You’re offline\./, { after: goOffline }),
    state('outdated', /^Your answers have changed since/, { before: change(() => ({ outdated: true })) }),
    state('finished', heading('You made it!'), {
      before: async (page) => {
        await routeApi(page, '**/api/progress/*', async (call) => {
          const statuses = Array.from({ length: 60 }, (_, index) => ({
            step_id: index + 1,
            status: 'done',
            updatedAt: '2026-11-01T10:00:00.000Z',
            ticks: [],
          }))
          await call.fulfill({ json: statuses })
        })
      },
    }),
    state('not saved', 'Not saved yet', {
      before: (page) => routeApi(page, /\/api\/progress\/?$/, (call) => call.abort()),
      after: async (page) => {
        await page.getByLabel('Status of step 13', { exact: true }).selectOption('not_started')
      },
      noise: failedCalls,
    }),
    state('step opened', 'What to do', {
      address: '/dashboard/roadmap?step=5',
      after: async (page) => {
        await expect(page.locator('#step-5')).toBeFocused()
        await page.getByText('What to do').first().click()
        await page.evaluate(() => window.scrollTo(0, 0))
      },
    }),
    state('linked work', longTitle, {
      address: '/dashboard/roadmap?step=6',
      before: answer('**/work-samples', [{ step_id: 6, title: longTitle, link: longLink, shared: true }]),
      after: (page) => backToTop(page, 6),
    }),
    state('linking work', dialog, {
      address: '/dashboard/roadmap?step=6',
      after: press(/^Link your work/),
      window: true,
    }),
    state('pace', 'Change the hours', { before: change(() => ({ hoursPerWeek: 12 })) }),
    state('pace, issue', 'Enter a whole number from 1 to 80.', { after: press('Show my dates') }),
    state('self-check', dialog, { ...atOpenStep, after: openCheck, window: true }),
    state('self-check, answer shown', 'A good answer', {
      ...atOpenStep,
      after: all(openCheck, press('Show answer')),
      window: true,
    }),
    state('self-check, loading', dialog, {
      ...atOpenStep,
      after: all((page) => hold(page, '**/api/skills/*'), openCheck),
      window: true,
    }),
    state('regenerating without the plan', (page) => dialog(page).getByText('Choose Your Plan'), {
      after: press('Regenerate Roadmap'),
      window: true,
      noise: failedCalls,
    }),
    state('regenerating', dialog, { viewer: 'premium', after: press('Regenerate Roadmap'), window: true }),
    state('other ways', (page) => dialog(page).getByText('Projects first'), {
      viewer: 'premium',
      after: all(press('Regenerate Roadmap'), press('Compare other ways')),
      window: true,
      hasForms: true,
    }),
    state('variant', 'In this roadmap each section starts with its project.', {
      before: change(() => ({ variant: { kind: 'project_first' } })),
    }),
    state('regenerating, error', (page) => dialog(page).getByRole('alert'), {
      viewer: 'premium',
      before: (page) =>
        routeApi(page, '**/api/roadmap/preview', (call) =>
          call.fulfill(failure(500, 'internal', 'Something went wrong on our side.')),
        ),
      after: press('Regenerate Roadmap'),
      window: true,
      noise: failedCalls,
    }),
    state('versions', button(/^View \(version/), { before: versions, after: openVersions }),
    state('versions, loading', 'Loading versions...', {
      before: (page) => hold(page, '**/versions'),
      after: openVersions,
    }),
    state('versions, error', 'We couldn’t load the versions.', {
      before: (page) => routeApi(page, '**/versions', (call) => call.fulfill(failure(403, 'forbidden', 'No.'))),
      after: openVersions,
      noise: failedCalls,
    }),
    state('earlier version', dialog, {
      before: versions,
      after: all(openVersions, press(/^View \(version/)),
      window: true,
      noise: failedCalls,
    }),
    state('dialog to restore', /^Restore version/, {
      before: versions,
      after: all(openVersions, press(/^Restore this version/)),
      window: true,
    }),
  ]),
  screen('roadmap by itself', 'halfway', '/roadmap', [usual('Earlier versions')]),
]
