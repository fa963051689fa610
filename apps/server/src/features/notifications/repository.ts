import type { InboxState, NotificationContent } from '@milepost/contract/notifications/schema'
import type { Preferences } from '@milepost/contract/preferences/schema'
import type { QueueCounts } from '@milepost/contract/queue/schema'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, like, lt, lte, not, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { deleteRows } from '#db/delete-rows.ts'
import { notifications } from '#db/schema/notifications.ts'
import { sessions } from '#db/schema/sessions.ts'
import { userPreferences } from '#db/schema/user-preferences.ts'
import { users } from '#db/schema/users.ts'
import { secondFactorNeeded } from '#db/second-factor-needed.ts'
import { emailTimeOf, topicOf } from '#features/notifications/email-times.ts'

/** Counts what waits for admins. */
export type CountWaiting = (db: Queryable) => Promise<QueueCounts>
export type NotificationRow = typeof notifications.$inferSelect

/** A notification before it has a reader. */
export type NewNotificationContent = NotificationContent & {
  /** One per cause, so that a notification is never created twice. */
  readonly key: string
}
export type NewNotification = NewNotificationContent & { readonly userId: string }

/** @returns those who had no notification with its key yet */
export async function insertNotifications(
  db: Queryable,
  rows: readonly NewNotification[],
  now: Date,
): Promise<string[]> {
  if (rows.length === 0) return []
  const choices = await findNoticeChoices(db, rows)
  const stored = await db
    .insert(notifications)
    .values(
      rows.map((row) => ({ ...row, createdAt: now, emailAfter: emailTimeOf(row.kind, choices.get(row.userId), now) })),
    )
    .onConflictDoNothing()
    .returning({ userId: notifications.userId })
  return stored.map(({ userId }) => userId)
}

/** What the readers of these chose about emails, where any of them is emailed. */
async function findNoticeChoices(db: Queryable, rows: readonly NewNotification[]) {
  const userIds = [...new Set(rows.filter(({ kind }) => topicOf(kind) !== undefined).map(({ userId }) => userId))]
  if (userIds.length === 0) return new Map<string, Preferences['noticeEmails']>()
  const found = await db
    .select({ userId: userPreferences.userId, choices: userPreferences.noticeEmails })
    .from(userPreferences)
    .where(inArray(userPreferences.userId, userIds))
  return new Map(found.map(({ userId, choices }) => [userId, choices]))
}

/** Users with notifications whose time to be emailed has come, each once. */
export async function findUsersToEmail(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(lte(notifications.emailAfter, now))
    .orderBy(asc(notifications.userId))
    .limit(limit)
  return rows.map(({ userId }) => userId)
}

/** Takes all that is to be emailed to a user, due or not: one email has it all. The oldest first. */
export async function takeNoticesToEmail(db: Queryable, userId: string): Promise<NotificationRow[]> {
  const rows = await db
    .update(notifications)
    .set({ emailAfter: null })
    .where(and(eq(notifications.userId, userId), isNotNull(notifications.emailAfter)))
    .returning()
  return rows.sort((a, b) => a.id - b.id)
}

/** Ids of an institution's members. */
export async function findMembers(db: Queryable, institutionId: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.institutionId, institutionId), eq(users.role, 'institution')))
    .orderBy(asc(users.id))
  return rows.map(({ id }) => id)
}

export async function findAdminIds(db: Queryable): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).orderBy(asc(users.id))
  return rows.map(({ id }) => id)
}

/** Marks what admins were told under these keys as read, or under every key that begins with a prefix. */
export async function markReadForAdmins(
  db: Queryable,
  keys: { readonly prefix: string } | readonly string[],
  now: Date,
): Promise<void> {
  const named =
    'prefix' in keys ? startsWith(keys.prefix) : sql`${notifications.key} = any(${sql.param([...keys])}::text[])`
  const admins = db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'))
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(inArray(notifications.userId, admins), isNull(notifications.readAt), named))
}

function startsWith(beginning: string): SQL {
  return like(notifications.key, `${beginning.replace(/[\\%_]/g, '\\$&')}%`)
}

/** Newest first; all, or those before one. */
export async function findNotifications(
  db: Queryable,
  userId: string,
  before: number | undefined,
  slice: { limit: number; offset: number },
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(ofUser(userId, before))
    .orderBy(desc(notifications.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

const ofUser = (userId: string, before: number | undefined) =>
  and(eq(notifications.userId, userId), before === undefined ? undefined : lt(notifications.id, before))

export async function countNotifications(db: Queryable, userId: string, before: number | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(notifications).where(ofUser(userId, before))
  return row?.total ?? 0
}

export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
  return row?.total ?? 0
}

/** Marks the given unread notifications as read, or all up to an id. */
export async function markRead(
  db: Queryable,
  userId: string,
  which: { readonly ids: readonly number[] } | { readonly upTo: number },
  now: Date,
): Promise<void> {
  const named: SQL = 'ids' in which ? inArray(notifications.id, [...which.ids]) : lte(notifications.id, which.upTo)
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), named))
}

/** A user's latest notification with a key prefix. */
export async function findLatestByKey(
  db: Queryable,
  userId: string,
  beginning: string,
): Promise<NotificationRow | undefined> {
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), startsWith(beginning)))
    .orderBy(desc(notifications.id))
    .limit(1)
  return row
}

export async function deleteNotificationsBefore(db: Queryable, time: Date): Promise<number> {
  return deleteRows(db, notifications, lt(notifications.createdAt, time))
}

// Column names are written out: Drizzle omits the table name in single-table queries, so they would mean the inner
// table.
const newest = sql<number>`coalesce((select max(n.id) from notifications n where n.user_id = sessions.user_id), 0)`
const unread = sql<number>`(select count(*)::int from notifications n where n.user_id = sessions.user_id and n.read_at is null)`

/** Inbox states by session, for admins with what waits for them; ended sessions are left out. */
export async function findStates(
  db: Queryable,
  sessionIds: readonly string[],
  now: Date,
  countWaiting: CountWaiting,
): Promise<ReadonlyMap<string, InboxState>> {
  const rows = await db
    .select({ id: sessions.id, role: users.role, newest, unread })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.id, [...sessionIds]),
        sql`${sessions.expiresAt} > ${now.toISOString()}`,
        not(secondFactorNeeded),
      ),
    )
  const waiting = rows.some(({ role }) => role === 'admin') ? await countWaiting(db) : undefined
  return new Map(
    rows.map(({ id, role, ...state }) => [
      id,
      role === 'admin' && waiting !== undefined ? { ...state, waiting } : state,
    ]),
  )
}
