import type { Queryable } from '#db/client.ts'
import { activityEvents } from '#db/schema/activity-events.ts'

export type NewActivity = Pick<typeof activityEvents.$inferInsert, 'userId' | 'kind'> &
  Partial<Pick<typeof activityEvents.$inferInsert, 'subject' | 'courseId' | 'institutionId' | 'hours'>>

/** Keeps an event; the same kind and subject once a day (UTC). */
export async function insertActivity(db: Queryable, event: NewActivity, now: Date): Promise<void> {
  await db
    .insert(activityEvents)
    .values({ ...event, day: now.toISOString().slice(0, 10), createdAt: now })
    .onConflictDoNothing()
}
