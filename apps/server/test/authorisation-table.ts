import type { RouteName } from '@milepost/contract/routes'
import { accountRows } from './authorisation-accounts.ts'
import { adminRows } from './authorisation-admin.ts'
import { applicationRows } from './authorisation-applications.ts'
import { courseRows } from './authorisation-courses.ts'
import { credentialRows } from './authorisation-credentials.ts'
import { figureRows } from './authorisation-figures.ts'
import { institutionRows } from './authorisation-institutions.ts'
import { learningRows } from './authorisation-learning.ts'
import { mentoringRows } from './authorisation-mentoring.ts'
import { paymentRows } from './authorisation-payment.ts'
import { peopleRows } from './authorisation-people.ts'
import { providerRows } from './authorisation-providers.ts'
import {
  type AccessRow,
  adminOnly,
  answering,
  anySignedIn,
  learner,
  open,
  ownLearner,
  ownOnly,
} from './authorisation-rows.ts'
import { settingsRows } from './authorisation-settings.ts'
import { sharingRows } from './authorisation-sharing.ts'
import { answers } from './factories.ts'

const { age: _, ...profile } = { age: 0, ...answers }

/** Who may do what: every route of the contract, every caller, every kind of object. A route without a row fails the run. */
export const authorisationTable: Record<RouteName, AccessRow | readonly AccessRow[]> = {
  ...accountRows,
  ...adminRows,
  ...credentialRows,
  ...paymentRows,
  ...providerRows,
  ...settingsRows,
  ...peopleRows,
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
  getAdminCounters: {
    request: () => ({ url: '/admin/counters' }),
    expected: adminOnly(),
  },
  getProfile: { request: () => ({ url: '/profile' }), expected: learner },
  saveProfile: {
    request: ({ userId }) => ({ url: '/profile', payload: { ...profile, userId } }),
    expected: ownLearner,
  },
  readProfile: { request: () => ({ url: '/profile/reading', payload: { experience: 'SQL' } }), expected: learner },
  getRoadmap: { request: ({ userId }) => ({ url: `/roadmap/${userId}` }), expected: ownLearner },
  createRoadmap: { request: ({ userId }) => ({ url: '/roadmap', payload: { userId } }), expected: ownLearner },
  getCareerDiagram: { request: ({ userId }) => ({ url: `/career/${userId}` }), expected: ownLearner },
  generateCareer: { request: ({ userId }) => ({ url: '/career/generate', payload: { userId } }), expected: ownLearner },
  previewRoadmap: {
    request: ({ userId }) => ({ url: '/roadmap/preview', payload: { userId, careerId: 'data-scientist' } }),
    expected: ownLearner,
  },
  previewVariants: {
    request: ({ userId }) => ({ url: '/roadmap/variants', payload: { userId } }),
    expected: (caller, object) => {
      const status = ownLearner(caller, object)
      return status === 200 && caller !== 'premium student' ? 403 : status
    },
  },
  chooseVariant: {
    request: ({ userId }) => ({ url: `/roadmap/${userId}/variant`, payload: { kind: 'usual' } }),
    expected: ownLearner,
  },
  switchCareer: {
    request: ({ userId }) => ({ url: `/roadmap/${userId}/career`, payload: { careerId: 'data-scientist' } }),
    expected: ownLearner,
  },
  takeBackChoice: {
    request: ({ userId }) => ({ method: 'DELETE', url: `/roadmap/${userId}/career` }),
    expected: ownLearner,
  },
  correctSkill: {
    request: ({ userId }) => ({ url: `/roadmap/${userId}/skills/html`, payload: { level: 'projects' } }),
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
  getInterestCheck: { request: () => ({ url: '/interests' }), expected: open },
  readInterests: {
    request: () => ({ url: '/interests/result', payload: { activities: { code: 5 }, choices: {} } }),
    expected: open,
  },
  getExampleRoadmap: { request: () => ({ url: '/interests/example?enjoys=Design&knows=Figma' }), expected: open },
  getCareer: { request: () => ({ url: '/careers/data-scientist' }), expected: open },
  getTaster: { request: () => ({ url: '/careers/data-scientist/taster' }), expected: open },
  listReviews: { request: () => ({ url: '/reviews' }), expected: learner },
  answerReview: {
    request: () => ({ url: '/reviews', payload: { question: 'git/none/none', knew: true } }),
    expected: (caller) => (learner(caller) === 200 ? 404 : learner(caller)),
  },
  listNotes: { request: () => ({ url: '/notes' }), expected: learner },
  saveNote: {
    request: () => ({ url: '/notes', payload: { subject: 'skill:git', text: 'mine', before: '' } }),
    expected: learner,
  },
  getSession: { request: () => ({ url: '/skills/git/sessions/branches' }), expected: open },
  getSkill: { request: () => ({ url: '/skills/html' }), expected: open },
  listSources: { request: () => ({ url: '/sources' }), expected: open },
  listProgress: { request: ({ userId }) => ({ url: `/progress/${userId}` }), expected: ownLearner },
  saveProgress: {
    request: ({ userId }) => ({ url: '/progress', payload: { userId, stepId: 1, status: 'done' } }),
    expected: ownLearner,
  },
  saveTick: {
    request: ({ userId }) => ({
      url: '/progress/ticks',
      payload: { userId, stepId: 1, task: 'learn', ticked: true },
    }),
    expected: ownLearner,
  },
  sendMessage: {
    request: ({ userId }) => ({ url: '/chat', payload: { userId, message: 'What comes next?' } }),
    expected: ownLearner,
  },
  listMessages: { request: ({ userId }) => ({ url: `/chat/${userId}` }), expected: ownLearner },
  deleteMessages: {
    request: ({ userId }) => ({ url: `/chat/${userId}` }),
    expected: answering(204, ownLearner),
  },
  sendContactMessage: {
    request: () => ({ url: '/contact', payload: { name: 'X', email: 'x@example.com', message: 'Hello' } }),
    expected: () => 201,
  },
  getServices: { request: () => ({ url: '/services' }), expected: open },
  rateAnswer: {
    request: () => ({ url: '/guides/answers/only-a-phone/ratings', payload: { useful: true } }),
    expected: () => 204,
  },
  listHelpTopics: { request: () => ({ url: '/help' }), expected: open },
  listCourses: { request: () => ({ url: '/courses' }), expected: open },
  ...courseRows,
  ...mentoringRows,
  ...learningRows,
  ...applicationRows,
  ...sharingRows,
  ...institutionRows,
  ...figureRows,
}
