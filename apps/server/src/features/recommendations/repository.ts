import type { CareerId } from '@milepost/contract/careers/limits'
import type { Recommendation } from '@milepost/contract/recommendations/schema'
import { and, desc, eq, notExists } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { recommendations } from '#db/schema/recommendations.ts'
import { roadmaps } from '#db/schema/roadmaps.ts'

export type RecommendationRow = typeof recommendations.$inferSelect
export type NewRecommendation = typeof recommendations.$inferInsert

export async function insertRecommendation(db: Queryable, row: NewRecommendation): Promise<string> {
  const [inserted] = await db.insert(recommendations).values(row).returning({ id: recommendations.id })
  if (inserted === undefined) throw new Error('the recommendation was not stored')
  return inserted.id
}

export async function findRecommendation(db: Queryable, id: string): Promise<Recommendation | undefined> {
  const [row] = await db
    .select({ value: recommendations.value })
    .from(recommendations)
    .where(eq(recommendations.id, id))
  return row && completed(row.value)
}

/** Old recommendations lack some fields, and those that an instance of the release before writes. */
function completed(value: Recommendation): Recommendation {
  return {
    ...value,
    otherAnswersPointTo: value.otherAnswersPointTo ?? null,
    verdict: value.verdict ?? 'clear',
    toTry: value.toTry ?? [],
    elsewhere: value.elsewhere ?? null,
    ranking: value.ranking.map((career) => ({ ...career, rejected: career.rejected ?? false })),
  }
}

export type Basis = Pick<RecommendationRow, 'userId' | 'adviceRevision' | 'knowledgeVersion' | 'decisionsFingerprint'>

/** The newest recommendation based on exactly these answers, decisions and this knowledge. */
export async function findRecommendationFrom(db: Queryable, basis: Basis): Promise<RecommendationRow | undefined> {
  const [row] = await db
    .select()
    .from(recommendations)
    .where(
      and(
        eq(recommendations.userId, basis.userId),
        eq(recommendations.adviceRevision, basis.adviceRevision),
        eq(recommendations.knowledgeVersion, basis.knowledgeVersion),
        eq(recommendations.decisionsFingerprint, basis.decisionsFingerprint),
      ),
    )
    .orderBy(desc(recommendations.createdAt))
    .limit(1)
  return row && { ...row, value: completed(row.value) }
}

/** Deletes a learner's recommendations that no roadmap was made from. */
export async function deleteUnusedRecommendations(db: Queryable, userId: string): Promise<void> {
  const uses = db.select({ id: roadmaps.id }).from(roadmaps).where(eq(roadmaps.recommendationId, recommendations.id))
  await db.delete(recommendations).where(and(eq(recommendations.userId, userId), notExists(uses)))
}

export async function findRoadmapCareer(db: Queryable, userId: string): Promise<CareerId | null> {
  const [row] = await db
    .select({ careerId: roadmaps.careerId })
    .from(roadmaps)
    .where(and(eq(roadmaps.userId, userId), eq(roadmaps.isCurrent, true)))
  return row?.careerId ?? null
}
