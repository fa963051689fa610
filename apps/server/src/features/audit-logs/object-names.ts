import type { AuditedObject } from '@milepost/contract/audit-logs/limits'
import type { AuditLog } from '@milepost/contract/audit-logs/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'

type NamedObject = NonNullable<AuditLog['object']>

interface NameSource {
  readonly idType: 'int' | 'uuid'
  /** Selects id, name and what finds it on its screen, up to the condition on its id. */
  readonly rows: SQL
  readonly id: SQL
}

const ofUser = (rows: SQL, id: SQL): NameSource => ({
  idType: 'uuid',
  rows: sql`select ${id}::text as id, users.name as name, users.email as search from ${rows}`,
  id,
})

const user = ofUser(sql`users`, sql`users.id`)
const numbered = (rows: SQL, id: SQL): NameSource => ({
  idType: 'int',
  rows: sql`select ${id}::text as id, ${rows}`,
  id,
})

/** What still has a name while it exists. A profile has its user's id; requests are searched for once they are decided. */
const sources: Readonly<Partial<Record<AuditedObject, NameSource>>> = {
  user,
  profile: user,
  session: ofUser(sql`sessions join users on users.id = sessions.user_id`, sql`sessions.id`),
  roadmap: ofUser(sql`roadmaps join users on users.id = roadmaps.user_id`, sql`roadmaps.id`),
  roadmap_share: ofUser(sql`roadmap_shares join users on users.id = roadmap_shares.user_id`, sql`roadmap_shares.id`),
  course: numbered(sql`title as name, title as search from courses`, sql`courses.id`),
  mentoring_request: numbered(
    sql`users.name as name, null as search from mentoring_requests join users on users.id = user_id`,
    sql`mentoring_requests.id`,
  ),
  course_request: numbered(
    sql`course_name as name, case when status = 'requested' then null else course_name end as search from course_requests`,
    sql`course_requests.id`,
  ),
  application: numbered(sql`course_title as name, null as search from applications`, sql`applications.id`),
  application_message: numbered(
    sql`course_title as name, null as search from application_messages join applications on applications.id = application_id`,
    sql`application_messages.id`,
  ),
  institution: numbered(sql`name, name as search from institutions`, sql`institutions.id`),
  institution_request: numbered(
    sql`name, case when status = 'pending' then null else name end as search from institution_requests`,
    sql`institution_requests.id`,
  ),
  institution_invitation: numbered(
    sql`institutions.name as name, institutions.name as search
      from institution_invitations join institutions on institutions.id = institution_id`,
    sql`institution_invitations.id`,
  ),
  contact_message: numbered(sql`name, email as search from contact_messages`, sql`contact_messages.id`),
  feedback: numbered(sql`target as name, null as search from feedback`, sql`feedback.id`),
}

const isId = {
  int: (id: string) => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647,
  uuid: (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id),
}

/**
 * Finds what objects are called now, in one statement.
 * @returns the name of an object; null for one that is deleted or has no name
 */
export async function findNames(
  db: Queryable,
  objects: readonly { readonly type: string; readonly id: string }[],
): Promise<(type: string, id: string) => NamedObject | null> {
  const parts = Object.entries(sources).flatMap(([type, { idType, rows, id }]) => {
    const ids = [...new Set(objects.flatMap((each) => (each.type === type && isId[idType](each.id) ? [each.id] : [])))]
    if (ids.length === 0) return []
    return [
      sql`select ${type} as type, found.* from (${rows} where ${id} = any(${sql.param(ids)}::${sql.raw(idType)}[])) as found`,
    ]
  })
  if (parts.length === 0) return () => null
  const { rows } = await db.execute<{ type: string; id: string; name: string; search: string | null }>(
    sql.join(parts, sql` union all `),
  )
  const found = new Map(rows.map(({ type, id, name, search }) => [`${type} ${id}`, { name, search }]))
  return (type, id) => found.get(`${type} ${id}`) ?? null
}
