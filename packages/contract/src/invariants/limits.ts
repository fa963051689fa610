/** What the product checks about its own data every hour. */
export const invariantNames = [
  'one_subscription',
  'plan_follows_subscription',
  'one_owner',
  'an_admin',
  'steps_have_courses',
  'emails_are_sent',
  'course_words_are_counted',
] as const
export type InvariantName = (typeof invariantNames)[number]
