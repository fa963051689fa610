/** Keys that more than one feature reads or invalidates. */
export const queryKeys = {
  account: ['account'],
  advice: ['advice'],
  applications: ['applications'],
  adminCounters: ['admin-counters'],
  adminInstitutions: ['admin-institutions'],
  users: ['users'],
  queue: ['queue'],
  candidates: ['lookup', 'candidates'],
  ownCourses: ['own-courses'],
  institutionTasks: ['institution-tasks'],
  institutionCourseCount: ['institution-course-count'],
} as const
