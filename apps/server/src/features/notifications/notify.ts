import type { Context } from '#context.ts'
import { insertNotification, type NewNotification } from '#features/notifications/repository.ts'

/** Tells a user of something, in the transaction that makes it happen; the same cause (`key`) is told once. */
export async function notify(tx: Pick<Context, 'db' | 'clock'>, notification: NewNotification): Promise<void> {
  await insertNotification(tx.db, notification, tx.clock())
}
