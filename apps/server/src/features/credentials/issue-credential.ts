import { randomBytes } from 'node:crypto'
import { knowledge } from '@milepost/advisor/knowledge'
import type { Context } from '#context.ts'
import { hashRecipient } from '#features/credentials/open-badge.ts'
import { type CompletedApplication, findCourseContent, insertCredential } from '#features/credentials/repository.ts'

/** Keeps what the credential of a completed application says. It is signed when it is delivered. Safe to run twice. */
export async function issueCredential(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  application: CompletedApplication,
  email: string,
): Promise<void> {
  const { id, userId, courseId, institutionId, institutionName, courseTitle } = application
  // Its institution was deleted within the minute: there is no issuer.
  if (institutionId === null) return
  const course = courseId === null ? undefined : await findCourseContent(db, courseId)
  const recipientSalt = randomBytes(16).toString('base64url')
  await insertCredential(db, {
    userId,
    applicationId: id,
    institutionId,
    institutionName,
    courseTitle,
    description: course?.description ?? '',
    language: course?.language ?? 'en',
    duration: course?.duration ?? null,
    skills: (course?.skills ?? []).flatMap((skill) => knowledge.skills.get(skill)?.name ?? []),
    recipientHash: hashRecipient(email, recipientSalt),
    recipientSalt,
    issuedAt: clock(),
  })
}
