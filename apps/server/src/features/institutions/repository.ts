import type { Institution } from '@milepost/contract/institutions/schema'
import { and, asc, count, eq, inArray, type SQL } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { institutions } from '#db/schema/institutions.ts'
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

export async function findInstitutions(
  db: Queryable,
  condition: SQL | undefined,
  total: number,
  slice: Slice,
): Promise<Institution[]> {
  const by = [institutions.name, institutions.id]
  const ids = await findPageIds(db, { table: institutions, condition, by, isRising: true, total }, slice)
  return inOrderOf(ids, await findInstitutionsById(db, ids))
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
