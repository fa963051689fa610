import * as z from 'zod/mini'
import type { ApplicationStatus } from '#applications/limits.ts'
import type { CourseRequest } from '#course-requests/schema.ts'
import type { RevocationReason } from '#credentials/limits.ts'
import type { InvariantName } from '#invariants/limits.ts'
import type { MentoringRequest } from '#mentoring/schema.ts'
import type { Tick } from '#progress/schema.ts'
import { QueueCounts } from '#queue/schema.ts'
import type { Role } from '#roles.ts'
import { instant } from '#text.ts'

/** Kinds of notifications, each with the parameters that its text needs. The browser writes the text. */
export interface NotificationParams {
  /** `until`: the last day of an offer; '' otherwise. Notifications from before there were offers say 'accepted'. */
  application_answered: {
    course: string
    institution: string
    status: ApplicationStatus | 'accepted'
    until: string
  }
  completion_taken_back: { course: string; institution: string; reason: string }
  credential_revoked: { course: string; institution: string; reason: RevocationReason }
  offer_ending: { course: string; institution: string; until: string }
  offer_ended: { course: string; institution: string }
  application_closed: { course: string; institution: string }
  application_question: { course: string; institution: string }
  /** What an institution writes to everyone enrolled in a course. */
  course_message: { course: string; institution: string; text: string }
  application_received: { course: string }
  application_withdrawn: { course: string }
  application_replied: { course: string }
  offer_accepted: { course: string }
  offer_not_taken: { course: string }
  learner_left: { course: string }
  place_free: { course: string; waiting: number }
  message_reported: Record<string, never>
  course_request_answered: { courseName: string; status: CourseRequest['status']; link: string }
  step_course_changed: { step: string; number: number; course: string }
  /** A step that never had a course has one now. */
  step_course_found: { step: string; number: number; course: string }
  step_course_gone: { step: string; number: number }
  feedback_received: { target: string; link: string }
  weekly_summary: {
    done: number
    hours: number
    career: string
    state: 'open' | 'finished'
    /** '' when finished. */
    nextStep: string
    /** Whether `course` is suggested, for the step `courseStep`. */
    suggests: 'yes' | 'no'
    course: string
    courseStep: string
  }
  quiet_reminder: { career: string; step: string; number: number; task: Tick['task']; hours: number }
  mentoring_answered: { status: MentoringRequest['status']; link: string }
  course_decided: { course: string; outcome: 'approved' | 'rejected' | 'deleted'; reason: string }
  /** For admins: a course needs approval, or several that came in one file. */
  course_submitted: { course: string; institution: string }
  courses_submitted: { courses: number; institution: string }
  course_requested: { courseName: string }
  contact_message_received: Record<string, never>
  mentoring_requested: Record<string, never>
  feedback_removed: { target: string; reason: string; link: string }
  invariant_broken: { invariant: InvariantName; count: number }
  institution_request_received: { institution: string }
  institution_request_approved: { institution: string }
  institution_request_rejected: { institution: string }
  institution_assigned: { institution: string }
  institution_closed: { institution: string }
  /** The institution is '' for other roles. */
  role_changed: { role: Role; institution: string }
  member_joined: { institution: string }
  member_left: { institution: string }
  membership_ended: { institution: string }
  ownership_received: { institution: string }
  ownership_handed_over: { institution: string }
}
export type NotificationKind = keyof NotificationParams

/** What a notification says: a kind with its parameters. */
export type NotificationContent = {
  [Kind in NotificationKind]: { readonly kind: Kind; readonly params: NotificationParams[Kind] }
}[NotificationKind]

export const Notification = z.object({
  id: z.int(),
  /** A kind of `NotificationParams`. A browser of an older version may not know it. */
  kind: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: instant,
  read: z.boolean(),
})
export type Notification = z.output<typeof Notification>

/** Changes whenever an inbox does: the newest notification's id (0: none), and the number of unread ones. */
export const InboxState = z.object({
  newest: z.int(),
  unread: z.int(),
  /** What waits for an admin. For admins only. */
  waiting: z.optional(QueueCounts),
})
export type InboxState = z.output<typeof InboxState>
