import type { ApplicationStatus } from '@milepost/contract/applications/limits'
import { and, asc, count, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { offered } from '#db/offered-courses.ts'
import type { RowOf } from '#db/row-of.ts'
import { applications } from '#db/schema/applications.ts'
import { courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { users } from '#db/schema/users.ts'
import type { Slice } from '#http/paging.ts'

export type ApplicationRow = typeof applications.$inferSelect

const learnerColumns = { id: users.id, name: users.name, email: users.email, plan: users.plan }
export type LearnerRow = RowOf<typeof learnerColumns>

const isOpen = eq(applications.status, 'sent')
const isAccepted = eq(applications.status, 'accepted')

/** An offered course with its institution, locked against deletion. */
export async function lockOfferedCourse(db: Queryable, id: number) {
  const [course] = await db
    .select({
      id: courses.id,
      title: courses.title,
      applicationsClosed: courses.applicationsClosed,
      places: courses.places,
      institutionId: institutions.id,
      institutionName: institutions.name,
    })
    .from(courses)
    .leftJoin(institutions, eq(institutions.id, courses.institutionId))
    .where(and(eq(courses.id, id), offered))
    .for('share', { of: courses })
  return course
}

/** The places of a course, locked so that its acceptances run one after the other; null: no limit, or it is gone. */
export async function lockPlaces(db: Queryable, courseId: number): Promise<number | null> {
  const [course] = await db
    .select({ places: courses.places })
    .from(courses)
    .where(eq(courses.id, courseId))
    .for('no key update')
  return course?.places ?? null
}

export async function countAccepted(db: Queryable, courseId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(applications)
    .where(and(eq(applications.courseId, courseId), isAccepted))
  return row?.total ?? 0
}

export async function institutionExists(db: Queryable, id: number): Promise<boolean> {
  const rows = await db.select({ id: institutions.id }).from(institutions).where(eq(institutions.id, id)).limit(1)
  return rows.length > 0
}

/** A learner, locked so that changes of their applications run one after the other. */
export async function lockLearner(db: Queryable, id: string): Promise<LearnerRow | undefined> {
  const [learner] = await db.select(learnerColumns).from(users).where(eq(users.id, id)).for('no key update')
  return learner
}

/** Ids of the courses that the learner has open applications to. */
export async function findOpenCourses(db: Queryable, userId: string): Promise<(number | null)[]> {
  const rows = await db
    .select({ courseId: applications.courseId })
    .from(applications)
    .where(and(eq(applications.userId, userId), isOpen))
  return rows.map(({ courseId }) => courseId)
}

/** @returns undefined if the learner has an open application to the course */
export async function insertApplication(
  db: Queryable,
  row: typeof applications.$inferInsert,
): Promise<ApplicationRow | undefined> {
  const [application] = await db.insert(applications).values(row).onConflictDoNothing().returning()
  return application
}

export async function findApplication(db: Queryable, id: number): Promise<ApplicationRow | undefined> {
  const [application] = await db.select().from(applications).where(eq(applications.id, id)).limit(1)
  return application
}

/**
 * Ends an application.
 * @returns undefined if it was no longer open
 */
export async function decideOpen(
  db: Queryable,
  id: number,
  decision: { status: ApplicationStatus; answer?: string | null; decidedAt: Date },
): Promise<ApplicationRow | undefined> {
  const [application] = await db
    .update(applications)
    .set(decision)
    .where(and(eq(applications.id, id), isOpen))
    .returning()
  return application
}

export interface OwnFilter {
  readonly userId: string
  readonly courseId?: number | undefined
  readonly status?: ApplicationStatus | undefined
}

function ownApplicationsFilter({ userId, courseId, status }: OwnFilter): SQL | undefined {
  return and(
    eq(applications.userId, userId),
    courseId === undefined ? undefined : eq(applications.courseId, courseId),
    status === undefined ? undefined : eq(applications.status, status),
  )
}

/** A learner's applications, latest first. */
export async function findOwn(db: Queryable, filter: OwnFilter, slice: Slice): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(ownApplicationsFilter(filter))
    .orderBy(desc(applications.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

export async function countOwn(db: Queryable, filter: OwnFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(applications).where(ownApplicationsFilter(filter))
  return row?.total ?? 0
}

export interface ReceivedFilter {
  readonly institutionId: number
  readonly courseId?: number | undefined
  readonly status?: ApplicationStatus | undefined
}

function receivedApplicationsFilter({ institutionId, courseId, status }: ReceivedFilter): SQL | undefined {
  return and(
    eq(applications.institutionId, institutionId),
    courseId === undefined ? undefined : eq(applications.courseId, courseId),
    status === undefined ? undefined : eq(applications.status, status),
  )
}

export type ReceivedRow = Awaited<ReturnType<typeof findReceived>>[number]

/** An institution's applications with applicants, latest first. */
export async function findReceived(db: Queryable, filter: ReceivedFilter, slice: Slice) {
  return db
    .select({ application: applications, name: users.name, email: users.email })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(receivedApplicationsFilter(filter))
    .orderBy(desc(applications.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

export async function countReceived(db: Queryable, filter: ReceivedFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(applications).where(receivedApplicationsFilter(filter))
  return row?.total ?? 0
}

/** What was deleted: a course, an institution, or with 'unaddressed' whatever the application was addressed to. */
export type RemovedSubject = { readonly courseId: number } | { readonly institutionId: number } | 'unaddressed'

function openApplicationsOf(removed: RemovedSubject): SQL | undefined {
  if (removed === 'unaddressed')
    return and(isOpen, or(isNull(applications.courseId), isNull(applications.institutionId)))
  if ('courseId' in removed) return and(isOpen, eq(applications.courseId, removed.courseId))
  return and(isOpen, eq(applications.institutionId, removed.institutionId))
}

/** Closes at most `limit` open applications. */
export async function closeOpen(
  db: Queryable,
  removed: RemovedSubject,
  now: Date,
  limit: number,
): Promise<ApplicationRow[]> {
  const concerned = await db
    .select({ id: applications.id, userId: applications.userId })
    .from(applications)
    .where(openApplicationsOf(removed))
    .orderBy(asc(applications.userId))
    .limit(limit)
  if (concerned.length === 0) return []
  // Users are locked before their applications; this waits for an account that is being deleted.
  const people = [...new Set(concerned.map(({ userId }) => userId))]
  await db.select({ id: users.id }).from(users).where(inArray(users.id, people)).orderBy(asc(users.id)).for('key share')
  const ids = concerned.map(({ id }) => id)
  return db
    .update(applications)
    .set({ status: 'closed', decidedAt: now })
    .where(and(inArray(applications.id, ids), isOpen))
    .returning()
}
