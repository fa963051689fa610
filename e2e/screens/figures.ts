import { answer, failing, loading } from './network.ts'
import { screen, state, usual } from './screen.ts'

const nothing = { views: null, linked: null, reached: null, finished: null }
const noFigures = {
  publishedAt: '2026-11-22T04:07:00.000Z',
  all: nothing,
  weeks: [{ start: '2026-11-09', views: null, reached: null, finished: null }],
  applications: {
    applied: 0,
    waiting: 0,
    offered: 0,
    enrolled: 0,
    completed: 0,
    declined: 0,
    withdrawn: 0,
    left: 0,
    closed: 0,
  },
  feedback: { total: 0, rated: 0, averageRating: null },
}

export const figureScreens = [
  screen('institution figures', 'institution', '/institution', [
    usual('Learners by course'),
    loading('**/api/institutions/*/figures', 'Loading the figures...'),
    failing('**/api/institutions/*/figures', 'We couldn’t load the figures'),
    state('empty', 'Fewer than 5 learners so far', {
      before: answer('**/api/institutions/*/figures', noFigures),
    }),
    state('not counted yet', 'Your first figures are on their way', {
      before: answer('**/api/institutions/*/figures', { ...noFigures, publishedAt: null }),
    }),
  ]),
  screen('demand', 'institution', '/institution/demand', [
    usual('Steps without a course'),
    loading('**/api/institutions/*/demand*', 'What to offer next'),
    failing('**/api/institutions/*/demand*', 'We couldn’t load the skills in demand'),
    state('empty', 'No skill is wanted by 5 or more learners yet', {
      before: answer('**/api/institutions/*/demand*', []),
    }),
  ]),
  screen('advisor board', 'admin', '/admin/advisor', [
    usual('Do learners follow the advice?'),
    loading('**/api/admin/advisor*', /Loading the figures/),
    failing('**/api/admin/advisor*', 'couldn’t load'),
  ]),
]
