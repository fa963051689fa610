import type { InvariantName } from '@milepost/contract/invariants/limits'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { offered } from '#db/offered-courses.ts'
import { courses } from '#db/schema/courses.ts'
import { users } from '#db/schema/users.ts'

const shownIds = 5

/** What breaks each invariant, as a query of one column `id`. No id names a person. */
const queries: Record<InvariantName, SQL> = {
  one_subscription: sql`
    select user_id::text as id from subscriptions where status in ('active', 'trialing', 'past_due')
    group by user_id having count(*) > 1`,
  plan_follows_subscription: sql`
    select u.id::text from users u where not u.is_demo and u.plan::text <> coalesce((
      select s.plan::text from subscriptions s where s.user_id = u.id and s.status in ('active', 'trialing', 'past_due')
      order by s.created_at, s.id limit 1), 'basic')`,
  one_owner: sql`
    select institution_id::text as id from users where institution_id is not null
    group by institution_id having count(*) filter (where institution_role = 'owner') <> 1`,
  an_admin: sql`select 'none' as id where exists (select from users) and not exists (select from users where role = 'admin')`,
  steps_have_courses: sql`
    select r.id::text from roadmaps r where r.is_current and exists (
      select from roadmap_steps s left join ${courses} on ${courses.id} = s.course_id
      where s.roadmap_id = r.id and s.course_id is not null and (${courses.id} is null or not (${offered})))
    and not exists (select from pgboss.job where name = 'link-steps' and state < 'completed')`,
  emails_are_sent: sql`
    select m.id::text from mails m where m.sent_at is null and m.created_at < now() - interval '10 minutes' and not exists (
      select from pgboss.job j where j.state < 'completed' and j.data->>'mailId' = m.id::text)`,
  course_words_are_counted: sql`
    select distinct written.word as id from courses, unnest(tsvector_to_array(search)) as written (word)
    where status = 'approved' and char_length(written.word) between 3 and 40
    and not exists (select from course_words w where w.word = written.word)`,
}

export interface Breaches {
  readonly count: number
  readonly ids: readonly string[]
}

export async function findBreaches(db: Queryable, name: InvariantName): Promise<Breaches> {
  const result = await db.execute<{ ids: string[] | null; count: number }>(sql`
    select count(*)::int as count, (array_agg(id order by id))[1:${sql.raw(String(shownIds))}] as ids
    from (${queries[name]}) as breaches`)
  const [row] = result.rows
  return { count: row?.count ?? 0, ids: row?.ids ?? [] }
}

/** Adds the missing words of approved courses. */
export async function addCourseWords(db: Queryable): Promise<void> {
  await db.execute(sql`
    insert into course_words (word) select distinct word from courses, unnest(tsvector_to_array(search)) as word
    where status = 'approved' and char_length(word) between 3 and 40 order by word on conflict do nothing`)
}

export async function findAdminIds(db: Queryable): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'))
  return rows.map(({ id }) => id)
}
