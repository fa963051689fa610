import { and, count, eq } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'

/** '' for a course without an institution. */
export async function findInstitutionName(db: Queryable, id: number | null): Promise<string> {
  if (id === null) return ''
  const [row] = await db.select({ name: institutions.name }).from(institutions).where(eq(institutions.id, id))
  return row?.name ?? ''
}

/** How many of an institution's courses wait for approval. */
export async function countPending(db: Queryable, institutionId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(courses)
    .where(and(eq(courses.institutionId, institutionId), eq(courses.status, 'pending')))
  return row?.total ?? 0
}
