import { call } from '#lib/api.ts'

const noted = new Set<string>()

/** Records that a learner opened a course. A failure is ignored, and the next opening tries again. */
export async function noteCourseOpened(userId: string, courseId: number): Promise<void> {
  // The server counts a course once a day: within this visit to the product there is no need to tell it twice.
  const key = `${userId} ${courseId} ${new Date().toISOString().slice(0, 10)}`
  if (noted.has(key)) return
  noted.add(key)
  await call('POST /activity/courses-opened', { body: { userId, courseId } }).catch(() => noted.delete(key))
}
