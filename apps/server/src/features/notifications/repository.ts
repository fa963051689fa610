import type { NotificationKind } from '@milepost/contract/notifications'
import type { Queryable } from '#db/client.ts'
import { notifications } from '#db/schema/notifications.ts'

export interface NewNotification {
  readonly userId: string
  readonly kind: NotificationKind
  readonly params: Readonly<Record<string, string | number>>
  /** One for each cause: told twice, it is there once. */
  readonly key: string
}

/** Out: whether it is new. */
export async function insertNotification(db: Queryable, notification: NewNotification, now: Date): Promise<boolean> {
  const rows = await db
    .insert(notifications)
    .values({ ...notification, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: notifications.id })
  return rows.length > 0
}
