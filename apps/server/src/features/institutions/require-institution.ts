import { isPublic } from '@milepost/contract/institutions/limits'
import type { Institution } from '@milepost/contract/institutions/schema'
import type { Context } from '#context.ts'
import { canSeeUnpublished } from '#features/institutions/policy.ts'
import { findInstitution } from '#features/institutions/repository.ts'
import { AppError } from '#http/errors.ts'

/** @throws {AppError} 'not_found', also for an institution that is not public, except for its members and admins */
export async function requireInstitution({ db, actor }: Context, id: number): Promise<Institution> {
  const institution = await findInstitution(db, id)
  if (institution === undefined) throw new AppError('not_found')
  if (!isPublic(institution) && !canSeeUnpublished(actor, id)) throw new AppError('not_found')
  return institution
}
