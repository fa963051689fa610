import type { NotificationKind } from '#notifications/schema.ts'
import type { Role } from '#roles.ts'

/** The media type of the stream. Each message's `data` is an `InboxState`, the current one first. */
export const eventStream = 'text/event-stream'
export const maxStreamsPerSession = 3

/** What people get by email too, unless they turned it off. A topic is for one role. */
export const noticeTopics = ['applications', 'courses', 'answers', 'queue'] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/** 'soon': within a few minutes, or an hour where many come together. 'daily': once, in the morning (UTC). */
export const noticeDeliveries = ['soon', 'daily', 'never'] as const
export type NoticeDelivery = (typeof noticeDeliveries)[number]

interface NoticeTopicRule {
  readonly who: Role
  /** For people who haven't chosen. */
  readonly usual: NoticeDelivery
  /** How long 'soon' waits for more of the same. */
  readonly gatherMinutes: number
  readonly kinds: readonly NotificationKind[]
}

/** Who is told of what by email. All other kinds of notifications are for the bell alone, or have emails of their own. */
export const noticeTopicRules: Readonly<Record<NoticeTopic, NoticeTopicRule>> = {
  applications: {
    who: 'institution',
    usual: 'soon',
    gatherMinutes: 60,
    kinds: [
      'application_received',
      'application_withdrawn',
      'application_replied',
      'offer_accepted',
      'offer_not_taken',
      'learner_left',
      'place_free',
    ],
  },
  courses: {
    who: 'institution',
    usual: 'soon',
    gatherMinutes: 2,
    kinds: ['course_decided'],
  },
  answers: {
    who: 'student',
    usual: 'soon',
    gatherMinutes: 2,
    kinds: [
      'application_answered',
      'completion_taken_back',
      'credential_revoked',
      'offer_ending',
      'offer_ended',
      'application_closed',
      'application_question',
      'course_request_answered',
      'mentoring_answered',
    ],
  },
  queue: {
    who: 'admin',
    usual: 'daily',
    gatherMinutes: 60,
    kinds: [
      'course_submitted',
      'courses_submitted',
      'course_requested',
      'institution_request_received',
      'mentoring_requested',
      'contact_message_received',
      'message_reported',
    ],
  },
}
