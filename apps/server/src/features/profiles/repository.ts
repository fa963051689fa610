import { eq } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { profiles } from '#db/schema/profiles.ts'

export type ProfileRow = typeof profiles.$inferSelect

export async function findProfile(db: Queryable, userId: string): Promise<ProfileRow | undefined> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId)).limit(1)
  return profile
}

export async function updatePace(db: Queryable, userId: string, hoursPerWeek: number | null): Promise<void> {
  await db.update(profiles).set({ hoursPerWeek }).where(eq(profiles.userId, userId))
}

export async function upsertProfile(db: Queryable, row: typeof profiles.$inferInsert): Promise<ProfileRow> {
  const { userId: _, ...changes } = row
  const [profile] = await db
    .insert(profiles)
    .values(row)
    .onConflictDoUpdate({ target: profiles.userId, set: changes })
    .returning()
  if (profile === undefined) throw new Error('the profile was not stored')
  return profile
}
