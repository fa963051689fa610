import { liveStatuses } from '@milepost/contract/applications/limits'
import type { Candidate, InstitutionDetails } from '@milepost/contract/institutions/schema'
import { and, asc, count, eq, inArray, type SQL } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { applications } from '#db/schema/applications.ts'
import { courseSkills, courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { users } from '#db/schema/users.ts'
import { type InstitutionProfile, searchValueOf } from '#features/institutions/index.ts'
import { findPageIds, inOrderOf } from '#http/list-pages.ts'
import type { Slice } from '#http/paging.ts'
import { hasWords, maxSortedMatches, withoutIndex } from '#lib/search-words.ts'

export async function updateInstitutionRow(db: Queryable, id: number, profile: InstitutionProfile): Promise<void> {
  await db
    .update(institutions)
    .set({ ...profile, search: searchValueOf(profile) })
    .where(eq(institutions.id, id))
}

export async function findDetails(db: Queryable, id: number): Promise<InstitutionDetails | undefined> {
  const { website, contactPerson, campus } = institutions
  const [details] = await db
    .select({ website, contactPerson, campus })
    .from(institutions)
    .where(eq(institutions.id, id))
  return details
}

export async function updateDetails(db: Queryable, id: number, details: InstitutionDetails): Promise<void> {
  await db.update(institutions).set(details).where(eq(institutions.id, id))
}

export async function deleteInstitutionRow(db: Queryable, id: number): Promise<void> {
  await db.delete(institutions).where(eq(institutions.id, id))
}

/** Learners who can become owners. */
export function candidateFilter(search = '', isCommon = false): SQL | undefined {
  const words = hasWords(users.search, search)
  return and(eq(users.role, 'student'), isCommon ? withoutIndex(words) : words)
}

/** Sorted by name. `total` is the number of matches. */
export async function findCandidates(
  db: Queryable,
  search: string | undefined,
  total: number,
  slice: Slice,
): Promise<Candidate[]> {
  const condition = candidateFilter(search, total > maxSortedMatches)
  const by = [users.name, users.id]
  const ids = await findPageIds(db, { table: users, condition, by, isRising: true, total }, slice)
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, ids))
  return inOrderOf(ids, rows)
}

export async function countCandidates(db: Queryable, condition: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users).where(condition)
  return row?.total ?? 0
}

/** Locks learners with open applications to an institution, by id, before anything of theirs is locked. */
export async function lockApplicants(db: Queryable, institutionId: number): Promise<void> {
  const rows = await db
    .selectDistinct({ userId: applications.userId })
    .from(applications)
    .where(and(eq(applications.institutionId, institutionId), inArray(applications.status, [...liveStatuses])))
  const people = rows.map(({ userId }) => userId)
  if (people.length === 0) return
  await db.select({ id: users.id }).from(users).where(inArray(users.id, people)).orderBy(asc(users.id)).for('key share')
}

/** Locks the courses of an institution, by id. */
export async function lockCoursesOf(db: Queryable, institutionId: number): Promise<number[]> {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.institutionId, institutionId))
    .orderBy(asc(courses.id))
    .for('update')
  return rows.map(({ id }) => id)
}

/** Skills of an institution's courses, by course. */
export async function findTaught(db: Queryable, institutionId: number): Promise<ReadonlyMap<number, string[]>> {
  const rows = await db
    .select({ courseId: courseSkills.courseId, skillId: courseSkills.skillId })
    .from(courseSkills)
    .innerJoin(courses, eq(courses.id, courseSkills.courseId))
    .where(eq(courses.institutionId, institutionId))
    .orderBy(asc(courseSkills.courseId), asc(courseSkills.skillId))
  const taught = new Map<number, string[]>()
  for (const { courseId, skillId } of rows) taught.set(courseId, [...(taught.get(courseId) ?? []), skillId])
  return taught
}
