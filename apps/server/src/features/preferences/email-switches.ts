import type { Queryable } from '#db/client.ts'
import { findPreferences, isUnsubscribed, resumeEmails, upsertPreferences } from '#features/preferences/repository.ts'

type EmailSwitch = 'emailNotifications' | 'courseAlerts' | 'weeklySummary' | 'quietReminder'

/**
 * The settings switch of each kind of email that has one; it matches the unsubscribe links. Receipts can be refused
 * only by their links.
 */
export const switchOfEmail: Readonly<Record<string, EmailSwitch>> = {
  weekly_summary: 'weeklySummary',
  course_alert: 'courseAlerts',
  quiet_reminder: 'quietReminder',
  notices: 'emailNotifications',
}

/** Whether a user accepts a kind of email, by settings and unsubscribe links. */
export async function wantsEmail(db: Queryable, userId: string, kind: string): Promise<boolean> {
  const own = switchOfEmail[kind]
  if (own !== undefined) {
    const preferences = await findPreferences(db, userId)
    if (!preferences.emailNotifications || !preferences[own]) return false
  }
  return !(await isUnsubscribed(db, userId, kind))
}

/** Updates the settings after an unsubscribe link was used. */
export async function followLink(
  tx: { readonly db: Queryable; readonly clock: () => Date },
  userId: string,
  kind: string,
  isWanted: boolean,
): Promise<void> {
  const own = switchOfEmail[kind]
  if (own === undefined) return
  // If the main switch were off, the resumed emails would still not be sent.
  const change = { [own]: isWanted, ...(isWanted ? { emailNotifications: true } : {}) }
  await upsertPreferences(tx.db, userId, change, tx.clock())
}

/** Resumes what unsubscribe links had ended after its switch was turned on in the settings. */
export async function followSwitches(
  db: Queryable,
  userId: string,
  change: Readonly<Partial<Record<EmailSwitch, boolean | undefined>>>,
): Promise<void> {
  const kinds = Object.keys(switchOfEmail).filter((kind) => {
    const own = switchOfEmail[kind]
    return own !== undefined && change[own] === true
  })
  if (kinds.length > 0) await resumeEmails(db, userId, kinds)
}
