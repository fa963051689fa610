import type { ListedUser, User } from '@milepost/contract/users/schema'
import type { Actor } from '#context.ts'
import type { Queryable } from '#db/client.ts'
import { findListedUser, type ListedUserRow, type UserRow } from '#features/users/repository.ts'

type PresentableUser =
  | Pick<
      Actor,
      | 'id'
      | 'name'
      | 'email'
      | 'emailVerifiedAt'
      | 'role'
      | 'plan'
      | 'institutionId'
      | 'institutionRole'
      | 'profileCompleted'
    >
  | UserRow

/** An account as its owner's client sees it. */
export function presentUser(account: PresentableUser): User {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    emailVerified: account.emailVerifiedAt !== null,
    role: account.role,
    institution_id: account.institutionId,
    institution_role: account.institutionRole,
    plan: account.plan,
    is_premium: hasPaidPlan(account),
    profileCompleted: account.profileCompleted,
  }
}

/** An account as admins see it in their list. */
export function presentListedUser(row: ListedUserRow): ListedUser {
  const { id, name, email, role } = row
  return {
    id,
    name,
    email,
    role,
    premium: hasPaidPlan(row),
    plan: row.plan,
    emailVerified: row.emailVerifiedAt !== null,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt === null ? null : new Date(row.lastSeenAt).toISOString(),
    institution_id: row.institutionId,
    institution_role: row.institutionRole,
    institution_name: row.institutionName,
  }
}

/** The account as admins see it, as it is stored now. */
export async function readListedUser(db: Queryable, id: string): Promise<ListedUser | undefined> {
  const row = await findListedUser(db, id)
  return row === undefined ? undefined : presentListedUser(row)
}

/** Pro and premium are the paid plans. */
export function hasPaidPlan(account: Pick<PresentableUser, 'plan'>): boolean {
  return account.plan !== 'basic'
}
