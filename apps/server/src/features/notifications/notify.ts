import type { Context } from '#context.ts'
import { findMembers, insertNotifications, type NewNotification } from '#features/notifications/repository.ts'

/** Tells a user of something, in the transaction that makes it happen; the same cause (`key`) is told once. */
export async function notify(tx: Pick<Context, 'db' | 'clock'>, notification: NewNotification): Promise<void> {
  await notifyAll(tx, [notification])
}

/** As `notify`, for many at once. */
export async function notifyAll(
  tx: Pick<Context, 'db' | 'clock'>,
  notifications: readonly NewNotification[],
): Promise<void> {
  await insertNotifications(tx.db, notifications, tx.clock())
}

/** As `notify`, for everybody who acts for an institution; nobody where it is gone. */
export async function notifyMembers(
  tx: Pick<Context, 'db' | 'clock'>,
  institutionId: number | null,
  notification: Omit<NewNotification, 'userId'>,
): Promise<void> {
  const members = institutionId === null ? [] : await findMembers(tx.db, institutionId)
  await notifyAll(
    tx,
    members.map((userId) => ({ ...notification, userId })),
  )
}
