import type { RouteName } from '@milepost/contract/routes'
import { answers } from './factories.ts'

/** Everyone who may send a request, honest or not. */
export const callers = [
  'visitor',
  'student',
  'premium student',
  'institution',
  'admin',
  'signed out',
  'expired session',
  'deleted user',
  'forged token',
] as const
export type CallerKind = (typeof callers)[number]

/** Whose object a request names: the caller's own, somebody else's, or one that does not exist. */
export const objects = ['own', 'foreign', 'missing'] as const
export type ObjectKind = (typeof objects)[number]

/** Ids a request may name, made per caller and kind of object. */
export interface Target {
  readonly userId: string
  readonly institutionId: number
  /** An approved course of that institution. */
  readonly courseId: number
}

export interface Row {
  readonly request: (target: Target) => { url: string; payload?: object }
  /** Expected status for each kind of object, or one status for all where the route names no object. */
  readonly expected: (caller: CallerKind, object: ObjectKind) => number
}

const nobody: readonly CallerKind[] = ['visitor', 'signed out', 'expired session', 'deleted user', 'forged token']
const learners: readonly CallerKind[] = ['student', 'premium student']

const open = () => 200
const anySignedIn = (caller: CallerKind) => (nobody.includes(caller) ? 401 : 200)
const ownOnly = (caller: CallerKind, object: ObjectKind) => {
  if (nobody.includes(caller)) return 401
  return object === 'own' ? 200 : 403
}
const learner = (caller: CallerKind) => {
  if (nobody.includes(caller)) return 401
  return learners.includes(caller) ? 200 : 403
}
const ownLearner = (caller: CallerKind, object: ObjectKind) => {
  const status = learner(caller)
  return status === 200 && object !== 'own' ? 403 : status
}
const teaching = (caller: CallerKind) => {
  if (nobody.includes(caller)) return 401
  return caller === 'institution' || caller === 'admin' ? 200 : 403
}
/** Admins manage every course, an institution its own; another's approved course is no secret. */
const ownCourse = (done: number) => (caller: CallerKind, object: ObjectKind) => {
  const status = teaching(caller)
  if (status !== 200) return status
  if (object === 'missing') return 404
  return caller === 'admin' || object === 'own' ? done : 403
}
const existing = (_caller: CallerKind, object: ObjectKind) => (object === 'missing' ? 404 : 200)

const { age: _, ...profile } = { age: 0, ...answers }

