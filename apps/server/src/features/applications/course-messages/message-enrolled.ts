import { createHash } from 'node:crypto'
import { transaction } from '#db/transaction.ts'
import { findEnrolled, findMessagedCourse } from '#features/applications/course-messages/repository.ts'
import { requireOwnCourse } from '#features/applications/index.ts'
import { audit } from '#features/audit-logs/index.ts'
import { queueEmail } from '#features/emails/index.ts'
import { notifyAll } from '#features/notifications/index.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Writes to every learner enrolled in a course, in their inbox and by email. The words are the key: anyone who has them
 * from this course already, from a second press or another member, doesn't get them again.
 * @returns how many learners got it now
 * @throws {AppError} 'not_found' for another institution's course
 */
export async function messageEnrolled(ctx: SignedInContext, courseId: number, text: string): Promise<number> {
  return transaction(ctx, async (tx) => {
    const course = await findMessagedCourse(tx.db, courseId)
    requireOwnCourse(tx.actor, course)
    const learners = await findEnrolled(tx.db, courseId)
    const key = `course_message:${courseId}:${createHash('sha256').update(text).digest('base64url')}`
    const params = { course: course.title, institution: course.institutionName, text }
    const told = new Set(
      await notifyAll(
        tx,
        learners.map(({ userId }) => ({ userId, kind: 'course_message', params, key })),
      ),
    )
    const replyTo = course.institutionEmail === '' ? {} : { replyTo: course.institutionEmail }
    for (const { userId, email } of learners.filter((learner) => told.has(learner.userId))) {
      await queueEmail(tx, { kind: 'course_message', to: email, userId, params, ...replyTo })
    }
    const details = { sent: told.size }
    await audit(tx, { action: 'course.accepted_messaged', objectType: 'course', objectId: String(courseId), details })
    return told.size
  })
}
