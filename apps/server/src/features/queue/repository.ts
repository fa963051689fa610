import { type QueueKind, queueKinds } from '@milepost/contract/queue/limits'
import type { QueueItem } from '@milepost/contract/queue/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import type { Slice } from '#http/paging.ts'

const maxTitleLength = 200

/** The rows of each kind, with the columns of an item, and their order: the oldest first, on an index. */
const sources: Readonly<Record<QueueKind, SQL>> = {
  institution_request: sql`
    select institution_requests.id::text, institution_requests.name as title, users.name as "from",
      institution_requests.created_at as since, null::text as language, null::int as version
    from institution_requests join users on users.id = user_id where status = 'pending' order by institution_requests.id`,
  course: sql`
    select courses.id::text, title, institutions.name as "from", coalesce(submitted_at, courses.created_at) as since, language::text, version
    from courses left join institutions on institutions.id = institution_id where status = 'pending' and not is_archived
    order by coalesce(submitted_at, courses.created_at), courses.id`,
  course_request: sql`
    select course_requests.id::text, course_name as title, users.name as "from", course_requests.created_at as since,
      null::text as language, null::int as version
    from course_requests join users on users.id = user_id where status = 'requested' order by course_requests.id`,
  contact_message: sql`
    select id::text, left(message, ${maxTitleLength}) as title, name as "from", created_at as since,
      null::text as language, null::int as version
    from contact_messages where status = 'new' order by id`,
  mentoring: sql`
    select mentoring_requests.id::text, left(topic, ${maxTitleLength}) as title, users.name as "from",
      mentoring_requests.created_at as since, null::text as language, null::int as version
    from mentoring_requests join users on users.id = user_id where status = 'requested' order by mentoring_requests.id`,
  message_report: sql`
    select application_messages.id::text, left(application_messages.text, ${maxTitleLength}) as title,
      case side when 'learner' then users.name else institution_name end as "from", reported_at as since,
      null::text as language, null::int as version
    from application_messages join applications on applications.id = application_id join users on users.id = user_id
    where reported_at is not null and reviewed_at is null order by reported_at, application_messages.id`,
  failed_job: sql`
    select id::text, coalesce(source_name, '') as title, null as "from", created_on as since,
      null::text as language, null::int as version
    from pgboss.job where name = 'dead-letters' and state = 'created' order by created_on, id`,
}

/** What waits, of one kind or all, the oldest first. Only the first `total` rows can be shown. */
export async function findQueueItems(
  db: Queryable,
  kind: QueueKind | undefined,
  total: number,
  { limit, offset }: Slice,
): Promise<QueueItem[]> {
  const needed = Math.min(total, offset + limit)
  const shown = needed - offset
  if (shown <= 0) return []
  const kinds = kind === undefined ? queueKinds : [kind]
  const parts = kinds.map((each) => sql`select ${each} as kind, rows.* from (${sources[each]} limit ${needed}) as rows`)
  const { rows } = await db.execute<Record<keyof QueueItem, unknown>>(sql`
    select * from (${sql.join(parts, sql` union all `)}) as items
    order by since, kind, length(id), id limit ${shown} offset ${offset}`)
  return rows.map((row) => ({
    kind: row.kind as QueueKind,
    id: String(row.id),
    title: String(row.title),
    language: row.language as QueueItem['language'],
    from: row.from === null ? null : String(row.from),
    since: new Date(String(row.since)).toISOString(),
    version: row.version === null ? null : Number(row.version),
  }))
}
