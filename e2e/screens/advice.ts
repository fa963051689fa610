import type { CareerId } from '@milepost/contract/careers/limits'
import type { CareerKnowledge } from '@milepost/contract/knowledge/schema'
import type { Verdict } from '@milepost/contract/recommendations/limits'
import type { Advice } from '@milepost/contract/recommendations/schema'
import { routeApi } from '../api-routes.ts'
import { longName, longText, longTitle } from './content.ts'
import { answers, failedCalls, failing, hold, loading } from './network.ts'
import { all, heading, press, screen, state, usual } from './screen.ts'

// A media query, whose rem is the browser's own, chooses the table: with text set to 200 % there it needs 2560 px.
const textWidths = [640]
const dialog = (page: Parameters<typeof hold>[0]) => page.getByRole('dialog')
const change = (change: (advice: Advice) => Partial<Advice>) =>
  answers<Advice>('**/api/recommendation/*', (advice) => ({ ...advice, ...change(advice) }))
const longAdvice = change(({ recommendation }) => ({
  recommendation: {
    ...recommendation,
    ranking: recommendation.ranking.map((one, index) => ({
      ...one,
      career: index % 2 === 0 ? longTitle : one.career,
      gap: [...one.gap, { id: 'long', name: longName }],
      reasons: one.reasons.map((reason) => (reason.quote === null ? reason : { ...reason, quote: longText })),
    })),
  },
}))

const toTry: CareerId[] = ['frontend-developer', 'ui-ux-designer', 'full-stack-developer']
const otherWork: Advice['otherWork'] = {
  quote: 'nurse',
  group: {
    name: 'Health care',
    examples: ['Nurse', 'Midwife', 'Pharmacist'],
    ask: { lk: longText, in: longText },
    technology: { name: 'Health informatics', how: longText, careers: ['data-scientist', 'product-manager'] },
  },
  fields: null,
}
const concluded = (verdict: Verdict) =>
  change(({ recommendation }) => ({
    recommendation: { ...recommendation, verdict, toTry },
    otherWork: verdict === 'elsewhere' ? otherWork : null,
  }))

const setAside = all(press(/^More for/), press('Not for me'))

export const adviceScreens = [
  screen('recommendation', 'halfway', '/dashboard/recommendation', [
    usual('Recommended for you'),
    loading('**/api/recommendation/*', 'Comparing careers with your answers...'),
    failing('**/api/recommendation/*', 'We couldn’t load your recommendation'),
    state('empty', heading('Setup Your Career Profile'), { viewer: 'fresh' }),
    state('long content', longTitle, { before: longAdvice }),
    state('points elsewhere', 'taken together your answers suggest', {
      before: change(({ recommendation }) => ({
        recommendation: {
          ...recommendation,
          ranking: [...recommendation.ranking].sort(
            (a, b) => Number(b === recommendation.ranking[1]) - Number(a === recommendation.ranking[1]),
          ),
          differsFromPreference: true,
        },
      })),
    }),
    state('says too little', 'Try one for an hour', { before: concluded('open') }),
    state('several are close', 'Try one for an hour', { before: concluded('close') }),
    state('wishes lie elsewhere', 'Who to ask', { before: concluded('elsewhere') }),
    state('set aside', 'You set these aside', {
      before: change(({ recommendation }) => ({
        recommendation: {
          ...recommendation,
          ranking: recommendation.ranking.map((one, index) => ({ ...one, rejected: index > 9 })),
        },
        rejections: recommendation.ranking.slice(10).map(({ careerId }) => ({
          careerId,
          reason: 'other' as const,
          note: longText,
          createdAt: '2026-11-01T10:00:00.000Z',
        })),
      })),
    }),
    state('all careers', 'Show the other', { after: (page) => page.getByText(/^Show the other/).click() }),
    state('dialog to set aside', dialog, { after: setAside, window: true }),
    state('not set aside', (page) => dialog(page).getByRole('alert'), {
      before: (page) => routeApi(page, '**/rejections/*', (call) => call.abort()),
      after: all(setAside, (page) => dialog(page).getByRole('radio').first().check(), press('Set it aside')),
      window: true,
      noise: failedCalls,
    }),
    state('dialog to switch', (page) => dialog(page).getByText('Total hours'), {
      after: press(/^Switch to this/),
      window: true,
    }),
    state('dialog to switch, loading', dialog, {
      after: all((page) => hold(page, '**/api/roadmap/preview'), press(/^Switch to this/)),
      window: true,
    }),
    state('choosing what to compare', 'Comparing:', {
      after: async (page) => {
        for (const place of [0, 1]) {
          await page
            .getByRole('button', { name: /^More for/ })
            .nth(place)
            .click()
          await page.getByRole('button', { name: 'Compare', exact: true }).click()
        }
      },
    }),
  ]),
  screen('taster', 'halfway', '/dashboard/recommendation?try=frontend-developer', [
    state('usual', 'Where people get stuck', {}),
    loading('**/api/careers/*/taster', 'Loading...'),
    failing('**/api/careers/*/taster', 'We couldn’t load this task'),
    state('done', 'Did it go well?', { after: press('I did it') }),
  ]),
  screen(
    'comparison',
    'halfway',
    '/dashboard/recommendation?compare=frontend-developer,data-scientist,ui-ux-designer',
    [
      state('usual', 'A typical day', { textWidths }),
      loading('**/api/careers/*', 'Comparing careers...'),
      failing('**/api/careers/*', 'We couldn’t load the careers'),
      state('long content', longText, {
        textWidths,
        before: all(
          longAdvice,
          answers<CareerKnowledge>('**/api/careers/*', (career) => ({ ...career, suits: longText, summary: longText })),
        ),
      }),
    ],
  ),
  screen('career', 'halfway', '/dashboard/careers/machine-learning-engineer', [
    usual('The numbers'),
    loading('**/api/careers/*', 'Loading the career...'),
    failing('**/api/careers/*', 'We couldn’t load this career'),
    state('without answers', 'The numbers', { viewer: 'fresh' }),
    state('not there', heading('Page Not Found'), { address: '/dashboard/careers/nothing-of-the-kind' }),
    state('long content', longText, {
      before: answers<CareerKnowledge>('**/api/careers/*', (career) => ({
        ...career,
        summary: longText,
        work: career.work.map(() => longText),
        phases: career.phases.map((phase) => ({
          ...phase,
          section: longTitle,
          skills: phase.skills.map((skill, index) => (index === 0 ? { ...skill, name: longName } : skill)),
        })),
      })),
    }),
  ]),
]
