import { eq } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { userPreferences } from '#db/schema/user-preferences.ts'

export type Preferences = Omit<typeof userPreferences.$inferSelect, 'userId' | 'updatedAt'>

const defaults: Preferences = {
  appearance: 'system',
  emailNotifications: true,
  courseAlerts: true,
  weeklySummary: false,
  careerGoal: '',
  learningMode: 'Online',
  duration: 'Short-term',
}

/** What a user chose in settings, or how it is at the start. */
export async function findPreferences(db: Queryable, userId: string): Promise<Preferences> {
  const [row] = await db.select().from(userPreferences).where(eq(userPreferences.userId, userId)).limit(1)
  if (row === undefined) return defaults
  const { userId: _, updatedAt: __, ...preferences } = row
  return preferences
}
