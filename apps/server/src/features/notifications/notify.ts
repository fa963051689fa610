import type { Context } from '#context.ts'
import {
  findAdminIds,
  findMembers,
  insertNotifications,
  markReadForAdmins,
  type NewNotification,
  type NewNotificationContent,
} from '#features/notifications/repository.ts'

/** Notifies a user in the caller's transaction, once per cause (`key`). */
export async function notify(tx: Pick<Context, 'db' | 'clock'>, notification: NewNotification): Promise<void> {
  await notifyAll(tx, [notification])
}

/**
 * Like `notify`, for many users.
 * @returns those who hear of it for the first time
 */
export async function notifyAll(
  tx: Pick<Context, 'db' | 'clock'>,
  notifications: readonly NewNotification[],
): Promise<string[]> {
  return insertNotifications(tx.db, notifications, tx.clock())
}

/** Like `notify`, for all members of an institution. */
export async function notifyMembers(
  tx: Pick<Context, 'db' | 'clock'>,
  institutionId: number | null,
  notification: NewNotificationContent,
): Promise<void> {
  const members = institutionId === null ? [] : await findMembers(tx.db, institutionId)
  await notifyAll(
    tx,
    members.map((userId) => ({ ...notification, userId })),
  )
}

/** Like `notify`, for all admins. */
export async function notifyAdmins(
  tx: Pick<Context, 'db' | 'clock'>,
  notification: NewNotificationContent,
): Promise<void> {
  const admins = await findAdminIds(tx.db)
  await notifyAll(
    tx,
    admins.map((userId) => ({ ...notification, userId })),
  )
}

/** What admins were told under these keys is done: it is read for all of them. A single key that ends with ':' is a prefix. */
export async function markAdminNotificationsRead(
  tx: Pick<Context, 'db' | 'clock'>,
  key: string | readonly string[],
): Promise<void> {
  const isPrefix = typeof key === 'string' && key.endsWith(':')
  await markReadForAdmins(tx.db, isPrefix ? { prefix: key } : [key].flat(), tx.clock())
}
