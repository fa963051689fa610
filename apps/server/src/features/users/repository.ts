import { count, eq, ne } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { users } from '#db/schema/users.ts'

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
