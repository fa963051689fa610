/** Keys that more than one feature reads or invalidates. */
export const queryKeys = {
  account: ['account'],
  applications: ['applications'],
  adminCounters: ['admin-counters'],
  candidates: ['lookup', 'candidates'],
  institutionCourseCount: ['institution-course-count'],
} as const
