import type { Dependencies, JobData } from '#context.ts'
import { findDemandedSkills } from '#features/courses/skills/index.ts'
import { findLatestByKey, type NewNotification, notifyAll } from '#features/notifications/index.ts'
import { findStatuses } from '#features/progress/index.ts'
import { type AffectedRoadmap, findSteps, type StepRow } from '#features/roadmaps/repository.ts'

/**
 * Notifies a learner which open steps got, lost or changed their course, once per change. `before` are the current roadmap's
 * steps before they were linked again.
 */
export async function notifyCourseChanges(
  tx: Dependencies,
  { id, userId }: AffectedRoadmap,
  before: readonly StepRow[],
  job: JobData['link-steps'],
): Promise<void> {
  const steps = await findSteps(tx.db, id)
  await notifyOfFoundCourses(tx, userId, before, steps)
  const touched = before.filter((step) => hadCourse(step) && isTouched(step, job))
  if (touched.length === 0) return
  const statuses = await findStatuses(tx.db, userId)
  const now = new Map(steps.map((step) => [step.key, step]))
  const notifications: NewNotification[] = []
  for (const old of touched) {
    const step = now.get(old.key)
    if (step === undefined || statuses.get(old.key) === 'done') continue
    const beginning = `step_course:${id}:${old.key}:`
    // The last notification tells whether the missing course is news.
    const saidGone = (await findLatestByKey(tx.db, userId, beginning))?.kind === 'step_course_gone'
    const change = changeOf(old, step, saidGone)
    if (change !== undefined) notifications.push({ ...change, userId, key: `${beginning}${tx.clock().toISOString()}` })
  }
  await notifyAll(tx, notifications)
}

/**
 * Each learner gets one notice of a course that was made for a skill in demand and now fills a step that waited for that
 * skill. Other courses that come first are no news.
 */
async function notifyOfFoundCourses(
  tx: Dependencies,
  userId: string,
  before: readonly StepRow[],
  now: readonly StepRow[],
): Promise<void> {
  const waited = new Set(before.filter((step) => !hadCourse(step)).map(({ key }) => key))
  const filled = now.filter(({ key, course }) => waited.has(key) && course !== null)
  const skillOf = await findDemandedSkills(
    tx.db,
    filled.flatMap(({ course }) => course?.id ?? []),
  )
  if (skillOf.size === 0) return
  const statuses = await findStatuses(tx.db, userId)
  const notifications = filled.flatMap(({ key, label: step, stepNumber, course, skills }): NewNotification[] => {
    if (course === null || statuses.get(key) === 'done' || !skills.includes(skillOf.get(course.id) ?? '')) return []
    const params = { step, number: stepNumber, course: course.title }
    return [{ userId, kind: 'step_course_found', params, key: `step_course_found:${course.id}` }]
  })
  await notifyAll(tx, notifications)
}

/** A step keeps the link's reason when its course is deleted. */
function hadCourse({ course, linkReason }: StepRow): boolean {
  return course !== null || linkReason !== null
}

function isTouched({ courseId, skills }: StepRow, job: JobData['link-steps']): boolean {
  return courseId === job.courseId || skills.some((skill) => job.skills.includes(skill))
}

function changeOf(old: StepRow, { label: step, stepNumber, course }: StepRow, saidGone: boolean) {
  if (course === null)
    return saidGone ? undefined : ({ kind: 'step_course_gone', params: { step, number: stepNumber } } as const)
  const isNews = saidGone || old.course?.id !== course.id
  return isNews
    ? ({ kind: 'step_course_changed', params: { step, number: stepNumber, course: course.title } } as const)
    : undefined
}
