import type { RouteName } from '@milepost/contract/routes'
import {
  type AccessRow,
  adminOnly,
  anySignedIn,
  institutions,
  ownCourse,
  ownInstitution,
  ownPendingCourse,
  type Rule,
  teaching,
} from './authorisation-rows.ts'
import { isOwn, mixedObjects } from './authorisation-targets.ts'

const facts = { title: 'Git for teams', description: 'Branches and reviews.' }
const naming = 'one that waits for approval'

/** An institution never sets a status, not even of its own courses. */
const neverBySelf =
  (rule: Rule): Rule =>
  (caller, object) =>
    rule(caller, object) === 200 && institutions.includes(caller) ? 403 : rule(caller, object)

/** A course that isn't the institution's is refused in the reply, and nothing changes. */
const bulk: Rule = (caller, object) => {
  const status = teaching(caller)
  if (status !== 200 || caller === 'admin') return status
  return isOwn(object) ? 200 : 403
}

/** Managing courses one by one, by files and from the admin area. */
export const courseRows = {
  createCourse: {
    request: ({ institutionId }) => ({ url: '/courses', payload: { ...facts, institution_id: institutionId } }),
    expected: (caller, object) => {
      const status = teaching(caller)
      if (status !== 200) return status
      if (caller === 'admin') return object === 'missing' ? 400 : 201
      return object === 'own' ? 201 : 403
    },
  },
  getCourse: [
    { request: ({ courseId }) => ({ url: `/courses/${courseId}` }), expected: ownCourse(200) },
    {
      naming,
      request: ({ pendingCourseId }) => ({ url: `/courses/${pendingCourseId}` }),
      expected: ownPendingCourse(200),
    },
  ],
  updateCourse: [
    { request: ({ courseId }) => ({ url: `/courses/${courseId}`, payload: facts }), expected: ownCourse(200) },
    {
      naming,
      request: ({ pendingCourseId }) => ({ url: `/courses/${pendingCourseId}`, payload: facts }),
      expected: ownPendingCourse(200),
    },
  ],
  setCourseStatus: [
    {
      request: ({ courseId }) => ({ url: `/courses/${courseId}/status`, payload: { status: 'rejected' } }),
      expected: neverBySelf(ownCourse(200)),
    },
    {
      naming,
      request: ({ pendingCourseId }) => ({
        url: `/courses/${pendingCourseId}/status`,
        payload: { status: 'approved' },
      }),
      expected: neverBySelf(ownPendingCourse(200)),
    },
  ],
  deleteCourse: [
    { request: ({ courseId }) => ({ url: `/courses/${courseId}` }), expected: ownCourse(204) },
    {
      naming,
      request: ({ pendingCourseId }) => ({ url: `/courses/${pendingCourseId}` }),
      expected: ownPendingCourse(204),
    },
  ],
  suggestCourseFacts: {
    request: () => ({ url: '/courses/suggestions', payload: { title: 'Git for teams', description: 'Branches.' } }),
    expected: teaching,
  },
  listAdminCourses: { request: () => ({ url: '/admin/courses' }), expected: adminOnly() },
  listCourseDecisions: {
    request: ({ courseId }) => ({ url: `/admin/courses/${courseId}/decisions` }),
    expected: adminOnly(),
  },
  changeCourses: {
    request: ({ institutionId, courseId }) => ({
      url: `/institutions/${institutionId}/courses/changes`,
      payload: { courses: [{ id: courseId, version: 1, price: 5 }] },
    }),
    expected: bulk,
    changesNothing: (object) => object !== 'own' && object !== 'foreign',
  },
  deleteCourses: {
    request: ({ institutionId, courseId }) => ({
      url: `/institutions/${institutionId}/courses/deletions`,
      payload: { courses: [{ id: courseId, version: 1 }] },
    }),
    expected: bulk,
    changesNothing: (object) => object !== 'own' && object !== 'foreign',
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
  listCourseFileColumns: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/courses/import/columns` }),
    expected: ownInstitution,
  },
  listRecentImports: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/courses/imports` }),
    expected: ownInstitution,
  },
  undoImport: {
    request: ({ institutionId, courseImportId }) => ({
      url: `/institutions/${institutionId}/courses/imports/${courseImportId}/undo`,
    }),
    expected: (caller, object) => {
      const status = ownInstitution(caller, object)
      return status === 200 && mixedObjects.some((mixed) => mixed === object) ? 404 : status
    },
  },
  exportCourses: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/courses/export` }),
    expected: ownInstitution,
  },
  searchSkills: { request: () => ({ url: '/skills?search=docker' }), expected: anySignedIn },
} satisfies Partial<Record<RouteName, AccessRow | AccessRow[]>>
