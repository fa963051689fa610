import type { CardPositions } from '@milepost/contract/career-diagrams/schema'
import { eq } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { careerDiagrams } from '#db/schema/career-diagrams.ts'

/** Saved card positions, of this roadmap and earlier ones. */
export async function findPositions(db: Queryable, userId: string): Promise<CardPositions> {
  const [row] = await db
    .select({ positions: careerDiagrams.positions })
    .from(careerDiagrams)
    .where(eq(careerDiagrams.userId, userId))
    .limit(1)
  return row?.positions ?? {}
}

export async function upsertPositions(
  db: Queryable,
  row: { userId: string; positions: CardPositions; updatedAt: Date },
): Promise<void> {
  const { userId: _, ...changes } = row
  await db.insert(careerDiagrams).values(row).onConflictDoUpdate({ target: careerDiagrams.userId, set: changes })
}

export async function deletePositions(db: Queryable, userId: string): Promise<void> {
  await db.delete(careerDiagrams).where(eq(careerDiagrams.userId, userId))
}
