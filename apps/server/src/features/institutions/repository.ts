import type { Institution } from '@milepost/contract/institutions'
import { asc, count, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { institutions } from '#db/schema/institutions.ts'
import { hasWords } from '#lib/search-words.ts'

/** What is public of an institution, and nothing else. */
const columns = {
  id: institutions.id,
  name: institutions.name,
  email: institutions.email,
  description: institutions.description,
  address: institutions.address,
}

export async function findInstitutions(
  db: Queryable,
  slice: { limit: number; offset: number },
  search = '',
): Promise<Institution[]> {
  return db
    .select(columns)
    .from(institutions)
    .where(hasWords(institutions.search, search))
    .orderBy(asc(institutions.name), asc(institutions.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

export async function findInstitution(db: Queryable, id: number): Promise<Institution | undefined> {
  const [institution] = await db.select(columns).from(institutions).where(eq(institutions.id, id)).limit(1)
  return institution
}

export async function findInstitutionsById(db: Queryable, ids: readonly number[]): Promise<Institution[]> {
  if (ids.length === 0) return []
  return db
    .select(columns)
    .from(institutions)
    .where(inArray(institutions.id, [...ids]))
    .orderBy(asc(institutions.id))
}

export async function countInstitutions(db: Queryable, search = ''): Promise<number> {
  const [row] = await db.select({ total: count() }).from(institutions).where(hasWords(institutions.search, search))
  return row?.total ?? 0
}
