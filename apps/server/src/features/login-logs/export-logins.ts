import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { findLoginLogsBefore, type LoginFilter, type LoginLogRow } from '#features/login-logs/repository.ts'
import { sendCsv } from '#http/csv-reply.ts'
import type { SignedInContext } from '#http/register-route.ts'

const header = ['time', 'name', 'email', 'role', 'outcome', 'method']

/** Streams the filtered attempts to sign in as CSV, latest first. The export itself is logged. */
export async function exportLogins(ctx: SignedInContext, filter: LoginFilter, reply: FastifyReply): Promise<Readable> {
  const { role = null, status = null, person = '' } = filter
  // The person searched for is left out, since it is personal data.
  const details = { role, status, ofOnePerson: person !== '' }
  await transaction(ctx, (tx) =>
    audit(tx, { action: 'login_logs.exported', objectType: 'login_log', objectId: 'login_logs', details }),
  )
  return sendCsv(reply, ctx.clock(), {
    name: 'milepost-logins',
    header,
    cellsOf,
    find: (after, limit) => findLoginLogsBefore(ctx.db, filter, after?.id ?? Number.MAX_SAFE_INTEGER, limit),
  })
}

function cellsOf({ createdAt, name, email, role, status, method }: LoginLogRow) {
  return [createdAt.toISOString(), name, email, role, status, method]
}
