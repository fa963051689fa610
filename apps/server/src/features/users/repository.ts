import type { QueryOf } from '@milepost/contract/http'
import type { exportUsers, listUsers } from '@milepost/contract/users/routes'
import { and, count, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { institutions } from '#db/schema/institutions.ts'
import { loginLogs } from '#db/schema/login-logs.ts'
import { sessions } from '#db/schema/sessions.ts'
import { users } from '#db/schema/users.ts'
import { findPageIds, inOrderOf } from '#http/list-pages.ts'
import type { Slice } from '#http/paging.ts'
import { hasWords, maxSortedMatches, searchValue, withoutIndex } from '#lib/search-words.ts'

export type UserRow = typeof users.$inferSelect

/** @returns undefined if the address is taken */
export async function insertUser(db: Queryable, row: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const search = searchValueOf(row)
  const [user] = await db
    .insert(users)
    .values({ ...row, search })
    .onConflictDoNothing({ target: users.email })
    .returning()
  return user
}

export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email)).limit(1)
  return user
}

export async function findUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).limit(1)
  return user
}

/**
 * Locks an account, so that its requests run one after the other. Rows that refer to it, such as notifications, can
 * still be inserted: waiting for them would deadlock with transactions that notify others last.
 */
export async function lockUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).limit(1).for('no key update')
  return user
}

/** Locks an account before its deletion, so that no row that refers to it is inserted any more. */
export async function lockUserFully(db: Queryable, id: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
}

type UserChange = Partial<
  Pick<UserRow, 'name' | 'email' | 'emailVerifiedAt' | 'emailProvenAt' | 'passwordHash' | 'role' | 'profileCompleted'>
>

/**
 * @returns undefined if the account does not exist
 * @throws the database's error if the address is taken
 */
export async function changeUser(db: Queryable, id: string, change: UserChange): Promise<UserRow | undefined> {
  const [user] = await db.update(users).set(change).where(eq(users.id, id)).returning()
  if (user !== undefined && (change.name !== undefined || change.email !== undefined))
    await db
      .update(users)
      .set({ search: searchValueOf(user) })
      .where(eq(users.id, id))
  return user
}

const searchValueOf = ({ name, email }: Pick<UserRow, 'name' | 'email'>) => searchValue({ text: `${name} ${email}` })

export async function deleteUserRow(db: Queryable, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id))
}

/**
 * Locks all admins.
 * @returns their ids
 */
export async function lockAdmins(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(users.id)
    .for('no key update')
  return rows.map(({ id }) => id)
}

export type UserFilter = QueryOf<typeof exportUsers>
type UserSort = QueryOf<typeof listUsers>['sort']

/** `isCommon`: so many accounts match that scanning in sort order is faster than the word index. */
function userFilter(filter: UserFilter, isCommon = false): SQL | undefined {
  const { search = '', role, plan, verified, joined_from: from, joined_before: before } = filter
  const { seen_from: seenFrom, seen_before: seenBefore } = filter
  return and(
    isNamedOrBelongsTo(search, isCommon),
    from === undefined ? undefined : gte(users.createdAt, new Date(from)),
    before === undefined ? undefined : lt(users.createdAt, new Date(before)),
    seenFrom === undefined ? undefined : wasSeenSince(seenFrom, isCommon),
    seenBefore === undefined ? undefined : wasNotSeenSince(seenBefore),
    role === undefined ? undefined : eq(users.role, role),
    plan === undefined ? undefined : eq(users.plan, plan),
    verified === undefined
      ? undefined
      : verified === 'yes'
        ? isNotNull(users.emailVerifiedAt)
        : isNull(users.emailVerifiedAt),
  )
}

/** The rows of sessions and of the login history that say when an account was seen. */
const ownSessions = eq(sessions.userId, users.id)
const isLogin = eq(loginLogs.status, 'success')
const ownLogins = and(eq(loginLogs.userId, users.id), isLogin)

function wasSeenSince(moment: string, isCommon: boolean): SQL {
  const since = new Date(moment)
  const seen = gte(sessions.lastSeenAt, since)
  const signedIn = gte(loginLogs.createdAt, since)
  if (isCommon)
    return sql`exists (select from ${sessions} where ${and(ownSessions, seen)}
      union all select from ${loginLogs} where ${and(ownLogins, signedIn)})`
  return sql`${users.id} in (select ${sessions.userId} from ${sessions} where ${seen}
    union select ${loginLogs.userId} from ${loginLogs} where ${and(isLogin, signedIn)})`
}

