import type { Session, SignUp } from '@milepost/contract/accounts/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { requireUncommonPassword } from '#features/accounts/auth/passwords.ts'
import { openSession } from '#features/accounts/auth/sessions.ts'
import { audit } from '#features/audit-logs/index.ts'
import { queueEmail } from '#features/emails/index.ts'
import { recordLogin } from '#features/login-logs/index.ts'
import { insertUser, presentUser } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'

/**
 * Creates a learner's account, signs it in and queues the verification email.
 * @throws {AppError} 'role_not_allowed' for any role but student; 'password_too_common'; 'email_taken'
 */
export async function registerUser(
  ctx: Context,
  input: SignUp,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  if (input.role !== undefined && input.role !== 'student') throw new AppError('role_not_allowed')
  requireUncommonPassword(input.password, input)
  const passwordHash = await ctx.passwordHasher.hash(input.password)
  return transaction(ctx, async (tx) => {
    const user = await insertUser(tx.db, { name: input.name, email: input.email, passwordHash, createdAt: tx.clock() })
    if (user === undefined) throw new AppError('email_taken', { issues: [{ field: 'email', rule: 'taken' }] })
    const session = await openSession(tx, user.id, request, reply)
    await audit(tx, { action: 'user.registered', objectType: 'user', objectId: user.id, actor: user })
    await recordLogin(tx, { email: user.email, status: 'success', account: user })
    await queueEmail(tx, { kind: 'verify_email', to: user.email, userId: user.id, params: { name: user.name } })
    return { user: presentUser(user), token: session.token }
  })
}
