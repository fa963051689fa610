import type { ApplicationStatus } from '@milepost/contract/applications'
import { and, asc, count, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { offered } from '#db/offered-courses.ts'
import { applications } from '#db/schema/applications.ts'
import { courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { users } from '#db/schema/users.ts'

export type ApplicationRow = typeof applications.$inferSelect
type Slice = { readonly limit: number; readonly offset: number }

const learnerColumns = { id: users.id, name: users.name, email: users.email, plan: users.plan }
export type LearnerRow = Pick<typeof users.$inferSelect, keyof typeof learnerColumns>

const isOpen = eq(applications.status, 'sent')

/** An offered course with who offers it, held so that it cannot go before the transaction ends. */
export async function holdOfferedCourse(db: Queryable, id: number) {
  const [course] = await db
    .select({
      id: courses.id,
      title: courses.title,
      institutionId: institutions.id,
      institutionName: institutions.name,
    })
    .from(courses)
    .leftJoin(institutions, eq(institutions.id, courses.institutionId))
    .where(and(eq(courses.id, id), offered))
    .for('share', { of: courses })
  return course
}

export async function institutionExists(db: Queryable, id: number): Promise<boolean> {
  const rows = await db.select({ id: institutions.id }).from(institutions).where(eq(institutions.id, id)).limit(1)
  return rows.length > 0
}

/** A learner, held until the transaction ends, so that what happens to their applications comes one after the other. */
export async function lockLearner(db: Queryable, id: string): Promise<LearnerRow | undefined> {
  const [learner] = await db.select(learnerColumns).from(users).where(eq(users.id, id)).for('update')
  return learner
}

/** Ids of the courses that the learner has an open application to. */
export async function findOpenCourses(db: Queryable, userId: string): Promise<(number | null)[]> {
  const rows = await db
    .select({ courseId: applications.courseId })
    .from(applications)
    .where(and(eq(applications.userId, userId), isOpen))
  return rows.map(({ courseId }) => courseId)
}

/** Out: the new application, or undefined while the learner has an open one to the course. */
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

/** Ends an application. Out: it as it is now, or undefined where it was not open any more. */
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

function ownMatching({ userId, courseId, status }: OwnFilter): SQL | undefined {
  return and(
    eq(applications.userId, userId),
    courseId === undefined ? undefined : eq(applications.courseId, courseId),
    status === undefined ? undefined : eq(applications.status, status),
  )
}

/** A learner's applications, the latest first. */
export async function findOwn(db: Queryable, filter: OwnFilter, slice: Slice): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(ownMatching(filter))
    .orderBy(desc(applications.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

export async function countOwn(db: Queryable, filter: OwnFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(applications).where(ownMatching(filter))
  return row?.total ?? 0
}

export interface ReceivedFilter {
  readonly institutionId: number
  readonly status?: ApplicationStatus | undefined
}

function receivedMatching({ institutionId, status }: ReceivedFilter): SQL | undefined {
  return and(
    eq(applications.institutionId, institutionId),
    status === undefined ? undefined : eq(applications.status, status),
  )
}

export type ReceivedRow = Awaited<ReturnType<typeof findReceived>>[number]

/** What an institution received, with who applied, the latest first. */
export async function findReceived(db: Queryable, filter: ReceivedFilter, slice: Slice) {
  return db
    .select({ application: applications, name: users.name, email: users.email })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(receivedMatching(filter))
    .orderBy(desc(applications.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

export async function countReceived(db: Queryable, filter: ReceivedFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(applications).where(receivedMatching(filter))
  return row?.total ?? 0
}

/** What is gone: a course, an institution, or, at 'unaddressed', whatever an application was addressed to. */
export type Gone = { readonly courseId: number } | { readonly institutionId: number } | 'unaddressed'

function openTo(gone: Gone): SQL | undefined {
  if (gone === 'unaddressed') return and(isOpen, or(isNull(applications.courseId), isNull(applications.institutionId)))
  if ('courseId' in gone) return and(isOpen, eq(applications.courseId, gone.courseId))
  return and(isOpen, eq(applications.institutionId, gone.institutionId))
}

/** Closes open applications, at most `limit`. Out: them. */
export async function closeOpen(db: Queryable, gone: Gone, now: Date, limit: number): Promise<ApplicationRow[]> {
  const concerned = await db
    .select({ id: applications.id, userId: applications.userId })
    .from(applications)
    .where(openTo(gone))
    .orderBy(asc(applications.userId))
    .limit(limit)
  if (concerned.length === 0) return []
  // People come before their applications, as wherever one is decided: whoever is just leaving is waited for.
  const people = [...new Set(concerned.map(({ userId }) => userId))]
  await db.select({ id: users.id }).from(users).where(inArray(users.id, people)).orderBy(asc(users.id)).for('key share')
  const ids = concerned.map(({ id }) => id)
  return db
    .update(applications)
    .set({ status: 'closed', decidedAt: now })
    .where(and(inArray(applications.id, ids), isOpen))
    .returning()
}