/** Two conditions, so that each is one join. */
function wasNotSeenSince(moment: string): SQL | undefined {
  const since = new Date(moment)
  return and(
    sql`not exists (select from ${sessions} where ${and(ownSessions, gte(sessions.lastSeenAt, since))})`,
    sql`not exists (select from ${loginLogs} where ${and(ownLogins, gte(loginLogs.createdAt, since))})`,
  )
}

/** Accounts with all the words, and those of institutions with all the words. */
function isNamedOrBelongsTo(search: string, isCommon: boolean): SQL | undefined {
  const words = hasWords(users.search, search)
  const ofNamed = sql`${users.institutionId} in
    (select ${institutions.id} from ${institutions} where ${hasWords(institutions.search, search)})`
  if (words === undefined) return undefined
  if (isCommon) return withoutIndex(or(words, ofNamed))
  // With 'or' neither index would be used.
  return sql`${users.id} in (select ${users.id} from ${users} where ${words}
    union select ${users.id} from ${users} where ${ofNamed})`
}

const listed = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  plan: users.plan,
  institutionId: users.institutionId,
  institutionRole: users.institutionRole,
  institutionName: institutions.name,
  emailVerifiedAt: users.emailVerifiedAt,
  createdAt: users.createdAt,
  /** Sessions are deleted once they have expired, so the login history is asked too. */
  lastSeenAt: sql<string | null>`(select max(times.at) from (
    select ${sessions.lastSeenAt} as at from ${sessions} where ${ownSessions}
    union all select ${loginLogs.createdAt} from ${loginLogs} where ${ownLogins}) as times)`,
}
export type ListedUserRow = Awaited<ReturnType<typeof findUsers>>[number]

/** Accounts with their institutions' names, sorted by name, by role and name, or the latest first. `total` is the number of matches. */
export async function findUsers(
  db: Queryable,
  { sort, ...filter }: UserFilter & { readonly sort?: UserSort },
  total: number,
  slice: Slice,
) {
  const { search = '' } = filter
  // The planner can't estimate word matches: few are looked up before sorting, by an expression without an index.
  const isIndexed = search === '' || total > maxSortedMatches
  const name = isIndexed ? users.name : sql`${users.name} || ''`
  const joined = isIndexed ? users.createdAt : sql`${users.createdAt} + interval '0'`
  const by = sort === 'joined' ? [joined, users.id] : [...(sort === 'role' ? [users.role] : []), name, users.id]
  const ids = await findPageIds(
    db,
    { table: users, condition: userFilter(filter, total > maxSortedMatches), by, isRising: sort !== 'joined', total },
    slice,
  )
  if (ids.length === 0) return []
  const rows = await db
    .select(listed)
    .from(users)
    .leftJoin(institutions, eq(institutions.id, users.institutionId))
    .where(inArray(users.id, ids))
  return inOrderOf(ids, rows)
}

/** The next accounts of a list by id. */
export async function findUsersAfter(
  db: Queryable,
  filter: UserFilter,
  id: string | undefined,
  limit: number,
): Promise<ListedUserRow[]> {
  return db
    .select(listed)
    .from(users)
    .leftJoin(institutions, eq(institutions.id, users.institutionId))
    .where(and(userFilter(filter), id === undefined ? undefined : gt(users.id, id)))
    .orderBy(users.id)
    .limit(limit)
}

export async function findListedUser(db: Queryable, id: string): Promise<ListedUserRow | undefined> {
  const [user] = await db
    .select(listed)
    .from(users)
    .leftJoin(institutions, eq(institutions.id, users.institutionId))
    .where(eq(users.id, id))
  return user
}

export async function countMatchingUsers(db: Queryable, filter: UserFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users).where(userFilter(filter))
  return row?.total ?? 0
}

export async function countPayingUsers(db: Queryable): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users).where(ne(users.plan, 'basic'))
  return row?.total ?? 0
}

export async function hasDemoUsers(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.isDemo, true)).limit(1)
  return rows.length > 0
}
