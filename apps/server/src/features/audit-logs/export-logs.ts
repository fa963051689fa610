import { Readable } from 'node:stream'
import type { AuditFilter } from '@milepost/contract/audit-logs'
import { maxExportedLogs } from '@milepost/contract/constants/audit-logs'
import type { FastifyReply } from 'fastify'
import type { Queryable } from '#db/client.ts'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/audit.ts'
import { type AuditLogRow, auditLogFilter, findAuditLogsBefore } from '#features/audit-logs/repository.ts'
import type { LogPages } from '#http/log-pages.ts'
import type { SignedInContext } from '#http/register-route.ts'
import { csvLine } from '#lib/csv.ts'

const rowsPerBatch = 1000
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
  const day = ctx.clock().toISOString().slice(0, 10)
  reply.header('content-type', 'text/csv; charset=utf-8; header=present')
  reply.header('content-disposition', `attachment; filename="milepost-audit-log-${day}.csv"`)
  return Readable.from(linesOf(ctx.db, log, filter))
}

async function* linesOf(db: Queryable, log: LogPages, filter: AuditFilter) {
  yield csvLine(header)
  const condition = await auditLogFilter(db, log, filter)
  let left = maxExportedLogs
  for (let before = Number.MAX_SAFE_INTEGER; left > 0; ) {
    const rows = await findAuditLogsBefore(db, condition, before, Math.min(left, rowsPerBatch))
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map(lineOf).join('')
    before = last.id
    left -= rows.length
  }
}

function lineOf(row: AuditLogRow): string {
  const { actorName, actorId, action, objectType, objectId, address, details, createdAt } = row
  const what = Object.keys(details).length === 0 ? '' : JSON.stringify(details)
  return csvLine([createdAt.toISOString(), action, actorName, actorId, objectType, objectId, address, what])
}
