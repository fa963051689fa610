import type { PlanVariant, SkillCorrection } from '@milepost/advisor'
import type { CareerId } from '@milepost/contract/careers/limits'
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { careerRejections, skillCorrections } from '#db/schema/decisions.ts'
import { profiles } from '#db/schema/profiles.ts'

export type RejectionRow = typeof careerRejections.$inferSelect
export type { SkillCorrection }

/** What a correction sets. The rest of what was said about the skill stays. */
export type SkillCorrectionChange = Pick<SkillCorrection, 'skillId'> & Partial<SkillCorrection>

export async function findCorrections(db: Queryable, userId: string): Promise<SkillCorrection[]> {
  return db
    .select({
      skillId: skillCorrections.skillId,
      level: skillCorrections.level,
      requestIgnored: skillCorrections.requestIgnored,
      added: skillCorrections.added,
    })
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

/** Null follows the career's usual way. */
export async function updateVariant(db: Queryable, userId: string, variant: PlanVariant | null): Promise<void> {
  await db.update(profiles).set({ variant }).where(eq(profiles.userId, userId))
}

export async function upsertCorrection(
  db: Queryable,
  userId: string,
  { skillId, ...said }: SkillCorrectionChange,
  createdAt: Date,
): Promise<void> {
  await db
    .insert(skillCorrections)
    .values({ userId, skillId, ...said, createdAt })
    .onConflictDoUpdate({
      target: [skillCorrections.userId, skillCorrections.skillId],
      set: { ...said, createdAt },
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
