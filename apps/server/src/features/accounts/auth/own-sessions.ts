import type { OpenSession } from '@milepost/contract/accounts/schema'
import type { FastifyReply } from 'fastify'
import { transaction } from '#db/transaction.ts'
import { nameAgent } from '#features/accounts/auth/name-agent.ts'
import { deleteOwnSession } from '#features/accounts/auth/repository.ts'
import { closeSession, endSessions, findSessions, requireFresh } from '#features/accounts/auth/sessions.ts'
import { audit } from '#features/audit-logs/index.ts'
import { lockUser } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** Lists the caller's sessions, this one first, then by last use. */
export async function listOwnSessions(ctx: SignedInContext): Promise<OpenSession[]> {
  const rows = await findSessions(ctx, ctx.actor.id)
  const listed = rows.map(({ agent, createdAt, lastSeenAt, id }) => ({
    id,
    ...nameAgent(agent),
    current: id === ctx.actor.sessionId,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }))
  return [...listed.filter(({ current }) => current), ...listed.filter(({ current }) => !current)]
}

/**
 * Ends one of the caller's sessions immediately.
 * @throws {AppError} 'not_found' for another user's
 */
export async function endOwnSession(ctx: SignedInContext, sessionId: string, reply: FastifyReply): Promise<undefined> {
  return transaction(ctx, async (tx) => {
    if (!(await deleteOwnSession(tx.db, tx.actor.id, sessionId))) throw new AppError('not_found')
    if (sessionId === tx.actor.sessionId) await closeSession(tx, sessionId, reply)
    await audit(tx, { action: 'session.ended', objectType: 'session', objectId: sessionId })
    return undefined
  })
}

/**
 * Ends the caller's other sessions.
 * @throws {AppError} 'reauthentication_required'
 */
export async function endOtherSessions(ctx: SignedInContext): Promise<{ ended: number }> {
  requireFresh(ctx)
  return transaction(ctx, async (tx) => {
    if ((await lockUser(tx.db, tx.actor.id)) === undefined) throw new AppError('unauthenticated')
    const ended = await endSessions(tx, tx.actor.id, tx.actor.sessionId)
    await audit(tx, {
      action: 'session.others_ended',
      objectType: 'user',
      objectId: tx.actor.id,
      details: { ended },
    })
    return { ended }
  })
}
