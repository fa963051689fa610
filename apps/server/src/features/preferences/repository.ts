import { type Language, readLanguage } from '@milepost/contract/languages'
import type { LearningDuration, LearningMode } from '@milepost/contract/preferences/limits'
import { defaultPreferences } from '@milepost/contract/preferences/schema'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { emailSubscriptions } from '#db/schema/emails.ts'
import { userPreferences } from '#db/schema/user-preferences.ts'

type PreferencesRow = typeof userPreferences.$inferSelect

/** A user's preferences. `updatedAt` is null if never saved. */
export interface UserPreferences extends Omit<PreferencesRow, 'userId' | 'learningMode' | 'duration' | 'updatedAt'> {
  readonly learningMode: LearningMode
  readonly duration: LearningDuration
  readonly updatedAt: Date | null
}

/** A user's preferences, or the defaults. */
export async function findPreferences(db: Queryable, userId: string): Promise<UserPreferences> {
  const [row] = await db.select().from(userPreferences).where(eq(userPreferences.userId, userId)).limit(1)
  if (row === undefined) return defaultPreferences
  const { userId: _, ...chosen } = row
  // The contract guarantees the stored values.
  return chosen as UserPreferences
}

/** Saves some preferences; the others keep their value or default. */
export async function upsertPreferences(
  db: Queryable,
  userId: string,
  change: Partial<Omit<UserPreferences, 'updatedAt'>>,
  updatedAt: Date,
): Promise<void> {
  await db
    .insert(userPreferences)
    .values({ userId, ...change, updatedAt })
    .onConflictDoUpdate({ target: userPreferences.userId, set: { ...change, updatedAt } })
}

/** Whether a kind of email was ended by an unsubscribe link. */
export async function isUnsubscribed(db: Queryable, userId: string, kind: string): Promise<boolean> {
  const [row] = await db
    .select({ unsubscribedAt: emailSubscriptions.unsubscribedAt })
    .from(emailSubscriptions)
    .where(and(eq(emailSubscriptions.userId, userId), eq(emailSubscriptions.kind, kind)))
  return row !== undefined && row.unsubscribedAt !== null
}

/** Resumes kinds of email that were ended by unsubscribe links. */
export async function resumeEmails(db: Queryable, userId: string, kinds: readonly string[]): Promise<void> {
  await db
    .update(emailSubscriptions)
    .set({ unsubscribedAt: null })
    .where(and(eq(emailSubscriptions.userId, userId), inArray(emailSubscriptions.kind, [...kinds])))
}

/** The language that a user gets emails in; English for those who chose none or have no account. */
export async function findLanguage(db: Queryable, userId: string | null): Promise<Language> {
  return readLanguage(userId === null ? null : (await findPreferences(db, userId)).language)
}
