import { type CoursePreferences, coursePreferencesOf, type StepLink } from '@milepost/advisor'
import type { Dependencies, JobData } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { indexCoursesFor } from '#features/courses/skills/index.ts'
import { findPreferences } from '#features/preferences/index.ts'
import { adviceAnswersOf, findProfile } from '#features/profiles/index.ts'
import { findWhereabouts } from '#features/roadmaps/find-whereabouts.ts'
import { notifyCourseChanges } from '#features/roadmaps/notify-course-changes.ts'
import {
  type AffectedRoadmap,
  findAffectedRoadmaps,
  findSteps,
  type StepRow,
  updateStep,
} from '#features/roadmaps/repository.ts'
import { lockUser } from '#features/users/index.ts'

const roadmapsPerJob = 100

/**
 * Updates current roadmaps after a course was added, changed or deleted. Its steps keep it only if it still teaches
 * them; these and steps without a course get the best one available. Other links stay. Links at most `batch` roadmaps
 * and queues the rest. Safe to run twice.
 */
export async function linkWaitingSteps(
  ctx: Dependencies,
  job: JobData['link-steps'],
  batch = roadmapsPerJob,
): Promise<void> {
  const affected = await findAffectedRoadmaps(ctx.db, { ...job, limit: batch })
  for (const roadmap of affected) await transaction(ctx, (tx) => linkRoadmap(tx, roadmap, job))
  const last = affected.at(-1)
  if (last !== undefined && affected.length === batch)
    await ctx.jobs.send(ctx, 'link-steps', { ...job, after: last.id })
}

async function linkRoadmap(tx: Dependencies, roadmap: AffectedRoadmap, job: JobData['link-steps']): Promise<void> {
  const { id, userId, careerId } = roadmap
  const { courseId } = job
  await lockUser(tx.db, userId)
  const profile = await findProfile(tx.db, userId)
  if (profile === undefined) return
  const whereabouts = await findWhereabouts(tx.db, profile)
  const preferences = coursePreferencesOf(adviceAnswersOf(profile), profile.variant, careerId, whereabouts)
  const steps = (await findSteps(tx.db, id)).filter((step) => !step.milestone)
  const unaffected = steps.filter(({ course }) => course !== null && course.id !== courseId)
  const doubtful = steps.filter(({ course }) => course?.id === courseId)
  const kept = await findKeptLinks(tx, doubtful, courseId, { ...preferences, kept: unaffected.map(toKeptCourse) })
  const keptStepKeys = new Set([...unaffected.map(({ key }) => key), ...kept.map(({ stepKey }) => stepKey)])
  const open = steps.filter(({ key }) => !keptStepKeys.has(key))
  const catalogue = await indexCoursesFor(
    tx.db,
    open.flatMap(({ skills }) => skills),
  )
  const found = await tx.advisor.link(open.map(draftOf), catalogue, {
    ...preferences,
    kept: steps.filter(({ key }) => keptStepKeys.has(key)).map(toKeptCourse),
  })
  const links = new Map([...kept, ...found.value].map((link) => [link.stepKey, link]))
  for (const step of steps) {
    const link = links.get(step.key)
    if (link !== undefined) await store(tx, id, step, link)
  }
  await explainLanguages(tx, id, job, preferences)
  if ((await findPreferences(tx.db, userId)).courseAlerts) await notifyCourseChanges(tx, roadmap, steps, job)
}

/** The steps of a changed course that keep it: the linker decides, with no other course to choose from. */
async function findKeptLinks(
  tx: Dependencies,
  steps: readonly StepRow[],
  courseId: number,
  preferences: CoursePreferences,
): Promise<StepLink[]> {
  if (steps.length === 0) return []
  const { entries } = await indexCoursesFor(
    tx.db,
    steps.flatMap(({ skills }) => skills),
  )
  const own = entries.filter(({ course }) => course.id === courseId)
  const links = await tx.advisor.link(steps.map(draftOf), { size: own.length, entries: own }, preferences)
  return links.value.filter((link) => link.courseId !== null)
}

/**
 * Updates the reason of links to courses in another language after a course was added, changed or deleted; the links
 * stay. The reason is omitted if a course in the study language would be linked today.
 */
async function explainLanguages(
  tx: Dependencies,
  roadmapId: string,
  job: JobData['link-steps'],
  preferences: CoursePreferences,
): Promise<void> {
  const linked = (await findSteps(tx.db, roadmapId)).filter(({ course }) => course !== null)
  const isAffected = ({ courseId, linkReason, skills }: StepRow) =>
    linkReason?.otherLanguage === true &&
    (courseId === job.courseId || skills.some((skill) => job.skills.includes(skill)))
  const affected = linked.filter(isAffected)
  if (affected.length === 0) return
  const catalogue = await indexCoursesFor(
    tx.db,
    affected.flatMap(({ skills }) => skills),
  )
  const kept = linked.filter((step) => !isAffected(step)).map(toKeptCourse)
  const { value } = await tx.advisor.link(affected.map(draftOf), catalogue, { ...preferences, kept })
  for (const { stepNumber, courseId, linkReason, linkAbsence, key } of affected) {
    const reason = value.find(({ stepKey }) => stepKey === key)?.reason
    const ownLanguageAbsence = reason?.otherLanguage === true ? reason.ownLanguageAbsence : null
    if (linkReason === null || linkReason.ownLanguageAbsence === ownLanguageAbsence) continue
    await updateStep(tx.db, roadmapId, stepNumber, {
      courseId,
      linkAbsence,
      linkReason: { ...linkReason, ownLanguageAbsence },
    })
  }
}

function draftOf({ stepNumber, details, ...step }: StepRow) {
  return { ...step, id: stepNumber, details }
}

function toKeptCourse({ course }: StepRow): { courseId: number; price: number } {
  return { courseId: course?.id ?? 0, price: course?.price ?? 0 }
}

/**
 * A step that lost its course keeps the link's reason, to show that it had one. A course waiting for approval stays
 * linked, so that it returns when approved.
 */
async function store(tx: Dependencies, roadmapId: string, step: StepRow, link: StepLink): Promise<void> {
  const stays = link.courseId === null && step.linkReason !== null
  await updateStep(tx.db, roadmapId, step.stepNumber, {
    courseId: stays && step.course === null ? step.courseId : link.courseId,
    linkReason: stays ? step.linkReason : link.reason,
    linkAbsence: link.absence,
  })
}
