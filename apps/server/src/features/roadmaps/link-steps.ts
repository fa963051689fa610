import type { CoursePreferences, StepLink } from '@milepost/advisor'
import type { Dependencies, JobData } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { indexCoursesFor } from '#features/courses/index.ts'
import { findPreferences } from '#features/preferences/index.ts'
import { adviceAnswersOf, findProfile } from '#features/profiles/index.ts'
import {
  type Concerned,
  findRoadmapsConcerned,
  findSteps,
  type StepRow,
  updateLink,
} from '#features/roadmaps/repository.ts'
import { tellOfCourses } from '#features/roadmaps/tell-of-courses.ts'
import { lockUser } from '#features/users/index.ts'

const roadmapsAJob = 100

/**
 * A course has come, changed or gone: in current roadmaps, steps that led to it keep it only if it still teaches them, and
 * these and steps without a course that it may teach get the best course there is. Other links stay as they are, so that
 * nothing changes under a learner without need. In: at most how many roadmaps this job links before another goes on from there.
 * Safe to run twice.
 */
export async function linkWaitingSteps(
  ctx: Dependencies,
  job: JobData['link-steps'],
  batch = roadmapsAJob,
): Promise<void> {
  const concerned = await findRoadmapsConcerned(ctx.db, { ...job, limit: batch })
  for (const roadmap of concerned) await transaction(ctx, (tx) => linkRoadmap(tx, roadmap, job))
  const last = concerned.at(-1)
  if (last !== undefined && concerned.length === batch)
    await ctx.jobs.send(ctx, 'link-steps', { ...job, after: last.id })
}

async function linkRoadmap(tx: Dependencies, roadmap: Concerned, job: JobData['link-steps']): Promise<void> {
  const { id, userId } = roadmap
  const { courseId } = job
  await lockUser(tx.db, userId)
  const profile = await findProfile(tx.db, userId)
  if (profile === undefined) return
  const preferences = adviceAnswersOf(profile)
  const steps = (await findSteps(tx.db, id)).filter((step) => !step.milestone)
  const standing = steps.filter(({ course }) => course !== null && course.id !== courseId)
  const doubtful = steps.filter(({ course }) => course?.id === courseId)
  const kept = await keep(tx, doubtful, courseId, { ...preferences, kept: standing.map(boughtBy) })
  const keptKeys = new Set([...standing.map(({ key }) => key), ...kept.map(({ stepKey }) => stepKey)])
  const open = steps.filter(({ key }) => !keptKeys.has(key))
  const catalogue = await indexCoursesFor(
    tx.db,
    open.flatMap(({ skills }) => skills),
  )
  const found = await tx.advisor.link(open.map(draftOf), catalogue, {
    ...preferences,
    kept: steps.filter(({ key }) => keptKeys.has(key)).map(boughtBy),
  })
  const links = new Map([...kept, ...found.value].map((link) => [link.stepKey, link]))
  for (const step of steps) {
    const link = links.get(step.key)
    if (link !== undefined) await store(tx, id, step, link)
  }
  await explainLanguages(tx, id, job, preferences)
  if ((await findPreferences(tx.db, userId)).courseAlerts) await tellOfCourses(tx, roadmap, steps, job)
}

/** Which steps of a course that has changed may keep it: the linker decides, with no other course to choose from. */
async function keep(
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
 * Steps with a course in another language say why. A course that has come, changed or gone may make that untrue: it is said again,
 * and the courses stay. Where one in the study language would be linked today, it is left unsaid.
 */
async function explainLanguages(
  tx: Dependencies,
  roadmapId: string,
  job: JobData['link-steps'],
  preferences: CoursePreferences,
): Promise<void> {
  const linked = (await findSteps(tx.db, roadmapId)).filter(({ course }) => course !== null)
  const isConcerned = ({ courseId, linkReason, skills }: StepRow) =>
    linkReason?.otherLanguage === true &&
    (courseId === job.courseId || skills.some((skill) => job.skills.includes(skill)))
  const concerned = linked.filter(isConcerned)
  if (concerned.length === 0) return
  const catalogue = await indexCoursesFor(
    tx.db,
    concerned.flatMap(({ skills }) => skills),
  )
  const kept = linked.filter((step) => !isConcerned(step)).map(boughtBy)
  const { value } = await tx.advisor.link(concerned.map(draftOf), catalogue, { ...preferences, kept })
  for (const { number, courseId, linkReason, linkAbsence, key } of concerned) {
    const reason = value.find(({ stepKey }) => stepKey === key)?.reason
    const ownLanguageAbsence = reason?.otherLanguage === true ? reason.ownLanguageAbsence : null
    if (linkReason === null || linkReason.ownLanguageAbsence === ownLanguageAbsence) continue
    await updateLink(tx.db, roadmapId, number, {
      courseId,
      linkAbsence,
      linkReason: { ...linkReason, ownLanguageAbsence },
    })
  }
}

function draftOf({ number, details, ...step }: StepRow) {
  return { ...step, id: number, details }
}

function boughtBy({ course }: StepRow): { courseId: number; price: number } {
  return { courseId: course?.id ?? 0, price: course?.price ?? 0 }
}

/**
 * A step whose course has gone and that nothing else teaches keeps its reason, and so says that it had one. One that only waits
 * for approval stays noted, to be back when it is approved.
 */
async function store(tx: Dependencies, roadmapId: string, step: StepRow, link: StepLink): Promise<void> {
  const stays = link.courseId === null && step.linkReason !== null
  await updateLink(tx.db, roadmapId, step.number, {
    courseId: stays && step.course === null ? step.courseId : link.courseId,
    linkReason: stays ? step.linkReason : link.reason,
    linkAbsence: link.absence,
  })
}
