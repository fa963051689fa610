import { useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { QueueKind } from '@milepost/contract/queue/limits'
import { BookOpen, BookPlus, Building2, Flag, type LucideIcon, Mail, MessagesSquare, Wrench } from '#ui/icons.ts'

/** The screen of each kind. */
export const screenOf: Readonly<Record<QueueKind, string>> = {
  institution_request: pages.adminInstitutions,
  course: `${pages.adminCourses}?status=pending`,
  course_request: pages.adminCourseRequests,
  contact_message: pages.adminMessages,
  mentoring: pages.adminMentoring,
  message_report: pages.admin,
  failed_job: pages.adminJobs,
}

export const kindIcons: Readonly<Record<QueueKind, LucideIcon>> = {
  institution_request: Building2,
  course: BookOpen,
  course_request: BookPlus,
  contact_message: Mail,
  mentoring: MessagesSquare,
  message_report: Flag,
  failed_job: Wrench,
}

/** What one of each kind is called, and several. */
export function useKindNames(): Readonly<Record<QueueKind, { readonly one: string; readonly several: string }>> {
  const { t } = useLingui()
  return {
    institution_request: { one: t`Institution request`, several: t`Institution requests` },
    course: { one: t`Course`, several: t`Courses` },
    course_request: { one: t`Course request`, several: t`Course requests` },
    contact_message: { one: t`Message`, several: t`Messages` },
    mentoring: { one: t`Mentoring request`, several: t`Mentoring requests` },
    message_report: { one: t`Reported message`, several: t`Reported messages` },
    failed_job: { one: t`Failed job`, several: t`Failed jobs` },
  }
}
