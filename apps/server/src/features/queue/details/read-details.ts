import { messageReportReasons } from '@milepost/contract/applications/limits'
import type { QueueKind } from '@milepost/contract/queue/limits'
import type { QueueDetails } from '@milepost/contract/queue/schema'
import type { Queryable } from '#db/client.ts'
import { findReport } from '#features/applications/conversation/index.ts'
import { findMessage, presentMessage } from '#features/contact/index.ts'
import { findCourseRequest, presentQueued as presentCourseRequest } from '#features/course-requests/index.ts'
import { findAdminCourse, presentAdminCourse } from '#features/courses/admin/index.ts'
import { findRequest, presentForAdmins } from '#features/institutions/requests/index.ts'
import { findFailedJobs } from '#features/jobs/index.ts'
import { findQueuedRequest, presentQueued as presentMentoring } from '#features/mentoring/index.ts'
import { numberOf } from '#features/queue/details/item-number.ts'
import { findOtherCourses } from '#features/queue/details/repository.ts'
import { findCourseSignals, findRequestSignals, linkSignals } from '#features/queue/details/signals.ts'
import { findUser, type UserRow } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'

type Reader = (db: Queryable, id: number) => Promise<QueueDetails | undefined>

const readers: Readonly<Record<Exclude<QueueKind, 'failed_job'>, Reader>> = {
  course: async (db, id) => {
    const course = await findAdminCourse(db, id)
    if (course === undefined) return undefined
    const others = await findOtherCourses(db, course.institutionId, id)
    const signals = await findCourseSignals(db, course)
    return { kind: 'course', course: presentAdminCourse(course), approved: course.approvedContent, others, signals }
  },
  institution_request: async (db, id) => {
    const found = await findRequest(db, id)
    if (found === undefined) return undefined
    const signals = await findRequestSignals(db, found.request)
    return {
      kind: 'institution_request',
      request: presentForAdmins(found),
      ...presentApplicant(found.applicant),
      signals,
    }
  },
  course_request: async (db, id) => {
    const row = await findCourseRequest(db, id)
    if (row === undefined) return undefined
    const applicant = await findUser(db, row.userId)
    if (applicant === undefined) return undefined
    const signals = linkSignals(`${row.description}\n${row.link ?? ''}`)
    return { kind: 'course_request', request: presentCourseRequest(row), ...presentApplicant(applicant), signals }
  },
  contact_message: async (db, id) => {
    const row = await findMessage(db, id)
    return row === undefined ? undefined : { kind: 'contact_message', message: presentMessage(row) }
  },
  mentoring: async (db, id) => {
    const row = await findQueuedRequest(db, id)
    return row === undefined ? undefined : { kind: 'mentoring', request: presentMentoring(row) }
  },
  message_report: async (db, id) => {
    const row = await findReport(db, id)
    if (row === undefined) return undefined
    const { message, course, institutionId, institutionName: name, learner } = row
    const institution = institutionId === null ? null : { id: institutionId, name }
    const reason = messageReportReasons.find((each) => each === message.reportReason) ?? 'other'
    const report = { course, from: message.side, learner, institution, reason, text: message.text }
    return { kind: 'message_report', report }
  },
}

function presentApplicant({ createdAt, emailVerifiedAt }: Pick<UserRow, 'createdAt' | 'emailVerifiedAt'>) {
  return { applicantSince: createdAt.toISOString(), applicantVerified: emailVerifiedAt !== null }
}

/**
 * Something that waits, or has waited, in full.
 * @throws {AppError} 'not_found'
 */
export async function readDetails(db: Queryable, kind: QueueKind, id: string): Promise<QueueDetails> {
  const details = kind === 'failed_job' ? await readJob(db, id) : await readNumbered(db, kind, id)
  if (details === undefined) throw new AppError('not_found')
  return details
}

async function readNumbered(db: Queryable, kind: keyof typeof readers, id: string): Promise<QueueDetails | undefined> {
  const number = numberOf(id)
  return number === null ? undefined : readers[kind](db, number)
}

async function readJob(db: Queryable, id: string): Promise<QueueDetails | undefined> {
  const [job] = id.includes('-') ? await findFailedJobs(db, { limit: 1, offset: 0 }, id) : []
  return job === undefined ? undefined : { kind: 'failed_job', job }
}
