import { firstRejectionReasons } from '@milepost/contract/queue/limits'
import type { PlatformSettings } from '@milepost/contract/settings/schema'
import type { Queryable } from '#db/client.ts'
import { settings } from '#db/schema/settings.ts'

const columns = {
  moderateCourses: settings.moderateCourses,
  contactAddress: settings.contactAddress,
  showCountedFigures: settings.showCountedFigures,
  rejectionReasons: settings.rejectionReasons,
}
const initial: PlatformSettings = {
  moderateCourses: false,
  contactAddress: '',
  showCountedFigures: true,
  rejectionReasons: firstRejectionReasons,
}

export async function findSettings(db: Queryable): Promise<PlatformSettings> {
  const [row] = await db.select(columns).from(settings).limit(1)
  return row ?? initial
}

/** Locks the settings, so that changes run one after the other. */
export async function lockSettings(db: Queryable): Promise<PlatformSettings> {
  await db.insert(settings).values({}).onConflictDoNothing()
  const [row] = await db.select(columns).from(settings).for('update')
  return row ?? initial
}

export async function updateSettings(db: Queryable, change: Partial<PlatformSettings>): Promise<void> {
  await db.update(settings).set(change)
}

export async function isSecondFactorRequired(db: Queryable): Promise<boolean> {
  const [row] = await db.select({ isRequired: settings.requireSecondFactor }).from(settings).limit(1)
  return row?.isRequired ?? false
}

export async function setSecondFactorRequired(db: Queryable, requireSecondFactor: boolean): Promise<void> {
  await db.update(settings).set({ requireSecondFactor })
}
