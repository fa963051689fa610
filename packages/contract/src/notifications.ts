/**
 * What users are told in the product. Each kind has the parameters that its text needs; the browser puts it into words.
 * 'link' is where it leads: a page of the product.
 */
export const notificationKinds = [
  'application_answered',
  'application_closed',
  'application_received',
  'application_withdrawn',
  'course_request_answered',
  'step_course_changed',
  'step_course_gone',
  'feedback_received',
  'weekly_summary',
  'mentoring_answered',
] as const
export type NotificationKind = (typeof notificationKinds)[number]
