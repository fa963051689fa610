/** What can wait for an admin, in the order of the filters. */
export const queueKinds = [
  'institution_request',
  'course',
  'course_request',
  'contact_message',
  'mentoring',
  'failed_job',
] as const

/** Counting stops here, so that a long queue costs no more than a short one. The queue shows as many, the oldest first. */
export const maxQueueCount = 1000
