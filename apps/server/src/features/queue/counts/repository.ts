import { maxQueueCount, type QueueKind } from '@milepost/contract/queue/limits'
import type { QueueCounts } from '@milepost/contract/queue/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'

/** Which rows wait, by kind. Each condition has an index. */
const waiting: Readonly<Record<QueueKind, SQL>> = {
  institution_request: sql`institution_requests where status = 'pending'`,
  course: sql`courses where status = 'pending' and not is_archived`,
  course_request: sql`course_requests where status = 'requested'`,
  contact_message: sql`contact_messages where status = 'new'`,
  mentoring: sql`mentoring_requests where status = 'requested'`,
  message_report: sql`application_messages where reported_at is not null and reviewed_at is null`,
  failed_job: sql`pgboss.job where name = 'dead-letters' and state = 'created'`,
}

/** How many of each kind wait for an admin, at most `maxQueueCount` of each. */
export async function findWaitingCounts(db: Queryable): Promise<QueueCounts> {
  const columns = Object.entries(waiting).map(
    ([kind, rows]) =>
      sql`(select count(*)::int from (select 1 from ${rows} limit ${maxQueueCount}) as rows) as ${sql.identifier(kind)}`,
  )
  const { rows } = await db.execute<{ [kind in QueueKind]: number }>(sql`select ${sql.join(columns, sql`, `)}`)
  const [counts] = rows
  if (counts === undefined) throw new Error('nothing was counted')
  return counts
}

/** How many rows the queue shows of one kind, or of all. */
export function withinCap(counts: QueueCounts, kind: QueueKind | undefined): number {
  const total = kind === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[kind]
  return Math.min(total, maxQueueCount)
}
