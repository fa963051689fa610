import type { CourseFigures, InstitutionFigures } from '@milepost/contract/analytics/schema'
import { type ApplicationStatus, applicationStatuses } from '@milepost/contract/applications/limits'
import type { Context } from '#context.ts'
import type { Queryable } from '#db/client.ts'
import {
  allTime,
  countApplications,
  courseSubject,
  findCourseFigures,
  findMarks,
  findShownOfSubjects,
  findShownOfWhole,
} from '#features/analytics/figures/repository.ts'
import { endedWeeks } from '#features/analytics/figures/weeks.ts'
import { findReceivedFigures } from '#features/feedback/index.ts'

/** An institution's figures: published learner figures, and its own records. */
export async function readInstitutionFigures(
  ctx: Pick<Context, 'db' | 'clock'>,
  institutionId: number,
): Promise<InstitutionFigures> {
  const shown = new Map(
    (await findShownOfWhole(ctx.db, institutionId)).map(({ kind, week, value }) => [`${kind} ${week}`, value]),
  )
  const figure = (kind: string, week: string) => shown.get(`${kind} ${week}`) ?? null
  const [published] = await findMarks(ctx.db, 'published')
  const applications = Object.fromEntries(applicationStatuses.map((status) => [status, 0])) as Record<
    ApplicationStatus,
    number
  >
  for (const { status, total } of await countApplications(ctx.db, institutionId)) applications[status] = total
  return {
    publishedAt: published?.publishedAt.toISOString() ?? null,
    all: {
      views: figure('views', allTime),
      linked: figure('linked', allTime),
      reached: figure('reached', allTime),
      finished: figure('finished', allTime),
    },
    weeks: endedWeeks(ctx.clock()).map((start) => ({
      start,
      views: figure('views', start),
      reached: figure('reached', start),
      finished: figure('finished', start),
    })),
    applications,
    feedback: await findReceivedFigures(ctx.db, institutionId),
  }
}

/** The same for a page of its courses. */
export async function readCourseFigures(
  db: Queryable,
  institutionId: number,
  slice: { limit: number; offset: number },
): Promise<CourseFigures[]> {
  const courses = await findCourseFigures(db, institutionId, slice)
  const rows = await findShownOfSubjects(
    db,
    courses.map(({ id }) => courseSubject(id)),
  )
  const shown = new Map(rows.map(({ kind, subject, value }) => [`${kind} ${subject}`, value]))
  return courses.map((course) => {
    const figure = (kind: string) => shown.get(`${kind} ${courseSubject(course.id)}`) ?? null
    return {
      ...course,
      views: figure('views'),
      linked: figure('linked'),
      reached: figure('reached'),
      finished: figure('finished'),
    }
  })
}
