import { and, desc, eq, gt, gte, lt, ne, notInArray, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { deleteRows } from '#db/delete-rows.ts'
import { knownDevices } from '#db/schema/known-devices.ts'
import { sessions } from '#db/schema/sessions.ts'
import { users } from '#db/schema/users.ts'
import { secondFactorNeeded } from '#db/second-factor-needed.ts'
import type { CacheKey } from '#http/register-route.ts'
import { batchLookups } from '#lib/batch-lookups.ts'

export async function insertSession(db: Queryable, row: typeof sessions.$inferInsert): Promise<string> {
  const [session] = await db.insert(sessions).values(row).returning({ id: sessions.id })
  if (session === undefined) throw new Error('the session was not stored')
  return session.id
}

/**
 * Finds the sessions of tokens with their users, by the digest in hexadecimal, and the key of a cached reply. Requests
 * that come together share it.
 */
export function prepareSessionLookup(db: Queryable, key?: CacheKey) {
  // From a subquery, so that the planner keeps one plan. For an array it would plan again and again.
  const hashes = sql`(select ${sql.placeholder('hashes')}::bytea[])::bytea[]`
  const statement = db
    .select({
      digest: sql<string>`encode(${sessions.tokenHash}, 'hex')`,
      sessionId: sessions.id,
      bindingHash: sessions.bindingHash,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
      authenticatedAt: sessions.authenticatedAt,
      id: users.id,
      name: users.name,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      role: users.role,
      plan: users.plan,
      institutionId: users.institutionId,
      institutionRole: users.institutionRole,
      profileCompleted: users.profileCompleted,
      needsSecondFactor: secondFactorNeeded,
      cacheKey: key?.value ?? sql<null>`null`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(sql`${sessions.tokenHash} = any(${hashes})`)
    .prepare(key === undefined ? 'find_sessions' : `find_sessions_and_${key.name}`)
  return batchLookups(async (digests) => {
    const rows = await statement.execute({ hashes: digests.map((digest) => Buffer.from(digest, 'hex')) })
    return new Map(rows.map((row) => [row.digest, row]))
  })
}

export async function touchSession(db: Queryable, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id))
}

export async function deleteSession(db: Queryable, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id))
}

/**
 * Deletes an account's sessions except one.
 * @returns how many
 */
export async function deleteSessionsOf(db: Queryable, userId: string, except: string | null): Promise<number> {
  const own = eq(sessions.userId, userId)
  return deleteRows(db, sessions, own, ...(except === null ? [] : [ne(sessions.id, except)]))
}

/** @returns whether the account had this session */
export async function deleteOwnSession(db: Queryable, userId: string, id: string): Promise<boolean> {
  return (await deleteRows(db, sessions, eq(sessions.id, id), eq(sessions.userId, userId))) > 0
}

/** An account's valid sessions, last used first. */
export async function findOpenSessions(db: Queryable, userId: string, now: Date, idleSince: Date) {
  return db
    .select({
      id: sessions.id,
      agent: sessions.agent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gte(sessions.lastSeenAt, idleSince)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
}

/** @returns whether the session exists */
export async function setAuthenticated(db: Queryable, id: string, now: Date): Promise<boolean> {
  const change = { authenticatedAt: now }
  const rows = await db.update(sessions).set(change).where(eq(sessions.id, id)).returning({ id: sessions.id })
  return rows.length > 0
}

export async function deleteSessionsExpiredBefore(db: Queryable, now: Date, idleSince: Date): Promise<number> {
  const expired = await deleteRows(db, sessions, lt(sessions.expiresAt, now))
  const idle = await deleteRows(db, sessions, lt(sessions.lastSeenAt, idleSince))
  return expired + idle
}

/** Stores a known browser of an account and deletes the oldest beyond the limit. */
export async function saveDevice(db: Queryable, row: typeof knownDevices.$inferInsert, max: number): Promise<void> {
  const { lastSignedInAt } = row
  await db
    .insert(knownDevices)
    .values(row)
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.deviceHash], set: { lastSignedInAt } })
  const own = eq(knownDevices.userId, row.userId)
  const latest = db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(own)
    .orderBy(desc(knownDevices.lastSignedInAt))
    .limit(max)
  await db.delete(knownDevices).where(and(own, notInArray(knownDevices.deviceHash, latest)))
}

export async function hasDeviceSince(db: Queryable, userId: string, deviceHash: Buffer, since: Date): Promise<boolean> {
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        eq(knownDevices.deviceHash, deviceHash),
        gt(knownDevices.lastSignedInAt, since),
      ),
    )
  return rows.length > 0
}

export async function deleteDevicesOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

export async function deleteDevicesBefore(db: Queryable, time: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastSignedInAt, time))
}
