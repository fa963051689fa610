import { isUniqueViolation } from '#db/database-errors.ts'
import { requireCanOffer } from '#features/courses/index.ts'
import { institutionExists } from '#features/institutions/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** What may change without an admin's approval. */
export const fieldsWithoutApproval: ReadonlySet<string> = new Set(['code', 'places', 'intakes'])

/** @throws {AppError} the errors of `requireCanOffer`; 'not_found' for an unknown institution */
export async function requireImportable(ctx: SignedInContext, institutionId: number): Promise<void> {
  requireCanOffer(ctx.actor, institutionId, undefined)
  if (!(await institutionExists(ctx.db, institutionId))) throw new AppError('not_found')
}

/** @throws {AppError} 'changed_meanwhile' if another course got a code that is written, after it was looked for */
export async function requireSettledCodes<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    throw isUniqueViolation(error, 'courses_code_unique') ? new AppError('changed_meanwhile', { cause: error }) : error
  }
}
