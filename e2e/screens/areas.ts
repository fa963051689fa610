import type { User } from '@milepost/contract/users'
import { longName } from './content.ts'
import { answer, answers, failing, loading, screen, state, usual } from './screen.ts'

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
    state('hidden', 'Learners can’t see your institution', {
      before: answers<object>('**/api/institutions/*', (institution) => ({ ...institution, email: '' })),
    }),
    state('long content', longName, { before: longUser }),
  ]),
]
