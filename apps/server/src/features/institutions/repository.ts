import type { Institution, ListedInstitution } from '@milepost/contract/institutions/schema'
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { users } from '#db/schema/users.ts'
import { findPageIds, inOrderOf } from '#http/list-pages.ts'
import type { Slice } from '#http/paging.ts'
import { hasWords, searchValue, titleMatch, withoutIndex } from '#lib/search-words.ts'

/** An institution's public data. */
const publicColumns = {
  id: institutions.id,
  name: institutions.name,
  email: institutions.email,
  description: institutions.description,
  address: institutions.address,
}

export type InstitutionProfile = Omit<Institution, 'id'>

export const isPublicInstitution: SQL = eq(institutions.isPublic, true)

/** The condition that an institution contains all words. `isCommon` if many match. */
export function searchCondition(search = '', isCommon = false): SQL | undefined {
  const words = hasWords(institutions.search, search)
  return isCommon ? withoutIndex(words) : words
}

/** The ids of a page of institutions, by name. */
export function findInstitutionIds(
  db: Queryable,
  condition: SQL | undefined,
  total: number,
  slice: Slice,
): Promise<number[]> {
  const by = [institutions.name, institutions.id]
  return findPageIds(db, { table: institutions, condition, by, isRising: true, total }, slice)
}

/** The institutions of a page in its order. */
export async function findInstitutionsInOrder(db: Queryable, ids: readonly number[]): Promise<Institution[]> {
  return inOrderOf(ids, await findInstitutionsById(db, ids))
}

/** Like `findInstitutionsInOrder`, with owner and number of courses. */
export async function findListedInOrder(db: Queryable, ids: readonly number[]): Promise<ListedInstitution[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      institution: publicColumns,
      owner: { id: users.id, name: users.name, email: users.email },
      courses: sql<number>`(select count(*)::int from ${courses}
        where ${courses.institutionId} = ${institutions.id} and not ${courses.isArchived})`,
      createdAt: institutions.createdAt,
    })
    .from(institutions)
    .leftJoin(users, and(eq(users.institutionId, institutions.id), eq(users.institutionRole, 'owner')))
    .where(inArray(institutions.id, [...ids]))
  const listed = rows.map(({ institution, createdAt, ...rest }) => ({
    ...institution,
    ...rest,
    createdAt: createdAt.toISOString(),
  }))
  return inOrderOf(ids, listed)
}

export async function findInstitution(db: Queryable, id: number): Promise<Institution | undefined> {
  const [institution] = await db.select(publicColumns).from(institutions).where(eq(institutions.id, id)).limit(1)
  return institution
}

export async function insertInstitution(
  db: Queryable,
  row: InstitutionProfile & { readonly createdAt: Date },
): Promise<Institution> {
  const search = searchValueOf(row)
  const [institution] = await db
    .insert(institutions)
    .values({ ...row, search })
    .returning(publicColumns)
  if (institution === undefined) throw new Error('the institution was not stored')
  return institution
}

/** What an institution is found by. */
export function searchValueOf({ name, email, address }: InstitutionProfile): string {
  return searchValue({ title: name, text: `${email} ${address}` })
}

/** Locks an institution, so that no member or course is added. */
export async function lockInstitution(db: Queryable, id: number): Promise<Institution | undefined> {
  const [institution] = await db.select(publicColumns).from(institutions).where(eq(institutions.id, id)).for('update')
  return institution
}

export async function institutionExists(db: Queryable, id: number): Promise<boolean> {
  const rows = await db.select({ id: institutions.id }).from(institutions).where(eq(institutions.id, id)).for('share')
  return rows.length > 0
}

export async function findInstitutionsById(db: Queryable, ids: readonly number[]): Promise<Institution[]> {
  if (ids.length === 0) return []
  return db
    .select(publicColumns)
    .from(institutions)
    .where(inArray(institutions.id, [...ids]))
    .orderBy(asc(institutions.id))
}

/** Ids of public institutions whose name has all the words. */
export async function findInstitutionsNamed(db: Queryable, words: string, limit: number): Promise<number[]> {
  const found = await db
    .select({ id: institutions.id })
    .from(institutions)
    .where(and(isPublicInstitution, hasWords(institutions.search, words, titleMatch)))
    .orderBy(asc(institutions.name), asc(institutions.id))
    .limit(limit)
  return found.map(({ id }) => id)
}

export async function countInstitutions(db: Queryable, condition?: SQL): Promise<number> {
  const [row] = await db.select({ total: count() }).from(institutions).where(condition)
  return row?.total ?? 0
}
