import { eq } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { profiles } from '#db/schema/profiles.ts'

export type ProfileRow = typeof profiles.$inferSelect

export async function findProfile(db: Queryable, userId: string): Promise<ProfileRow | undefined> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId)).limit(1)
  return profile
}

/** Days that are left out stay. */
export async function updatePace(
  db: Queryable,
  userId: string,
  pace: { readonly hoursPerWeek: number | null; readonly studyDays?: ProfileRow['studyDays'] | undefined },
): Promise<Pick<ProfileRow, 'hoursPerWeek' | 'studyDays'>> {
  const [row] = await db
    .update(profiles)
    .set(pace)
    .where(eq(profiles.userId, userId))
    .returning({ hoursPerWeek: profiles.hoursPerWeek, studyDays: profiles.studyDays })
  if (row === undefined) throw new Error('a roadmap has no profile')
  return row
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
