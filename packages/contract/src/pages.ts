import type { Role } from '#roles.ts'

/** The addresses of the product's pages, for the web application's routes and the server. */
export const pages = {
  home: '/',
  login: '/login',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/:token',
  signInLink: '/sign-in-link/:token',
  verifyEmail: '/verify-email/:token',
  changeEmail: '/change-email/:token',
  undoEmail: '/undo-email/:token',
  linkAccount: '/link-account/:token',
  unsubscribe: '/unsubscribe/:token',
  signInReturn: '/oauth-redirect',
  plans: '/plans',
  paymentMethods: '/payment-methods',
  paymentSuccess: '/payment-success',
  dashboard: '/dashboard',
  courses: '/dashboard/courses',
  roadmap: '/dashboard/roadmap',
  analytics: '/dashboard/analytics',
  roadmapPrint: '/dashboard/roadmap/print',
  careerPath: '/dashboard/career-path',
  shared: '/shared/:token',
  settings: '/dashboard/settings',
  mentoring: '/dashboard/mentoring',
  applications: '/dashboard/applications',
  recommendation: '/dashboard/recommendation',
  career: '/dashboard/careers/:careerId',
  skill: '/dashboard/skills/:skillId',
  session: '/dashboard/skills/:subjectId/sessions/:sessionId',
  notes: '/dashboard/notes',
  reviews: '/dashboard/remember',
  publicCareers: '/careers',
  publicCareer: '/careers/:careerId',
  sources: '/sources',
  guides: '/guides',
  guide: '/guides/:guideId',
  help: '/help',
  helpTopic: '/help/:topicId',
  feedback: '/feedback',
  submitCourse: '/submit-course',
  roadmapAlone: '/roadmap',
  profileWizard: '/userdetails',
  admin: '/admin',
  signInCode: '/login/code',
  adminCourses: '/admin/courses',
  adminCourseRequests: '/admin/course-requests',
  adminFeedback: '/admin/feedback',
  adminMessages: '/admin/messages',
  adminMentoring: '/admin/mentoring',
  adminJobs: '/admin/jobs',
  adminAuditLog: '/admin/audit-log',
  adminSettings: '/admin/settings',
  adminSecondFactor: '/admin/two-step-sign-in',
  institution: '/institution',
  institutionCourses: '/institution/courses',
  adminInstitutions: '/admin/institutions',
  institutionRequests: '/institution/requests',
  institutionSettings: '/institution/settings',
  adminAdvisor: '/admin/advisor',
  institutionDemand: '/institution/demand',
  adminUsers: '/admin/users',
  institutionApplications: '/institution/applications',
  institutionFeedback: '/institution/feedback',
  institutionPeople: '/institution/people',
  invitation: '/invitation/:token',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  verify: '/verify',
  test: '/test',
  getStarted: '/get-started',
  register: '/register',
  unauthorized: '/unauthorized',
} as const

/** Pages that the server makes from what institutions publish. */
export const publishedPages = { course: '/courses/:id', institution: '/institutions/:id' } as const

/** The page of a shared credential, also made by the server. Its address is in the credential. */
export const credentialPage = '/credentials/:id'

/** Each role's settings. A learner's address leads the others to theirs. */
export const settingsPages: Record<Role, string> = {
  admin: pages.adminSettings,
  institution: pages.institutionSettings,
  student: pages.settings,
}

/** The first page of each role's area. */
export const areas: Record<Role, string> = {
  admin: pages.admin,
  institution: pages.institution,
  student: pages.dashboard,
}
