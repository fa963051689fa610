import type { CourseRequestState } from '@milepost/contract/course-requests/limits'
import { and, count, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { deleteRows } from '#db/delete-rows.ts'
import { offered } from '#db/offered-courses.ts'
import { courseRequests } from '#db/schema/course-requests.ts'
import { courses } from '#db/schema/courses.ts'
import { users } from '#db/schema/users.ts'
import { findPageIds, inOrderOf } from '#http/list-pages.ts'
import type { Slice } from '#http/paging.ts'
import { searchValue } from '#lib/search-words.ts'

export type NewCourseRequest = Omit<typeof courseRequests.$inferInsert, 'id'>

export const requestedBy = (userId: string): SQL => eq(courseRequests.userId, userId)
export const byState = (status: CourseRequestState): SQL => eq(courseRequests.status, status)

function selectRequests(db: Queryable) {
  const { userId, ...columns } = {
    id: courseRequests.id,
    userId: courseRequests.userId,
    courseName: courseRequests.courseName,
    description: courseRequests.description,
    category: courseRequests.category,
    link: courseRequests.link,
    difficulty: courseRequests.difficulty,
    duration: courseRequests.duration,
    mode: courseRequests.mode,
    price: courseRequests.price,
    status: courseRequests.status,
    answer: courseRequests.answer,
    courseId: courseRequests.courseId,
    decidedAt: courseRequests.decidedAt,
    createdAt: courseRequests.createdAt,
    announceAt: courseRequests.announceAt,
  }
  // A course that is no longer offered is not shown as the result.
  const isOffered = and(eq(courses.id, courseRequests.courseId), offered)
  return db
    .select({ ...columns, userId, courseTitle: courses.title, requestedBy: users.name })
    .from(courseRequests)
    .innerJoin(users, eq(users.id, courseRequests.userId))
    .leftJoin(courses, isOffered)
    .$dynamic()
}

export type CourseRequestRow = Awaited<ReturnType<typeof selectRequests>>[number]

/** Sorted by time, newest or oldest first. `total` is the number of matches. */
export async function findCourseRequests(
  db: Queryable,
  condition: SQL | undefined,
  list: { readonly isOldestFirst: boolean; readonly total: number },
  slice: Slice,
): Promise<CourseRequestRow[]> {
  const { isOldestFirst: isRising, total } = list
  const ids = await findPageIds(
    db,
    { table: courseRequests, condition, by: [courseRequests.id], isRising, total },
    slice,
  )
  if (ids.length === 0) return []
  return inOrderOf(ids, await selectRequests(db).where(inArray(courseRequests.id, ids)))
}

export async function countCourseRequests(db: Queryable, condition: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(courseRequests).where(condition)
  return row?.total ?? 0
}

export async function findCourseRequest(db: Queryable, id: number): Promise<CourseRequestRow | undefined> {
  const [row] = await selectRequests(db).where(eq(courseRequests.id, id))
  return row
}

/** @returns the request's state, locked; undefined if it does not exist */
export async function lockCourseRequest(db: Queryable, id: number): Promise<CourseRequestState | undefined> {
  const [row] = await db
    .select({ status: courseRequests.status })
    .from(courseRequests)
    .where(eq(courseRequests.id, id))
    .for('update')
  return row?.status
}

/** The learner's open request with the same text, so that a retry is stored once. */
export async function findSameOpen(db: Queryable, request: NewCourseRequest): Promise<number | undefined> {
  const { link } = request
  const [row] = await db
    .select({ id: courseRequests.id })
    .from(courseRequests)
    .where(
      and(
        eq(courseRequests.userId, request.userId),
        byState('requested'),
        eq(courseRequests.courseName, request.courseName),
        eq(courseRequests.description, request.description),
        eq(courseRequests.category, request.category),
        eq(courseRequests.difficulty, request.difficulty),
        eq(courseRequests.duration, request.duration),
        eq(courseRequests.mode, request.mode),
        eq(courseRequests.price, request.price),
        link == null ? isNull(courseRequests.link) : eq(courseRequests.link, link),
      ),
    )
    .limit(1)
  return row?.id
}

export async function insertCourseRequest(db: Queryable, request: NewCourseRequest): Promise<number> {
  const search = searchValue({ text: request.courseName })
  const [row] = await db
    .insert(courseRequests)
    .values({ ...request, search })
    .returning({ id: courseRequests.id })
  if (row === undefined) throw new Error('the course request was not stored')
  return row.id
}

/** @returns whether the learner had such an open request */
export async function deleteOpenRequest(db: Queryable, userId: string, id: number): Promise<boolean> {
  const open = [requestedBy(userId), byState('requested')]
  return (await deleteRows(db, courseRequests, eq(courseRequests.id, id), ...open)) > 0
}

export async function isRequestOf(db: Queryable, userId: string, id: number): Promise<boolean> {
  return (await countCourseRequests(db, and(eq(courseRequests.id, id), requestedBy(userId)))) > 0
}

export async function updateCourseRequest(
  db: Queryable,
  id: number,
  change: Pick<
    typeof courseRequests.$inferSelect,
    'status' | 'answer' | 'courseId' | 'decidedAt' | 'decidedBy' | 'announceAt'
  >,
): Promise<void> {
  await db.update(courseRequests).set(change).where(eq(courseRequests.id, id))
}

/** Whether the course is offered; it is locked against deletion. */
export async function lockOfferedCourse(db: Queryable, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, id), offered))
    .for('share')
  return rows.length > 0
}

/** From now on the answer cannot be undone. @returns whether it could until now */
export async function closeAnswer(db: Queryable, id: number, at?: string): Promise<boolean> {
  const { announceAt } = courseRequests
  const isDue = at === undefined ? isNotNull(announceAt) : eq(announceAt, new Date(at))
  const rows = await db
    .update(courseRequests)
    .set({ announceAt: null })
    .where(and(eq(courseRequests.id, id), isDue))
    .returning({ id: courseRequests.id })
  return rows.length > 0
}
