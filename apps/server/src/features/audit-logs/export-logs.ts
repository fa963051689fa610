import type { Readable } from 'node:stream'
import { maxExportedLogs } from '@milepost/contract/audit-logs/limits'
import type { AuditFilter } from '@milepost/contract/audit-logs/schema'
import type { FastifyReply } from 'fastify'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/audit.ts'
import { type AuditLogRow, auditLogFilter, findAuditLogsBefore } from '#features/audit-logs/repository.ts'
import { sendCsv } from '#http/csv-reply.ts'
import type { LogPages } from '#http/log-pages.ts'
import type { SignedInContext } from '#http/register-route.ts'

const header = ['time', 'action', 'actor', 'actor id', 'object', 'object id', 'address', 'details']

/**
 * Streams filtered audit log lines as CSV, latest first and at most `maxExportedLogs`, with one page of rows in memory.
 * The export itself is logged.
 */
export async function exportLogs(
  ctx: SignedInContext,
  log: LogPages,
  filter: AuditFilter,
  reply: FastifyReply,
): Promise<Readable> {
  const { action = null, object = null, from = null, to = null } = filter
  // The actor searched for is left out, since it is personal data.
  const details = { action, object, from, to, ofOneActor: (filter.actor ?? '') !== '' }
  await transaction(ctx, (tx) =>
    audit(tx, { action: 'audit_log.exported', objectType: 'audit_log', objectId: 'audit_log', details }),
  )
  const condition = await auditLogFilter(ctx.db, log, filter)
  return sendCsv(reply, ctx.clock(), {
    name: 'milepost-audit-log',
    header,
    maxRows: maxExportedLogs,
    cellsOf,
    find: (after, limit) => findAuditLogsBefore(ctx.db, condition, after?.id ?? Number.MAX_SAFE_INTEGER, limit),
  })
}

function cellsOf(row: AuditLogRow) {
  const { actorName, actorId, action, objectType, objectId, address, details, createdAt } = row
  const what = Object.keys(details).length === 0 ? '' : JSON.stringify(details)
  return [createdAt.toISOString(), action, actorName, actorId, objectType, objectId, address, what]
}
