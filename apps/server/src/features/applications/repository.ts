import {
  type ApplicationStatus,
  liveStatuses,
  openStatuses,
  placedStatuses,
} from '@milepost/contract/applications/limits'
import { and, asc, count, desc, eq, gte, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { offered } from '#db/offered-courses.ts'
import type { RowOf } from '#db/row-of.ts'
import { applications, courseIntakes } from '#db/schema/applications.ts'
import { courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { progress } from '#db/schema/progress.ts'
import { roadmapSteps, roadmaps } from '#db/schema/roadmaps.ts'
import { users } from '#db/schema/users.ts'
import type { Slice } from '#http/paging.ts'

export type ApplicationRow = typeof applications.$inferSelect

const learnerColumns = { id: users.id, name: users.name, email: users.email, plan: users.plan }
export type LearnerRow = RowOf<typeof learnerColumns>

const isLive = inArray(applications.status, [...liveStatuses])
const isPlaced = inArray(applications.status, [...placedStatuses])

/** An offered course with its institution, locked against deletion. */
export async function lockOfferedCourse(db: Queryable, id: number) {
  const [course] = await db
    .select({
      id: courses.id,
      title: courses.title,
      applicationsClosed: courses.applicationsClosed,
      institutionId: institutions.id,
      institutionName: institutions.name,
    })
    .from(courses)
    .leftJoin(institutions, eq(institutions.id, courses.institutionId))
    .where(and(eq(courses.id, id), offered))
    .for('share', { of: courses })
  return course
}

/** Which places an application takes one of: those of its intake, or of its course where it has none. */
export type PlacesOf = Pick<ApplicationRow, 'courseId' | 'intakeId'>

function samePlaces({ courseId, intakeId }: PlacesOf): SQL | undefined {
  if (courseId === null) return sql`false`
  return and(
    eq(applications.courseId, courseId),
    intakeId === null ? isNull(applications.intakeId) : eq(applications.intakeId, intakeId),
  )
}

/** How many places are free; null: no limit, or the course is gone. */
export async function countFree(db: Queryable, { courseId, intakeId }: PlacesOf): Promise<number | null> {
  if (courseId === null) return null
  const [row] =
    intakeId === null
      ? await db.select({ places: courses.places }).from(courses).where(eq(courses.id, courseId))
      : await db.select({ places: courseIntakes.places }).from(courseIntakes).where(eq(courseIntakes.id, intakeId))
  if (row?.places == null) return null
  return row.places - (await db.$count(applications, and(samePlaces({ courseId, intakeId }), isPlaced)))
}

/** Locks a course, so that its places are taken one after the other. */
export async function lockPlaces(db: Queryable, courseId: number): Promise<void> {
  await db.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for('no key update')
}

/** Who waits longest for a place. */
export async function findNextWaiting(db: Queryable, places: PlacesOf): Promise<ApplicationRow | undefined> {
  const [next] = await db
    .select()
    .from(applications)
    .where(and(samePlaces(places), eq(applications.status, 'waiting'), isNull(applications.undo)))
    .orderBy(asc(applications.createdAt), asc(applications.id))
    .limit(1)
  return next
}

export async function countWaitingFor(db: Queryable, places: PlacesOf): Promise<number> {
  return db.$count(applications, and(samePlaces(places), eq(applications.status, 'waiting')))
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

/** How many applications of a learner count towards the plan's open ones. */
export async function countOpen(db: Queryable, userId: string): Promise<number> {
  return db.$count(applications, and(eq(applications.userId, userId), inArray(applications.status, [...openStatuses])))
}

/** The starts of a course from a day on. */
export async function findUpcoming(db: Queryable, courseId: number, day: string): Promise<number[]> {
  const rows = await db
    .select({ id: courseIntakes.id })
    .from(courseIntakes)
    .where(and(eq(courseIntakes.courseId, courseId), gte(courseIntakes.startsOn, day)))
  return rows.map(({ id }) => id)
}

/** Whether the learner waits for an answer about the course, or is enrolled in it. */
export async function hasApplied(db: Queryable, userId: string, courseId: number): Promise<boolean> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.userId, userId),
        eq(applications.courseId, courseId),
        or(isLive, eq(applications.status, 'enrolled')),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function insertApplication(
  db: Queryable,
  row: typeof applications.$inferInsert,
): Promise<Pick<ApplicationRow, 'id'>> {
  const [inserted] = await db.insert(applications).values(row).returning({ id: applications.id })
  if (inserted === undefined) throw new Error('nothing was inserted')
  return inserted
}

export async function findApplication(db: Queryable, id: number): Promise<ApplicationRow | undefined> {
  const [application] = await db.select().from(applications).where(eq(applications.id, id)).limit(1)
  return application
}

export async function lockApplication(db: Queryable, id: number): Promise<ApplicationRow | undefined> {
  const [application] = await db.select().from(applications).where(eq(applications.id, id)).for('no key update')
  return application
}

export async function updateApplication(
  db: Queryable,
  id: number,
  change: Partial<typeof applications.$inferInsert>,
): Promise<ApplicationRow> {
  const [application] = await db.update(applications).set(change).where(eq(applications.id, id)).returning()
  if (application === undefined) throw new Error('the application was locked and is gone')
  return application
}

/** Whether the learner has another application to the course that waits for an answer. */
export async function hasOtherLive(db: Queryable, { id, userId, courseId }: ApplicationRow): Promise<boolean> {
  if (courseId === null) return false
  const live = and(eq(applications.userId, userId), eq(applications.courseId, courseId), isLive)
  const rows = await db.select({ id: applications.id }).from(applications).where(live)
  return rows.some((row) => row.id !== id)
}

// Names are written out: Drizzle omits the table's name in single-table queries.
const about = {
  intakeStartsOn: courseIntakes.startsOn,
  messageCount: sql<number>`(select count(*)::int from application_messages where application_id = applications.id)`,
  lastSide: sql<'learner' | 'institution' | null>`(select side from application_messages
    where application_id = applications.id order by id desc limit 1)`,
}

export interface OwnFilter {
  readonly userId: string
  readonly id?: number | undefined
  readonly courseId?: number | undefined
  readonly status?: ApplicationStatus | undefined
}

function ownApplicationsFilter({ userId, id, courseId, status }: OwnFilter): SQL | undefined {
  return and(
    eq(applications.userId, userId),
    id === undefined ? undefined : eq(applications.id, id),
    courseId === undefined ? undefined : eq(applications.courseId, courseId),
    status === undefined ? undefined : eq(applications.status, status),
  )
}

export type OwnRow = Awaited<ReturnType<typeof findOwn>>[number]

/** A learner's applications, latest first. */
export async function findOwn(db: Queryable, filter: OwnFilter, slice: Slice) {
  return db
    .select({ application: applications, ...about })
    .from(applications)
    .leftJoin(courseIntakes, eq(courseIntakes.id, applications.intakeId))
    .where(ownApplicationsFilter(filter))
    .orderBy(desc(applications.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

export async function countOwn(db: Queryable, filter: OwnFilter): Promise<number> {
  return db.$count(applications, ownApplicationsFilter(filter))
}

export interface ReceivedSelection {
  readonly institutionId: number
  readonly courseId?: number | undefined
  readonly intakeId?: number | undefined
  readonly status?: ApplicationStatus | undefined
  readonly search?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Only older ones. */
  readonly beforeId?: number | undefined
}

const day = 24 * 60 * 60 * 1000

function receivedApplicationsFilter(filter: ReceivedSelection): SQL | undefined {
  const { institutionId, courseId, intakeId, status, search = '', from, to, beforeId } = filter
  const words = search.split(/\s+/).filter((word) => word !== '')
  // What a withdrawn application no longer shows can't be searched for either.
  const isWithdrawn = sql`${applications.status} = 'withdrawn'`
  const text = sql`concat_ws(' ', ${applications.courseTitle},
    case when ${isWithdrawn} then '' else concat_ws(' ', ${users.name}, ${users.email}, ${applications.message}) end)`
  return and(
    eq(applications.institutionId, institutionId),
    courseId === undefined ? undefined : eq(applications.courseId, courseId),
    intakeId === undefined ? undefined : eq(applications.intakeId, intakeId),
    status === undefined ? undefined : eq(applications.status, status),
    from === undefined ? undefined : gte(applications.createdAt, new Date(from)),
    to === undefined ? undefined : lt(applications.createdAt, new Date(Date.parse(to) + day)),
    beforeId === undefined ? undefined : lt(applications.id, beforeId),
    ...words.map((word) => ilike(text, `%${word.replace(/[\\%_]/g, '\\$&')}%`)),
  )
}

/** Steps of the learner's current road that the course is linked to, and how many are done: where they share it. */
const sharedSteps = sql<{ steps: number; done: number } | null>`case when applications.shares_progress
  and applications.status in ('enrolled', 'completed') then (
    select json_build_object('steps', count(*), 'done', count(*) filter (where ${progress.status} = 'done'))
    from ${roadmaps} join ${roadmapSteps} on ${roadmapSteps.roadmapId} = ${roadmaps.id}
    left join ${progress} on ${progress.userId} = ${roadmaps.userId} and ${progress.stepKey} = ${roadmapSteps.key}
    where ${roadmaps.userId} = applications.user_id and ${roadmaps.isCurrent}
      and ${roadmapSteps.courseId} = applications.course_id) end`

/** Of the latest credential. */
const credential = sql<'valid' | 'revoked' | null>`(select case when revoked_at is null then 'valid' else 'revoked' end
  from credentials where application_id = applications.id order by issued_at desc limit 1)`

export type ReceivedRow = Awaited<ReturnType<typeof findReceived>>[number]

/** An institution's applications with applicants, latest first. */
export async function findReceived(db: Queryable, filter: ReceivedSelection, slice: Slice) {
  return db
    .select({ application: applications, name: users.name, email: users.email, sharedSteps, credential, ...about })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .leftJoin(courseIntakes, eq(courseIntakes.id, applications.intakeId))
    .where(receivedApplicationsFilter(filter))
    .orderBy(desc(applications.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

export async function countReceived(db: Queryable, filter: ReceivedSelection): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(receivedApplicationsFilter(filter))
  return row?.total ?? 0
}

/** How many applications there are for each course and start of an institution, by state. */
export async function countByPlaces(db: Queryable, institutionId: number) {
  return db
    .select({
      courseId: courses.id,
      title: courses.title,
      places: courses.places,
      intakeId: courseIntakes.id,
      startsOn: courseIntakes.startsOn,
      intakePlaces: courseIntakes.places,
      applied: sql<number>`(count(*) filter (where ${applications.status} = 'applied'))::int`,
      waiting: sql<number>`(count(*) filter (where ${applications.status} = 'waiting'))::int`,
      taken: sql<number>`(count(*) filter (where ${isPlaced}))::int`,
    })
    .from(applications)
    .innerJoin(courses, eq(courses.id, applications.courseId))
    .leftJoin(courseIntakes, eq(courseIntakes.id, applications.intakeId))
    .where(eq(applications.institutionId, institutionId))
    .groupBy(courses.id, courseIntakes.id)
    .orderBy(asc(courses.title), asc(courses.id), asc(courseIntakes.startsOn))
}

/** What was deleted: a course, an institution, or with 'unaddressed' whatever the application was addressed to. */
export type RemovedSubject = { readonly courseId: number } | { readonly institutionId: number } | 'unaddressed'

function liveApplicationsOf(removed: RemovedSubject): SQL | undefined {
  if (removed === 'unaddressed')
    return and(isLive, or(isNull(applications.courseId), isNull(applications.institutionId)))
  if ('courseId' in removed) return and(isLive, eq(applications.courseId, removed.courseId))
  return and(isLive, eq(applications.institutionId, removed.institutionId))
}

/** Closes at most `limit` applications that wait for an answer. */
export async function closeLive(
  db: Queryable,
  removed: RemovedSubject,
  now: Date,
  limit: number,
): Promise<ApplicationRow[]> {
  const concerned = await db
    .select({ id: applications.id, userId: applications.userId })
    .from(applications)
    .where(liveApplicationsOf(removed))
    .orderBy(asc(applications.userId))
    .limit(limit)
  if (concerned.length === 0) return []
  // Users are locked before their applications; this waits for an account that is being deleted.
  const people = [...new Set(concerned.map(({ userId }) => userId))]
  await db.select({ id: users.id }).from(users).where(inArray(users.id, people)).orderBy(asc(users.id)).for('key share')
  const ids = concerned.map(({ id }) => id)
  return db
    .update(applications)
    .set({ status: 'closed', decidedAt: now, undo: null })
    .where(and(inArray(applications.id, ids), isLive))
    .returning()
}

/** Ids of offers that end on this day, or ended before it. */
export async function findOffers(db: Queryable, until: { readonly on: string } | { readonly before: string }) {
  const condition = 'on' in until ? eq(applications.offerUntil, until.on) : lt(applications.offerUntil, until.before)
  return db
    .select({ id: applications.id, userId: applications.userId })
    .from(applications)
    .where(and(eq(applications.status, 'offered'), condition))
    .orderBy(asc(applications.id))
    .limit(1000)
}

/** What people wait for at institutions that offer places by themselves, or at one course. */
export async function findWaitedFor(db: Queryable, courseId: number | undefined) {
  return db
    .selectDistinct({ courseId: applications.courseId, intakeId: applications.intakeId })
    .from(applications)
    .innerJoin(institutions, eq(institutions.id, applications.institutionId))
    .where(
      and(
        eq(applications.status, 'waiting'),
        courseId === undefined ? eq(institutions.offersNext, true) : eq(applications.courseId, courseId),
      ),
    )
}

export async function findOfferSettings(db: Queryable, institutionId: number) {
  const [settings] = await db
    .select({ offersNext: institutions.offersNext, offerDays: institutions.offerDays })
    .from(institutions)
    .where(eq(institutions.id, institutionId))
  return settings
}

export async function updateOfferSettings(
  db: Queryable,
  institutionId: number,
  settings: { readonly offersNext: boolean; readonly offerDays: number },
): Promise<void> {
  await db.update(institutions).set(settings).where(eq(institutions.id, institutionId))
}
