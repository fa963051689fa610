import type { BodyOf } from '@milepost/contract/http'
import type { createInstitutionRequest } from '@milepost/contract/institutions/routes'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { insertRequest, type RequestRow } from '#features/institutions/requests/repository.ts'
import { notifyAdmins } from '#features/notifications/index.ts'
import { lockUser } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Requests to become an institution and notifies the admins.
 * @throws {AppError} 'not_a_student' for admins and members of an institution; 'institution_request_open' while another
 * one is open
 */
export async function sendRequest(
  ctx: SignedInContext,
  { user_id: userId, ...profile }: BodyOf<typeof createInstitutionRequest>,
): Promise<RequestRow> {
  return transaction(ctx, async (tx) => {
    const user = await lockUser(tx.db, userId)
    if (user === undefined) throw new AppError('unauthenticated')
    if (user.role !== 'student') throw new AppError('not_a_student')
    const request = await insertRequest(tx.db, { ...profile, userId, createdAt: tx.clock() })
    if (request === undefined) throw new AppError('institution_request_open')
    const { id, name } = request
    await audit(tx, { action: 'institution_request.sent', objectType: 'institution_request', objectId: String(id) })
    const key = `institution_request_received:${id}`
    await notifyAdmins(tx, { kind: 'institution_request_received', params: { institution: name }, key })
    return request
  })
}
