import type { Recommendation } from '@milepost/contract/recommendations'
import { eq } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { recommendations } from '#db/schema/recommendations.ts'

export async function insertRecommendation(db: Queryable, row: typeof recommendations.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(recommendations).values(row).returning({ id: recommendations.id })
  if (inserted === undefined) throw new Error('the recommendation was not stored')
  return inserted.id
}

export async function findRecommendation(db: Queryable, id: string): Promise<Recommendation | undefined> {
  const [row] = await db
    .select({ value: recommendations.value })
    .from(recommendations)
    .where(eq(recommendations.id, id))
  return row?.value
}
