/** What can wait for an admin, in the order of the filters. */
export const queueKinds = [
  'institution_request',
  'course',
  'course_request',
  'contact_message',
  'mentoring',
  'message_report',
  'failed_job',
] as const
export type QueueKind = (typeof queueKinds)[number]

/** What is kept with its outcome once it is decided. */
export const decidedRequestKinds = ['institution_request', 'course_request'] as const

/** Counting stops here, so that a long queue costs no more than a short one. The queue shows as many, the oldest first. */
export const maxQueueCount = 1000

/** How many are decided in one request. */
export const maxDecisionsAtOnce = 200

/** How long a decision can be undone. Those affected hear of it afterwards. */
export const undoSeconds = 60

/** The reasons for a rejection that admins have to choose from until they change them. */
export const firstRejectionReasons: string[] = [
  'Please say more about what learners will be able to do afterwards.',
  'The description also belongs to another course. Please describe this one in your own words.',
  'Please check the price. It’s very different from similar courses.',
  'We couldn’t confirm your contact details. Please check the email and the address.',
]

/** What can be approved or rejected without a written reply. */
export const decidedKinds = ['institution_request', 'course', 'course_request', 'failed_job'] as const
export type DecidedKind = (typeof decidedKinds)[number]
