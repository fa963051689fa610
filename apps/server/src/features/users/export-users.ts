import type { Readable } from 'node:stream'
import type { QueryOf } from '@milepost/contract/http'
import type { exportUsers as exportUsersRoute } from '@milepost/contract/users/routes'
import type { FastifyReply } from 'fastify'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { presentListedUser } from '#features/users/presenter.ts'
import { findUsersAfter } from '#features/users/repository.ts'
import { sendCsv } from '#http/csv-reply.ts'
import type { SignedInContext } from '#http/register-route.ts'

const header = [
  'id',
  'name',
  'email',
  'verified',
  'role',
  'institution',
  'institution role',
  'plan',
  'joined',
  'last seen',
]

/** Streams the filtered accounts as CSV. The export itself is logged. */
export async function exportUsers(
  ctx: SignedInContext,
  filter: QueryOf<typeof exportUsersRoute>,
  reply: FastifyReply,
): Promise<Readable> {
  const { search = '', ...chosen } = filter
  // What was searched for is left out, since it is personal data.
  const filters = Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, value ?? null]))
  const details = { ...filters, searched: search !== '' }
  await transaction(ctx, (tx) =>
    audit(tx, { action: 'users.exported', objectType: 'user', objectId: 'users', details }),
  )
  return sendCsv(reply, ctx.clock(), {
    name: 'milepost-users',
    header,
    find: (after: Awaited<ReturnType<typeof findUsersAfter>>[number] | undefined, limit) =>
      findUsersAfter(ctx.db, filter, after?.id, limit),
    cellsOf: (row) => {
      const user = presentListedUser(row)
      const { id, name, email, role, plan, createdAt, lastSeenAt } = user
      const verified = user.emailVerified ? 'yes' : 'no'
      const { institution_name: institution, institution_role: institutionRole } = user
      return [id, name, email, verified, role, institution, institutionRole, plan, createdAt, lastSeenAt]
    },
  })
}
