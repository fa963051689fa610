import type { Context } from '#context.ts'
import { countPending, findInstitutionName } from '#features/courses/submissions/repository.ts'
import { markAdminNotificationsRead, notifyAdmins } from '#features/notifications/index.ts'
import type { SignedInContext } from '#http/register-route.ts'

interface SubmittedCourse {
  readonly id: number
  readonly title: string
  readonly institutionId: number | null
  readonly version: number
}

/** Notifies admins that a course waits for their approval. */
export async function notifyOfSubmission(tx: SignedInContext, course: SubmittedCourse): Promise<void> {
  const institution = await findInstitutionName(tx.db, course.institutionId)
  await notifyAdmins(tx, {
    kind: 'course_submitted',
    params: { course: course.title, institution },
    key: `course_submitted:${course.id}:${course.version}`,
  })
}

/** Notifies admins, once, of the courses of a file that wait for their approval. */
export async function notifyOfSubmissions(tx: SignedInContext, institutionId: number, courses: number): Promise<void> {
  if (courses === 0) return
  const institution = await findInstitutionName(tx.db, institutionId)
  const key = `courses_submitted:${institutionId}:${tx.clock().toISOString()}`
  await notifyAdmins(tx, { kind: 'courses_submitted', params: { courses, institution }, key })
}

/** A course no longer waits: admins need no notice of it, nor of a file of which it was the last. */
export async function markSubmissionRead(
  tx: Context,
  { id, institutionId }: Pick<SubmittedCourse, 'id' | 'institutionId'>,
): Promise<void> {
  await markAdminNotificationsRead(tx, `course_submitted:${id}:`)
  if (institutionId !== null) await markFileRead(tx, institutionId)
}

/** Admins need no notice of a file once none of the institution's courses wait. */
export async function markFileRead(tx: Context, institutionId: number): Promise<void> {
  if ((await countPending(tx.db, institutionId)) > 0) return
  await markAdminNotificationsRead(tx, `courses_submitted:${institutionId}:`)
}
