import { maxInstitutionTexts } from '@milepost/contract/applications/limits'
import type { InstitutionText } from '@milepost/contract/applications/schema'
import { transaction } from '#db/transaction.ts'
import { deleteText, findTexts, insertText, lockTexts } from '#features/applications/conversation/repository.ts'
import { requireCanAnswerFor } from '#features/applications/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** @throws {AppError} 'forbidden' for another institution */
export async function readTexts(ctx: SignedInContext, institutionId: number): Promise<InstitutionText[]> {
  requireCanAnswerFor(ctx.actor, institutionId)
  return findTexts(ctx.db, institutionId)
}

/** @throws {AppError} 'forbidden' for another institution; 'texts_full' */
export async function addText(
  ctx: SignedInContext,
  institutionId: number,
  text: { readonly title: string; readonly text: string },
): Promise<InstitutionText> {
  requireCanAnswerFor(ctx.actor, institutionId)
  return transaction(ctx, async (tx) => {
    await lockTexts(tx.db, institutionId)
    if ((await findTexts(tx.db, institutionId)).length >= maxInstitutionTexts) {
      throw new AppError('texts_full', { params: { most: maxInstitutionTexts } })
    }
    return insertText(tx.db, { ...text, institutionId })
  })
}

/** @throws {AppError} 'forbidden' for another institution; 'not_found' */
export async function removeText(ctx: SignedInContext, institutionId: number, id: number): Promise<void> {
  requireCanAnswerFor(ctx.actor, institutionId)
  if (!(await deleteText(ctx.db, institutionId, id))) throw new AppError('not_found')
}
