import type { Queryable } from '#db/client.ts'
import { findPreferences, isUnsubscribed, resumeMails, upsertPreferences } from '#features/preferences/repository.ts'

type MailSwitch = 'courseAlerts' | 'weeklySummary'

/**
 * The switch of each kind of mail that has one: it and the links in these mails say the same. Receipts may be refused too, by
 * their links alone: the settings' switches are about neither the account nor payments.
 */
export const switchOfMail: Readonly<Record<string, MailSwitch>> = {
  weekly_summary: 'weeklySummary',
  course_alert: 'courseAlerts',
}

/** Whether somebody takes a kind of mail that may be refused: what the settings say, and the links in mails. */
export async function wantsMail(db: Queryable, userId: string, kind: string): Promise<boolean> {
  const own = switchOfMail[kind]
  if (own !== undefined) {
    const preferences = await findPreferences(db, userId)
    if (!preferences.emailNotifications || !preferences[own]) return false
  }
  return !(await isUnsubscribed(db, userId, kind))
}

/** A link in a mail ended its kind, or resumed it: the settings say the same from now on. */
export async function followLink(
  tx: { readonly db: Queryable; readonly clock: () => Date },
  userId: string,
  kind: string,
  isWanted: boolean,
): Promise<void> {
  const own = switchOfMail[kind]
  if (own === undefined) return
  // Resumed under a main switch that is off, the mails would still not come.
  const change = { [own]: isWanted, ...(isWanted ? { emailNotifications: true } : {}) }
  await upsertPreferences(tx.db, userId, change, tx.clock())
}

/** A switch was turned on in the settings: what its links had ended is resumed. */
export async function followSwitches(
  db: Queryable,
  userId: string,
  change: Readonly<Partial<Record<MailSwitch, boolean | undefined>>>,
): Promise<void> {
  const kinds = Object.keys(switchOfMail).filter((kind) => {
    const own = switchOfMail[kind]
    return own !== undefined && change[own] === true
  })
  if (kinds.length > 0) await resumeMails(db, userId, kinds)
}
