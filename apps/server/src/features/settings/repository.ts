import { firstRejectionReasons } from '@milepost/contract/queue/limits'
import type { PlatformSettings } from '@milepost/contract/settings/schema'
import { inArray, isNull, or } from 'drizzle-orm'
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

/** The id of the key that secrets are sealed with; null before there is one. */
export async function findInstallationKey(db: Queryable): Promise<string | null> {
  const [row] = await db.select({ id: settings.installationKey }).from(settings).limit(1)
  return row?.id ?? null
}

/**
 * Makes the first of these keys the one that seals, if it follows one of them or is the first of all.
 * @returns whether it is one of them now
 */
export async function registerInstallationKey(db: Queryable, ids: readonly [string, ...string[]]): Promise<boolean> {
  await db.insert(settings).values({}).onConflictDoNothing()
  const { installationKey } = settings
  await db
    .update(settings)
    .set({ installationKey: ids[0] })
    .where(or(isNull(installationKey), inArray(installationKey, [...ids])))
  return ids.includes((await findInstallationKey(db)) ?? '')
}

/** Makes a key the one that seals, whichever it was before. */
export async function replaceInstallationKey(db: Queryable, installationKey: string): Promise<void> {
  await db.insert(settings).values({}).onConflictDoNothing()
  await db.update(settings).set({ installationKey })
}

export async function isSecondFactorRequired(db: Queryable): Promise<boolean> {
  const [row] = await db.select({ isRequired: settings.requireSecondFactor }).from(settings).limit(1)
  return row?.isRequired ?? false
}

export async function setSecondFactorRequired(db: Queryable, requireSecondFactor: boolean): Promise<void> {
  await db.update(settings).set({ requireSecondFactor })
}
