import { Readable } from 'node:stream'
import { product } from '@milepost/contract/product'
import type { FastifyReply } from 'fastify'
import type { Dependencies } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { requireFresh } from '#features/accounts/auth/index.ts'
import { readRows } from '#features/accounts/personal-data/repository.ts'
import { personalTables } from '#features/accounts/personal-data/tables.ts'
import { audit } from '#features/audit-logs/index.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Streams everything stored about the caller as one JSON document, one page of rows in memory. A failed read breaks the
 * connection, so that a partial document is never taken for complete.
 * @throws {AppError} 'reauthentication_required'
 */
export async function exportUser(ctx: SignedInContext, reply: FastifyReply): Promise<Readable> {
  requireFresh(ctx)
  await transaction(ctx, (tx) => audit(tx, { action: 'user.exported', objectType: 'user', objectId: tx.actor.id }))
  const now = ctx.clock().toISOString()
  reply.header('content-type', 'application/json; charset=utf-8')
  reply.header('content-disposition', `attachment; filename="milepost-data-${now.slice(0, 10)}.json"`)
  return Readable.from(writeDocument(ctx, ctx.actor.id, now))
}

async function* writeDocument(ctx: Pick<Dependencies, 'db'>, userId: string, exportedAt: string) {
  const omitted = Object.fromEntries(personalTables.map((table) => [table.name, table.omitted ?? {}]))
  const head = { product: product.name, exportedAt, omitted }
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "data": {`
  let separator = '\n'
  for (const table of personalTables) {
    yield `${separator}    ${JSON.stringify(table.name)}: [`
    let between = '\n'
    for await (const row of readRows(ctx.db, table, userId)) {
      yield `${between}      ${JSON.stringify(row)}`
      between = ',\n'
    }
    yield between === '\n' ? ']' : '\n    ]'
    separator = ',\n'
  }
  yield '\n  }\n}\n'
}
