import type { QueryOf } from '@milepost/contract/http'
import type { listUsers } from '@milepost/contract/users'
import { and, asc, count, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { institutions } from '#db/schema/institutions.ts'
import { users } from '#db/schema/users.ts'
import { hasWords } from '#lib/search-words.ts'

export type UserRow = typeof users.$inferSelect

/** Out: the new account, or undefined when the address is taken. */
export async function insertUser(db: Queryable, row: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const [user] = await db.insert(users).values(row).onConflictDoNothing({ target: users.email }).returning()
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

/** Holds the account's row until the transaction ends, so that two requests of one person run one after the other. */
export async function lockUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).limit(1).for('update')
  return user
}

type UserChange = Partial<Pick<UserRow, 'name' | 'email' | 'emailVerifiedAt' | 'passwordHash'>>

/** Out: the account as it is now, or undefined where it is gone. Errors: the database's, for an address that is taken. */
export async function changeUser(db: Queryable, id: string, change: UserChange): Promise<UserRow | undefined> {
  const [user] = await db.update(users).set(change).where(eq(users.id, id)).returning()
  return user
}

export async function deleteUserRow(db: Queryable, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id))
}

/** Holds the rows of all admins until the transaction ends. Out: their ids. */
export async function lockAdmins(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(users.id)
    .for('update')
  return rows.map(({ id }) => id)
}

export type UserFilter = Pick<QueryOf<typeof listUsers>, 'search' | 'role' | 'sort'>

function matching({ search = '', role }: UserFilter): SQL | undefined {
  return and(hasWords(users.search, search), role === undefined ? undefined : eq(users.role, role))
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
}
export type ListedUserRow = Awaited<ReturnType<typeof findUsers>>[number]

/** Accounts with their institutions' names, in the order asked for: by name, or by role and then by name. */
export async function findUsers(db: Queryable, filter: UserFilter, slice: { limit: number; offset: number }) {
  const { search = '', sort } = filter
  // Whoever is searched for is looked up by their words first: walking through all by name would seem cheaper to the planner,
  // and is not where few or none have them.
  const name = search === '' ? users.name : sql`${users.name} || ''`
  const order = [...(sort === 'role' ? [asc(users.role)] : []), asc(name), asc(users.id)]
  // Ids alone are stepped over on the way to a late page.
  const page = db
    .select({ id: users.id })
    .from(users)
    .where(matching(filter))
    .orderBy(...order)
    .limit(slice.limit)
    .offset(slice.offset)
    .as('page')
  return db
    .select(listed)
    .from(page)
    .innerJoin(users, eq(users.id, page.id))
    .leftJoin(institutions, eq(institutions.id, users.institutionId))
    .orderBy(...order)
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
  const [row] = await db.select({ total: count() }).from(users).where(matching(filter))
  return row?.total ?? 0
}

export async function updateRole(db: Queryable, id: string, role: UserRow['role']): Promise<void> {
  await db.update(users).set({ role }).where(eq(users.id, id))
}

export async function markProfileCompleted(db: Queryable, id: string): Promise<void> {
  await db.update(users).set({ profileCompleted: true }).where(eq(users.id, id))
}

export async function countUsers(db: Queryable): Promise<{ total: number; premium: number }> {
  const [all] = await db.select({ total: count() }).from(users)
  const [paying] = await db.select({ total: count() }).from(users).where(ne(users.plan, 'basic'))
  return { total: all?.total ?? 0, premium: paying?.total ?? 0 }
}

export async function hasDemoUsers(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.isDemo, true)).limit(1)
  return rows.length > 0
}
