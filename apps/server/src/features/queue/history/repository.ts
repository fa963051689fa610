import type { QueryOf } from '@milepost/contract/http'
import { decidedRequestKinds } from '@milepost/contract/queue/limits'
import type { listDecidedRequests } from '@milepost/contract/queue/routes'
import type { DecidedRequest } from '@milepost/contract/queue/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { users } from '#db/schema/users.ts'
import type { Slice } from '#http/paging.ts'
import { hasWords } from '#lib/search-words.ts'

export type HistoryFilter = Pick<QueryOf<typeof listDecidedRequests>, 'kind' | 'search'>
type Kind = DecidedRequest['kind']

/** Of each kind: its table, and what its columns are called. */
const sources: Readonly<Record<Kind, { table: SQL; title: SQL; reason: SQL }>> = {
  institution_request: { table: sql`institution_requests`, title: sql`name`, reason: sql`reason` },
  course_request: { table: sql`course_requests`, title: sql`course_name`, reason: sql`answer` },
}

function kindsOf({ kind }: HistoryFilter): readonly Kind[] {
  return kind === undefined ? decidedRequestKinds : [kind]
}

function matches(kind: Kind, { search = '' }: HistoryFilter): SQL {
  const named = hasWords(sql`search`, search)
  if (named === undefined) return sql`decided_at is not null`
  const { table } = sources[kind]
  const people = sql`(select ${users.id} from ${users} where ${hasWords(users.search, search)})`
  // With 'or' none of the indexes would be used.
  return sql`decided_at is not null and id in (select id from ${table} where ${named}
    union select id from ${table} where user_id in ${people} union select id from ${table} where decided_by in ${people})`
}

export async function countDecidedRequests(db: Queryable, filter: HistoryFilter): Promise<number> {
  const counts = kindsOf(filter).map(
    (kind) => sql`(select count(*)::int from ${sources[kind].table} where ${matches(kind, filter)})`,
  )
  const { rows } = await db.execute<{ total: number }>(sql`select ${sql.join(counts, sql` + `)} as total`)
  return rows[0]?.total ?? 0
}

/** The latest first. Each kind is read from its index only as far as the page needs. */
export async function findDecidedRequests(
  db: Queryable,
  filter: HistoryFilter,
  { limit, offset }: Slice,
): Promise<DecidedRequest[]> {
  const parts = kindsOf(filter).map((kind) => {
    const { table, title, reason } = sources[kind]
    return sql`select ${kind} as kind, rows.* from (
      select id, ${title} as title, status::text as outcome, ${reason} as reason, decided_at, user_id, decided_by
      from ${table} where ${matches(kind, filter)} order by decided_at desc, id desc limit ${offset + limit}) as rows`
  })
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select items.*, asked.name as "from", admins.name as admin
    from (select * from (${sql.join(parts, sql` union all `)}) as all_items
      order by decided_at desc, kind, id desc limit ${limit} offset ${offset}) as items
    join users asked on asked.id = items.user_id left join users admins on admins.id = items.decided_by
    order by items.decided_at desc, items.kind, items.id desc`)
  return rows.map((row) => ({
    kind: row.kind as Kind,
    id: Number(row.id),
    title: String(row.title),
    from: String(row.from),
    outcome: row.outcome as DecidedRequest['outcome'],
    reason: row.reason === null ? null : String(row.reason),
    decidedAt: new Date(String(row.decided_at)).toISOString(),
    decidedBy: row.admin === null ? null : String(row.admin),
  }))
}