/** Who may do what: every route of the contract, every caller, every kind of object. A route without a row fails the run. */
export const authorisationTable: Record<RouteName, Row> = {
  live: { request: () => ({ url: '/health/live' }), expected: open },
  ready: { request: () => ({ url: '/health/ready' }), expected: open },
  register: {
    request: () => ({
      url: '/auth/register',
      payload: { name: 'X', email: 'taken@example.com', password: 'another unusual one' },
    }),
    expected: () => 409,
  },
  login: {
    request: () => ({ url: '/auth/login', payload: { email: 'taken@example.com', password: 'not the password' } }),
    expected: () => 401,
  },
  logout: { request: () => ({ url: '/auth/logout' }), expected: anySignedIn },
  getUser: { request: ({ userId }) => ({ url: `/users/${userId}` }), expected: ownOnly },
  updateUser: {
    request: ({ userId }) => ({ url: `/users/${userId}`, payload: { name: 'New Name' } }),
    expected: ownOnly,
  },
  getAdminCounters: {
    request: () => ({ url: '/admin/counters' }),
    expected: (caller) => {
      if (nobody.includes(caller)) return 401
      return caller === 'admin' ? 200 : 403
    },
  },
  getProfile: { request: () => ({ url: '/profile' }), expected: learner },
  saveProfile: {
    request: ({ userId }) => ({ url: '/profile', payload: { ...profile, userId } }),
    expected: ownLearner,
  },
  getRoadmap: { request: ({ userId }) => ({ url: `/roadmap/${userId}` }), expected: ownLearner },
  createRoadmap: { request: ({ userId }) => ({ url: '/roadmap', payload: { userId } }), expected: ownLearner },
  getCareerDiagram: { request: ({ userId }) => ({ url: `/career/${userId}` }), expected: ownLearner },
  generateCareer: { request: ({ userId }) => ({ url: '/career/generate', payload: { userId } }), expected: ownLearner },
  previewRoadmap: {
    request: ({ userId }) => ({ url: '/roadmap/preview', payload: { userId, careerId: 'data-scientist' } }),
    expected: ownLearner,
  },
  switchCareer: {
    request: ({ userId }) => ({ url: `/roadmap/${userId}/career`, payload: { careerId: 'data-scientist' } }),
    expected: ownLearner,
  },
  correctSkill: {
    request: ({ userId }) => ({ url: `/roadmap/${userId}/skills/html`, payload: { known: true } }),
    expected: ownLearner,
  },
  setPace: {
    request: ({ userId }) => ({ url: `/roadmap/${userId}/pace`, payload: { hoursPerWeek: 7 } }),
    expected: ownLearner,
  },
  listRoadmapVersions: { request: ({ userId }) => ({ url: `/roadmap/${userId}/versions` }), expected: ownLearner },
  getRoadmapVersion: { request: ({ userId }) => ({ url: `/roadmap/${userId}/versions/1` }), expected: ownLearner },
  restoreRoadmapVersion: {
    request: ({ userId }) => ({ url: `/roadmap/${userId}/versions/1/restore` }),
    expected: ownLearner,
  },
  getAdvice: { request: ({ userId }) => ({ url: `/recommendation/${userId}` }), expected: ownLearner },
  rejectCareer: {
    request: ({ userId }) => ({
      url: `/recommendation/${userId}/rejections/qa-engineer`,
      payload: { reason: 'not_interested' },
    }),
    expected: ownLearner,
  },
  reconsiderCareer: {
    request: ({ userId }) => ({ url: `/recommendation/${userId}/rejections/qa-engineer` }),
    expected: ownLearner,
  },
  getCareer: { request: () => ({ url: '/careers/data-scientist' }), expected: open },
  getSkill: { request: () => ({ url: '/skills/html' }), expected: open },
  listSources: { request: () => ({ url: '/sources' }), expected: open },
  listProgress: { request: ({ userId }) => ({ url: `/progress/${userId}` }), expected: ownLearner },
  saveProgress: {
    request: ({ userId }) => ({ url: '/progress', payload: { userId, stepId: 1, status: 'done' } }),
    expected: ownLearner,
  },
  sendMessage: {
    request: ({ userId }) => ({ url: '/chat', payload: { userId, message: 'What comes next?' } }),
    expected: ownLearner,
  },
  listMessages: { request: ({ userId }) => ({ url: `/chat/${userId}` }), expected: ownLearner },
  deleteMessages: {
    request: ({ userId }) => ({ url: `/chat/${userId}` }),
    expected: (caller, object) => {
      const status = ownLearner(caller, object)
      return status === 200 ? 204 : status
    },
  },
  listHelpTopics: { request: () => ({ url: '/help' }), expected: open },
  listCourses: { request: () => ({ url: '/courses' }), expected: open },
  createCourse: {
    request: ({ institutionId }) => ({
      url: '/courses',
      payload: { title: 'Git for teams', description: 'Branches and reviews.', institution_id: institutionId },
    }),
    expected: (caller, object) => {
      const status = teaching(caller)
      if (status !== 200) return status
      if (caller === 'admin') return object === 'missing' ? 400 : 201
      return object === 'own' ? 201 : 403
    },
  },
  updateCourse: {
    request: ({ courseId }) => ({
      url: `/courses/${courseId}`,
      payload: { title: 'Git for teams', description: 'Branches and reviews.' },
    }),
    expected: ownCourse(200),
  },
  setCourseStatus: {
    request: ({ courseId }) => ({ url: `/courses/${courseId}/status`, payload: { status: 'rejected' } }),
    expected: (caller, object) => {
      const status = ownCourse(200)(caller, object)
      return status === 200 && caller === 'institution' ? 403 : status
    },
  },
  deleteCourse: { request: ({ courseId }) => ({ url: `/courses/${courseId}` }), expected: ownCourse(204) },
  suggestCourseFacts: {
    request: () => ({ url: '/courses/suggestions', payload: { title: 'Git for teams', description: 'Branches.' } }),
    expected: teaching,
  },
  listInstitutions: { request: () => ({ url: '/institutions' }), expected: open },
  getInstitution: { request: ({ institutionId }) => ({ url: `/institutions/${institutionId}` }), expected: existing },
  listInstitutionCourses: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/courses` }),
    expected: existing,
  },
}
