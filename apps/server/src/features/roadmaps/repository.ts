import type { CareerId } from '@milepost/contract/careers/limits'
import { and, asc, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { courseColumns } from '#db/course-columns.ts'
import { offered } from '#db/offered-courses.ts'
import { catalogueVersions, courses } from '#db/schema/courses.ts'
import { profiles } from '#db/schema/profiles.ts'
import { stepTicks } from '#db/schema/progress.ts'
import { roadmapSteps, roadmaps } from '#db/schema/roadmaps.ts'
import { users } from '#db/schema/users.ts'
import type { CacheKey } from '#http/register-route.ts'

export type RoadmapRow = typeof roadmaps.$inferSelect
export type StepRow = Awaited<ReturnType<typeof findSteps>>[number]
export type VersionRow = Awaited<ReturnType<typeof findVersions>>[number]
export type NewStep = Omit<typeof roadmapSteps.$inferInsert, 'roadmapId'>

export async function findCurrentRoadmap(db: Queryable, userId: string): Promise<RoadmapRow | undefined> {
  const [roadmap] = await db
    .select()
    .from(roadmaps)
    .where(and(eq(roadmaps.userId, userId), eq(roadmaps.isCurrent, true)))
    .limit(1)
  return roadmap
}

/**
 * The key of a learner's current roadmap: the row versions of the roadmap and the profile, and the catalogue's version.
 * Triggers renew them for changed steps, courses and institutions.
 */
export const roadmapKey: CacheKey = {
  name: 'roadmap_keys',
  value: sql`(select concat_ws(' ', ${roadmaps}.xmin, ${profiles}.xmin,
      (select ${catalogueVersions.version} from ${catalogueVersions}))
    from ${roadmaps} inner join ${profiles} on ${eq(profiles.userId, roadmaps.userId)}
    where ${and(eq(roadmaps.userId, users.id), roadmaps.isCurrent)})`,
}

/** The steps in order, each with its linked course if still offered. */
export async function findSteps(db: Queryable, roadmapId: string) {
  return db
    .select({
      stepNumber: roadmapSteps.stepNumber,
      key: roadmapSteps.key,
      section: roadmapSteps.section,
      label: roadmapSteps.label,
      description: roadmapSteps.description,
      hours: roadmapSteps.hours,
      milestone: roadmapSteps.milestone,
      details: roadmapSteps.details,
      skills: roadmapSteps.skills,
      linkReason: roadmapSteps.linkReason,
      linkAbsence: roadmapSteps.linkAbsence,
      courseId: roadmapSteps.courseId,
      course: courseColumns,
    })
    .from(roadmapSteps)
    .leftJoin(courses, and(eq(courses.id, roadmapSteps.courseId), offered))
    .where(eq(roadmapSteps.roadmapId, roadmapId))
    .orderBy(asc(roadmapSteps.stepNumber))
}

/** Versions made after changed answers or for a switch, except those after a taster. */
export async function countChangesSince(db: Queryable, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(roadmaps)
    .where(
      and(
        eq(roadmaps.userId, userId),
        inArray(roadmaps.occasion, ['profile_changed', 'switched']),
        eq(roadmaps.afterTaster, false),
        gt(roadmaps.createdAt, since),
      ),
    )
  return row?.total ?? 0
}

/** The careers that were chosen after their tasters. */
export async function findTastedCareers(db: Queryable, userId: string): Promise<CareerId[]> {
  const rows = await db
    .selectDistinct({ careerId: roadmaps.careerId })
    .from(roadmaps)
    .where(and(eq(roadmaps.userId, userId), eq(roadmaps.afterTaster, true)))
  return rows.map(({ careerId }) => careerId)
}

/** The newest version whose career the advice decided. */
export async function findAdvisedVersion(db: Queryable, userId: string): Promise<RoadmapRow | undefined> {
  const [roadmap] = await db
    .select()
    .from(roadmaps)
    .where(and(eq(roadmaps.userId, userId), isNull(roadmaps.chosenCareerId)))
    .orderBy(desc(roadmaps.version))
    .limit(1)
  return roadmap
}

export async function findVersion(db: Queryable, userId: string, version: number): Promise<RoadmapRow | undefined> {
  const [roadmap] = await db
    .select()
    .from(roadmaps)
    .where(and(eq(roadmaps.userId, userId), eq(roadmaps.version, version)))
    .limit(1)
  return roadmap
}

/** The newest versions first, each with its number of steps. */
export async function findVersions(db: Queryable, userId: string, limit: number) {
  return db
    .select({
      version: roadmaps.version,
      careerId: roadmaps.careerId,
      occasion: roadmaps.occasion,
      createdAt: roadmaps.createdAt,
      totalHours: roadmaps.totalHours,
      current: roadmaps.isCurrent,
      steps: db.$count(roadmapSteps, eq(roadmapSteps.roadmapId, roadmaps.id)),
    })
    .from(roadmaps)
    .where(eq(roadmaps.userId, userId))
    .orderBy(desc(roadmaps.version))
    .limit(limit)
}

/** The milestones of all versions, oldest first, with each version's name for them. */
export async function findMilestones(db: Queryable, userId: string) {
  return db
    .select({ key: roadmapSteps.key, label: roadmapSteps.label, givenAt: roadmaps.createdAt })
    .from(roadmapSteps)
    .innerJoin(roadmaps, eq(roadmaps.id, roadmapSteps.roadmapId))
    .where(and(eq(roadmaps.userId, userId), eq(roadmapSteps.milestone, true)))
    .orderBy(asc(roadmaps.version), asc(roadmapSteps.stepNumber))
}

/** Makes an existing version current. */
export async function setCurrentRoadmap(db: Queryable, roadmap: RoadmapRow): Promise<RoadmapRow> {
  await unsetCurrent(db, roadmap.userId)
  await db.update(roadmaps).set({ isCurrent: true }).where(eq(roadmaps.id, roadmap.id))
  return { ...roadmap, isCurrent: true }
}

async function unsetCurrent(db: Queryable, userId: string): Promise<void> {
  await db
    .update(roadmaps)
    .set({ isCurrent: false })
    .where(and(eq(roadmaps.userId, userId), eq(roadmaps.isCurrent, true)))
}

/** Stores a new version with its steps and makes it current. */
export async function insertRoadmap(
  db: Queryable,
  row: Omit<typeof roadmaps.$inferInsert, 'version' | 'isCurrent'>,
  steps: readonly NewStep[],
): Promise<RoadmapRow> {
  const [last] = await db
    .select({ version: roadmaps.version })
    .from(roadmaps)
    .where(eq(roadmaps.userId, row.userId))
    .orderBy(desc(roadmaps.version))
    .limit(1)
  await unsetCurrent(db, row.userId)
  const [roadmap] = await db
    .insert(roadmaps)
    .values({ ...row, version: (last?.version ?? 0) + 1, isCurrent: true })
    .returning()
  if (roadmap === undefined) throw new Error('the roadmap was not stored')
  await db.insert(roadmapSteps).values(steps.map((step) => ({ ...step, roadmapId: roadmap.id })))
  return roadmap
}

/** A current roadmap with its user. */
export interface AffectedRoadmap {
  readonly id: string
  readonly userId: string
  readonly careerId: CareerId
}

/**
 * Current roadmaps, by id, with a step linked to the course, or one that teaches one of the skills and has no course or
 * one in another language.
 */
export async function findAffectedRoadmaps(
  db: Queryable,
  { courseId, skills, after, limit }: { courseId: number; skills: readonly string[]; after?: string; limit: number },
): Promise<AffectedRoadmap[]> {
  return db
    .selectDistinct({ id: roadmaps.id, userId: roadmaps.userId, careerId: roadmaps.careerId })
    .from(roadmaps)
    .innerJoin(roadmapSteps, eq(roadmapSteps.roadmapId, roadmaps.id))
    .where(
      and(
        eq(roadmaps.isCurrent, true),
        after === undefined ? undefined : gt(roadmaps.id, after),
        sql`(${roadmapSteps.courseId} = ${courseId} or (not ${roadmapSteps.milestone}
          and (${roadmapSteps.courseId} is null or (${roadmapSteps.linkReason} ->> 'otherLanguage')::boolean)
          and ${roadmapSteps.skills} ?| ${sql.param(skills)}::text[]))`,
      ),
    )
    .orderBy(asc(roadmaps.id))
    .limit(limit)
}

/** A step from before its skill had sessions, or with ticks from then. */
const isBeforeSessions = (stepKeys: readonly string[]) => sql`${roadmapSteps.key} = any(${sql.param(stepKeys)}::text[])
  and (${roadmapSteps.details} @> '[{"id":"learn"}]' or jsonb_typeof(${roadmapSteps.details}) = 'string' or exists (select from ${stepTicks}
    where ${stepTicks.userId} = ${roadmaps.userId} and ${stepTicks.stepKey} = ${roadmapSteps.key}
      and ${stepTicks.task} in ('learn', 'build', 'check')))`

/** Current roadmaps, by id, with a step of these whose sessions it doesn't have yet. */
export async function findRoadmapsBeforeSessions(
  db: Queryable,
  { stepKeys, after, limit }: { stepKeys: readonly string[]; after: string | undefined; limit: number },
): Promise<{ id: string; userId: string }[]> {
  return db
    .selectDistinct({ id: roadmaps.id, userId: roadmaps.userId })
    .from(roadmaps)
    .innerJoin(roadmapSteps, eq(roadmapSteps.roadmapId, roadmaps.id))
    .where(
      and(
        eq(roadmaps.isCurrent, true),
        after === undefined ? undefined : gt(roadmaps.id, after),
        isBeforeSessions(stepKeys),
      ),
    )
    .orderBy(asc(roadmaps.id))
    .limit(limit)
}

export async function findStepsBeforeSessions(db: Queryable, roadmapId: string, stepKeys: readonly string[]) {
  const { stepNumber, key, hours, details, skills } = roadmapSteps
  return db
    .select({ stepNumber, key, hours, details, skills })
    .from(roadmapSteps)
    .innerJoin(roadmaps, eq(roadmaps.id, roadmapSteps.roadmapId))
    .where(and(eq(roadmaps.id, roadmapId), isBeforeSessions(stepKeys)))
}

export async function updateStep(
  db: Queryable,
  roadmapId: string,
  stepNumber: number,
  change: Partial<Pick<NewStep, 'details' | 'courseId' | 'linkReason' | 'linkAbsence'>>,
): Promise<void> {
  await db
    .update(roadmapSteps)
    .set(change)
    .where(and(eq(roadmapSteps.roadmapId, roadmapId), eq(roadmapSteps.stepNumber, stepNumber)))
}
