import { and, count, desc, eq, gt, isNull, lt, lte, or } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { deleteRows } from '#db/delete-rows.ts'
import type { RowOf } from '#db/row-of.ts'
import { roadmapShares } from '#db/schema/roadmap-shares.ts'
import { roadmapSteps, roadmaps } from '#db/schema/roadmaps.ts'
import { users } from '#db/schema/users.ts'

const columns = {
  id: roadmapShares.id,
  label: roadmapShares.label,
  createdAt: roadmapShares.createdAt,
  expiresAt: roadmapShares.expiresAt,
  lastOpenedAt: roadmapShares.lastOpenedAt,
}
export type ShareRow = RowOf<typeof columns>

export async function insertShare(db: Queryable, row: typeof roadmapShares.$inferInsert): Promise<ShareRow> {
  const [share] = await db.insert(roadmapShares).values(row).returning(columns)
  if (share === undefined) throw new Error('the link was not stored')
  return share
}

/** A learner's active links, latest first. */
export async function findShares(db: Queryable, userId: string, now: Date): Promise<ShareRow[]> {
  return db
    .select(columns)
    .from(roadmapShares)
    .where(and(eq(roadmapShares.userId, userId), gt(roadmapShares.expiresAt, now)))
    .orderBy(desc(roadmapShares.createdAt), desc(roadmapShares.id))
}

export async function countShares(db: Queryable, userId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(roadmapShares)
    .where(and(eq(roadmapShares.userId, userId), gt(roadmapShares.expiresAt, now)))
  return row?.total ?? 0
}

/** @returns whether the learner had such a link */
export async function deleteShare(db: Queryable, userId: string, id: string): Promise<boolean> {
  return (await deleteRows(db, roadmapShares, eq(roadmapShares.id, id), eq(roadmapShares.userId, userId))) > 0
}

/**
 * Deletes expired links.
 * @returns how many
 */
export async function deleteSharesBefore(db: Queryable, now: Date): Promise<number> {
  return deleteRows(db, roadmapShares, lte(roadmapShares.expiresAt, now))
}

/** The link of a valid token, its roadmap, and only the learner's name. From the known skills only titles are derived. */
export async function findShared(db: Queryable, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select({
      shareId: roadmapShares.id,
      userId: roadmapShares.userId,
      name: users.name,
      roadmapId: roadmaps.id,
      careerId: roadmaps.careerId,
      knownSkills: roadmaps.knownSkills,
    })
    .from(roadmapShares)
    .innerJoin(users, eq(users.id, roadmapShares.userId))
    .innerJoin(roadmaps, and(eq(roadmaps.userId, users.id), eq(roadmaps.isCurrent, true)))
    .where(and(eq(roadmapShares.tokenHash, tokenHash), gt(roadmapShares.expiresAt, now)))
    .limit(1)
  return row
}

/** The steps in order, without anything meant for the learner alone. */
export async function findSharedSteps(db: Queryable, roadmapId: string) {
  return db
    .select({
      stepNumber: roadmapSteps.stepNumber,
      key: roadmapSteps.key,
      label: roadmapSteps.label,
      section: roadmapSteps.section,
      hours: roadmapSteps.hours,
      milestone: roadmapSteps.milestone,
    })
    .from(roadmapSteps)
    .where(eq(roadmapSteps.roadmapId, roadmapId))
    .orderBy(roadmapSteps.stepNumber)
}

/** Records a view, unless one was recorded since `since`. */
export async function markOpened(db: Queryable, id: string, now: Date, since: Date): Promise<void> {
  await db
    .update(roadmapShares)
    .set({ lastOpenedAt: now })
    .where(and(eq(roadmapShares.id, id), or(isNull(roadmapShares.lastOpenedAt), lt(roadmapShares.lastOpenedAt, since))))
}
