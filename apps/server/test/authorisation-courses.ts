import type { RouteName } from '@milepost/contract/routes'
import { type CallerKind, nobody, type ObjectKind, ownCourse, type Row, teaching } from './authorisation-rows.ts'

const adminsOnly = (caller: CallerKind) => {
  if (nobody.includes(caller)) return 401
  return caller === 'admin' ? 200 : 403
}

/** Admins act for every institution, others for their own. */
const ownInstitution = (caller: CallerKind, object: ObjectKind) => {
  const status = teaching(caller)
  if (status !== 200) return status
  if (caller === 'admin') return object === 'missing' ? 404 : 200
  return object === 'own' ? 200 : 403
}

/** Managing courses one by one, by files and from the admin area. */
export const courseRows = {
  getCourse: { request: ({ courseId }) => ({ url: `/courses/${courseId}` }), expected: ownCourse(200) },
  listAdminCourses: { request: () => ({ url: '/admin/courses' }), expected: adminsOnly },
  listCourseDecisions: {
    request: ({ courseId }) => ({ url: `/admin/courses/${courseId}/decisions` }),
    expected: (caller, object) => {
      const status = adminsOnly(caller)
      return status === 200 && object === 'missing' ? 404 : status
    },
  },
  previewCourseImport: {
    request: ({ institutionId }) => ({
      url: `/institutions/${institutionId}/courses/import/preview`,
      payload: { csv: 'title,description\nGit for teams,Branches and reviews.' },
    }),
    expected: ownInstitution,
  },
  importCourses: {
    request: ({ institutionId }) => ({
      url: `/institutions/${institutionId}/courses/import`,
      payload: { csv: 'title,description\n,A course without a title.', plan: 'A'.repeat(43) },
    }),
    expected: ownInstitution,
  },
  exportCourses: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/courses/export` }),
    expected: ownInstitution,
  },
  searchSkills: { request: () => ({ url: '/skills?search=docker' }), expected: teaching },
} satisfies Partial<Record<RouteName, Row>>
