import { and, asc, count, desc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { deleteRows } from '#db/delete-rows.ts'
import type { RowOf } from '#db/row-of.ts'
import { institutionInvitations } from '#db/schema/institution-invitations.ts'
import { institutions } from '#db/schema/institutions.ts'
import { users } from '#db/schema/users.ts'
import type { UserRow } from '#features/users/index.ts'
import type { Slice } from '#http/paging.ts'

/** Whether an institution exists; it can't be deleted before the transaction ends. */
export async function lockInstitutionShared(db: Queryable, id: number): Promise<boolean> {
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

const memberColumns = { id: users.id, name: users.name, email: users.email, institutionRole: users.institutionRole }
export type MemberRow = RowOf<typeof memberColumns>

/** The owner first, then members by name. */
export async function findMembers(db: Queryable, institutionId: number, slice: Slice): Promise<MemberRow[]> {
  return db
    .select(memberColumns)
    .from(users)
    .where(eq(users.institutionId, institutionId))
    .orderBy(asc(users.institutionRole), asc(users.name), asc(users.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

export async function countMembers(db: Queryable, institutionId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users).where(eq(users.institutionId, institutionId))
  return row?.total ?? 0
}

export async function findOwnerId(db: Queryable, institutionId: number): Promise<string | undefined> {
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.institutionId, institutionId), eq(users.institutionRole, 'owner')))
  return owner?.id
}

/** An institution's name; locks the institution exclusively. */
export async function lockInstitution(db: Queryable, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ name: institutions.name })
    .from(institutions)
    .where(eq(institutions.id, id))
    .for('update')
  return row?.name
}

export async function findInstitutionName(db: Queryable, id: number): Promise<string | undefined> {
  const [row] = await db.select({ name: institutions.name }).from(institutions).where(eq(institutions.id, id))
  return row?.name
}

export type InvitationRow = typeof institutionInvitations.$inferSelect

const openAt = (institutionId: number, now: Date) =>
  and(eq(institutionInvitations.institutionId, institutionId), gt(institutionInvitations.expiresAt, now))

/** Invitations that are not expired, latest first. */
export async function findInvitations(
  db: Queryable,
  institutionId: number,
  now: Date,
  slice: Slice,
): Promise<InvitationRow[]> {
  return db
    .select()
    .from(institutionInvitations)
    .where(openAt(institutionId, now))
    .orderBy(desc(institutionInvitations.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

export async function countInvitations(db: Queryable, institutionId: number, now: Date): Promise<number> {
  const [row] = await db.select({ total: count() }).from(institutionInvitations).where(openAt(institutionId, now))
  return row?.total ?? 0
}

/**
 * Inserts an invitation, replacing an expired one.
 * @returns undefined if the address has an open invitation
 */
export async function insertInvitation(
  db: Queryable,
  row: Omit<InvitationRow, 'id' | 'tokenHash'>,
): Promise<InvitationRow | undefined> {
  const [invitation] = await db
    .insert(institutionInvitations)
    .values(row)
    .onConflictDoUpdate({
      target: [institutionInvitations.institutionId, institutionInvitations.email],
      set: {
        tokenHash: null,
        createdAt: sql`excluded.created_at`,
        expiresAt: sql`excluded.expires_at`,
      },
      setWhere: lte(institutionInvitations.expiresAt, row.createdAt),
    })
    .returning()
  return invitation
}

/**
 * Sets the secret of an invitation's link.
 * @returns whether the invitation still exists
 */
export async function setInvitationToken(
  db: Queryable,
  { id, email }: { id: number; email: string },
  tokenHash: Buffer,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(institutionInvitations)
    .set({ tokenHash })
    .where(
      and(
        eq(institutionInvitations.id, id),
        eq(institutionInvitations.email, email),
        gt(institutionInvitations.expiresAt, now),
      ),
    )
    .returning({ id: institutionInvitations.id })
  return rows.length > 0
}

/** The open invitation of a link, with the inviter's name. */
export async function findInvitation(db: Queryable, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select({ invitation: institutionInvitations, institution: institutions.name })
    .from(institutionInvitations)
    .innerJoin(institutions, eq(institutions.id, institutionInvitations.institutionId))
    .where(and(eq(institutionInvitations.tokenHash, tokenHash), gt(institutionInvitations.expiresAt, now)))
  return row
}

/**
 * Deletes an invitation.
 * @returns whether it existed: only one of many concurrent calls gets true
 */
export async function takeInvitation(db: Queryable, institutionId: number, id: number): Promise<boolean> {
  const own = eq(institutionInvitations.institutionId, institutionId)
  return (await deleteRows(db, institutionInvitations, own, eq(institutionInvitations.id, id))) > 0
}

export async function deleteInvitationsTo(db: Queryable, email: string): Promise<void> {
  await db.delete(institutionInvitations).where(eq(institutionInvitations.email, email))
}

export async function deleteExpiredInvitations(db: Queryable, now: Date): Promise<void> {
  await db.delete(institutionInvitations).where(lt(institutionInvitations.expiresAt, now))
}
