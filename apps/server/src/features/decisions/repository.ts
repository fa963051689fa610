import type { AdviceDecisions } from '@milepost/advisor'
import type { CareerId } from '@milepost/contract/careers'
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { careerRejections, skillCorrections } from '#db/schema/decisions.ts'
import { profiles } from '#db/schema/profiles.ts'

export type RejectionRow = typeof careerRejections.$inferSelect
export type SkillCorrection = AdviceDecisions['corrections'][number]

export async function findCorrections(db: Queryable, userId: string): Promise<SkillCorrection[]> {
  return db
    .select({ skillId: skillCorrections.skillId, known: skillCorrections.known })
    .from(skillCorrections)
    .where(eq(skillCorrections.userId, userId))
}

export async function findRejections(db: Queryable, userId: string): Promise<RejectionRow[]> {
  return db
    .select()
    .from(careerRejections)
    .where(eq(careerRejections.userId, userId))
    .orderBy(asc(careerRejections.createdAt), asc(careerRejections.careerId))
}

/** Repeating a rejection keeps its time and updates the reason. */
export async function upsertRejection(db: Queryable, row: typeof careerRejections.$inferInsert): Promise<void> {
  await db
    .insert(careerRejections)
    .values(row)
    .onConflictDoUpdate({
      target: [careerRejections.userId, careerRejections.careerId],
      set: { reason: row.reason, note: row.note },
    })
}

export async function deleteRejection(db: Queryable, userId: string, careerId: CareerId): Promise<void> {
  await db
    .delete(careerRejections)
    .where(and(eq(careerRejections.userId, userId), eq(careerRejections.careerId, careerId)))
}

export async function updateChosenCareer(db: Queryable, userId: string, careerId: CareerId | null): Promise<void> {
  await db.update(profiles).set({ chosenCareerId: careerId }).where(eq(profiles.userId, userId))
}

export async function upsertCorrection(db: Queryable, row: typeof skillCorrections.$inferInsert): Promise<void> {
  await db
    .insert(skillCorrections)
    .values(row)
    .onConflictDoUpdate({
      target: [skillCorrections.userId, skillCorrections.skillId],
      set: { known: row.known, createdAt: row.createdAt },
    })
}

export async function replaceCorrections(
  db: Queryable,
  userId: string,
  corrections: readonly SkillCorrection[],
  createdAt: Date,
): Promise<void> {
  await db.delete(skillCorrections).where(eq(skillCorrections.userId, userId))
  if (corrections.length === 0) return
  await db.insert(skillCorrections).values(corrections.map((correction) => ({ ...correction, userId, createdAt })))
}
