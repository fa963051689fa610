import type { User } from '@milepost/contract/users/schema'
import { longName } from './content.ts'
import { answer, answers, failing, loading } from './network.ts'
import { all, screen, state, usual } from './screen.ts'

const longUser = answers<User>('**/api/users/*', (user) => ({ ...user, name: longName }))

export const areaScreens = [
  screen('admin dashboard', 'admin', '/admin', [
    usual('Premium Users'),
    loading('**/api/admin/counters', 'Premium Users'),
    failing('**/api/admin/counters', 'We couldn’t load the figures'),
    state('long content', longName, {
      before: async (page) => {
        await longUser(page)
        await answer('**/api/admin/counters', {
          totalUsers: 12_345_678,
          premiumUsers: 1_234_567,
          totalCourses: 987_654,
          institutions: 1_234,
        })(page)
      },
    }),
  ]),
  screen('institution dashboard', 'institution', '/institution', [
    usual('Including approved, pending and rejected courses.'),
    loading('**/api/institutions/*/courses*', 'Including approved, pending and rejected courses.'),
    failing('**/api/institutions/*/courses*', 'We couldn’t count your courses'),
    state('empty', 'No institution is connected to this account', {
      before: answers<User>('**/api/users/*', (user) => ({ ...user, institution_id: null })),
    }),
    state('with much to do', 'What to do next', {
      before: answer('**/api/institutions/*/tasks', {
        applications: 12,
        rejected: { total: 4, courses: [{ id: 1, title: 'T'.repeat(90), reason: 'Say what it teaches.' }] },
        starting: [{ id: 2, title: 'Python for the coast', startsOn: '2027-01-05', enrolled: 4, waiting: 1 }],
      }),
    }),
    state('without courses', 'Learners can’t find a course of yours yet.', {
      before: all(
        answer('**/api/institutions/*/courses*', []),
        answer('**/api/institutions/*/tasks', { applications: 0, rejected: { total: 0, courses: [] }, starting: [] }),
      ),
    }),
    state('hidden', 'Learners can’t see your institution', {
      before: answers<object>('**/api/institutions/*', (institution) => ({ ...institution, email: '' })),
    }),
    state('long content', longName, { before: longUser }),
  ]),
]
