import { eq } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { institutions } from '#db/schema/institutions.ts'
import { users } from '#db/schema/users.ts'
import type { UserRow } from '#features/users/index.ts'

/** Whether an institution is there; one that is cannot go before the transaction has ended. */
export async function holdInstitution(db: Queryable, id: number): Promise<boolean> {
  const rows = await db.select({ id: institutions.id }).from(institutions).where(eq(institutions.id, id)).for('share')
  return rows.length > 0
}

export async function updateMembership(
  db: Queryable,
  userId: string,
  membership: Pick<UserRow, 'role' | 'institutionId' | 'institutionRole'>,
): Promise<UserRow> {
  const [user] = await db.update(users).set(membership).where(eq(users.id, userId)).returning()
  if (user === undefined) throw new Error('the account is gone')
  return user
}

export async function findMemberIds(db: Queryable, institutionId: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.institutionId, institutionId))
    .orderBy(users.id)
  return rows.map(({ id }) => id)
}
