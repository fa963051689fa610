import { listSpellings } from '@milepost/advisor/knowledge'
import type { FeedbackType } from '@milepost/contract/feedback/limits'
import { and, asc, count, desc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { deleteRows } from '#db/delete-rows.ts'
import { offered } from '#db/offered-courses.ts'
import { courses } from '#db/schema/courses.ts'
import { feedback } from '#db/schema/feedback.ts'
import { institutions } from '#db/schema/institutions.ts'
import { users } from '#db/schema/users.ts'
import { findPageIds } from '#http/list-pages.ts'
import type { Slice } from '#http/paging.ts'
import { hasWords, titleMatch } from '#lib/search-words.ts'

export type FeedbackRow = typeof feedback.$inferSelect
export type NewFeedback = Omit<typeof feedback.$inferInsert, 'id'>

/** What feedback is about. */
export interface RatedSubject {
  readonly name: string
  readonly institutionId: number | null
  readonly courseId: number | null
}

export async function insertFeedback(db: Queryable, row: NewFeedback): Promise<FeedbackRow> {
  const [stored] = await db.insert(feedback).values(row).returning()
  if (stored === undefined) throw new Error('the feedback was not stored')
  return stored
}

/** The same feedback of the same person since a time, so that a retry is stored once. */
export async function findSame(db: Queryable, row: NewFeedback, since: Date): Promise<FeedbackRow | undefined> {
  const same = ({ institutionId, courseId }: NewFeedback) => [
    institutionId == null ? isNull(feedback.institutionId) : eq(feedback.institutionId, institutionId),
    courseId == null ? isNull(feedback.courseId) : eq(feedback.courseId, courseId),
  ]
  const [found] = await db
    .select()
    .from(feedback)
    .where(
      and(
        eq(feedback.userId, row.userId),
        ...same(row),
        eq(feedback.target, row.target),
        eq(feedback.rating, row.rating),
        eq(feedback.message, row.message),
        eq(feedback.name, row.name),
        eq(feedback.namedToInstitution, row.namedToInstitution ?? false),
        gte(feedback.createdAt, since),
      ),
    )
    .limit(1)
  return found
}

export const writtenBy = (userId: string): SQL => eq(feedback.userId, userId)
export const receivedBy = (institutionId: number): SQL => eq(feedback.institutionId, institutionId)

/** Latest first. */
export async function findFeedback(db: Queryable, condition: SQL, slice: Slice): Promise<FeedbackRow[]> {
  return db.select().from(feedback).where(condition).orderBy(desc(feedback.id)).limit(slice.limit).offset(slice.offset)
}

export interface ReviewFilter {
  readonly type?: FeedbackType | undefined
  readonly rating?: number | undefined
}

const reviewed = ({ type, rating }: ReviewFilter): SQL | undefined =>
  and(
    type === undefined ? undefined : eq(feedback.type, type),
    rating === undefined ? undefined : eq(feedback.rating, rating),
  )

/** All feedback with its author's name, latest first. */
export async function findReviewed(db: Queryable, filter: ReviewFilter, total: number, slice: Slice) {
  const condition = reviewed(filter)
  const ids = await findPageIds(db, { table: feedback, condition, by: [feedback.id], isRising: false, total }, slice)
  if (ids.length === 0) return []
  return db
    .select({ feedback, writer: users.name })
    .from(feedback)
    .innerJoin(users, eq(users.id, feedback.userId))
    .where(inArray(feedback.id, ids))
    .orderBy(desc(feedback.id))
}

export async function countReviewed(db: Queryable, filter: ReviewFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(feedback).where(reviewed(filter))
  return row?.total ?? 0
}

/**
 * Deletes anyone's feedback.
 * @returns the deleted row; undefined if there was none
 */
export async function deleteAnyFeedback(db: Queryable, id: number): Promise<FeedbackRow | undefined> {
  const [row] = await db.delete(feedback).where(eq(feedback.id, id)).returning()
  return row
}

/** The number of entries, of ratings, and the average rating. */
export async function findFigures(db: Queryable, condition: SQL) {
  const rated = sql`${feedback.rating} > 0`
  const [row] = await db
    .select({
      total: count(),
      rated: sql<number>`(count(*) filter (where ${rated}))::int`,
      averageRating: sql<number | null>`(avg(${feedback.rating}) filter (where ${rated}))::float8`,
    })
    .from(feedback)
    .where(condition)
  return row ?? { total: 0, rated: 0, averageRating: null }
}

/** How much feedback a user gave, and its average rating. */
export function findOwnFigures(db: Queryable, userId: string) {
  return findFigures(db, writtenBy(userId))
}

/** The same for the feedback an institution received. */
export function findReceivedFigures(db: Queryable, institutionId: number) {
  return findFigures(db, receivedBy(institutionId))
}

/** The number of ratings, and of those with four or five stars, without demo data. */
export async function findSatisfaction(db: Queryable): Promise<{ rated: number; satisfied: number }> {
  const [row] = await db
    .select({ rated: count(), satisfied: sql<number>`(count(*) filter (where ${feedback.rating} >= 4))::int` })
    .from(feedback)
    .innerJoin(users, and(eq(users.id, feedback.userId), eq(users.isDemo, false)))
    .where(sql`${feedback.rating} > 0`)
  return row ?? { rated: 0, satisfied: 0 }
}

/** @returns whether the user had such feedback */
export async function deleteOwnFeedback(db: Queryable, userId: string, id: number): Promise<boolean> {
  return (await deleteRows(db, feedback, eq(feedback.id, id), eq(feedback.userId, userId))) > 0
}

/** A public institution or an offered course, locked against deletion until the feedback is stored. */
export async function lockRatedSubject(
  db: Queryable,
  type: FeedbackType,
  id: number,
): Promise<RatedSubject | undefined> {
  if (type === 'institution') {
    const [row] = await db
      .select({ name: institutions.name, institutionId: institutions.id })
      .from(institutions)
      .where(and(eq(institutions.id, id), eq(institutions.isPublic, true)))
      .for('share')
    return row === undefined ? undefined : { ...row, courseId: null }
  }
  const [row] = await db
    .select({ name: courses.title, institutionId: courses.institutionId, courseId: courses.id })
    .from(courses)
    .where(and(eq(courses.id, id), offered))
    .for('share')
  return row
}

export async function hasTargets(db: Queryable, type: FeedbackType): Promise<boolean> {
  const table = type === 'institution' ? institutions : courses
  const condition = type === 'institution' ? eq(institutions.isPublic, true) : offered
  const rows = await db.select({ id: table.id }).from(table).where(condition).limit(1)
  return rows.length > 0
}

export async function findInstitutionTargets(db: Queryable, search: string, limit: number) {
  return db
    .select({ id: institutions.id, name: institutions.name, institution: sql<null>`null` })
    .from(institutions)
    .where(and(eq(institutions.isPublic, true), hasWords(institutions.search, search, titleMatch)))
    .orderBy(asc(institutions.name), asc(institutions.id))
    .limit(limit)
}

/** Offered courses whose title has the words or their prefixes, newest first. */
export async function findCourseTargets(db: Queryable, search: string, limit: number) {
  return db
    .select({ id: courses.id, name: courses.title, institution: institutions.name })
    .from(courses)
    .leftJoin(institutions, eq(institutions.id, courses.institutionId))
    .where(and(offered, hasWords(courses.search, listSpellings(search), titleMatch)))
    .orderBy(desc(courses.id))
    .limit(limit)
}

export async function institutionExists(db: Queryable, id: number): Promise<boolean> {
  const rows = await db.select({ id: institutions.id }).from(institutions).where(eq(institutions.id, id))
  return rows.length > 0
}
