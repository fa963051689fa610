import { isDeepStrictEqual } from 'node:util'
import { hasAge } from '@milepost/contract/profiles/limits'
import { type AdviceField, adviceFields, type ProfileAnswers } from '@milepost/contract/profiles/schema'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { findProfile, type ProfileRow, upsertProfile } from '#features/profiles/repository.ts'
import { changeUser, lockUser } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Saves the caller's answers. The advice revision increments if advice depends on a change; a new preferred career
 * replaces an earlier choice.
 * @throws {AppError} 'invalid' below the minimum age
 */
export async function saveProfile(ctx: SignedInContext, answers: ProfileAnswers): Promise<ProfileRow> {
  requireAge(ctx, answers.dob)
  return transaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.actor.id)
    const before = await findProfile(tx.db, tx.actor.id)
    const { age: _, ...fields } = answers
    const changed = before === undefined ? [] : adviceFields.filter((field) => !isSame(before, fields, field))
    const row = await upsertProfile(tx.db, {
      ...fields,
      userId: tx.actor.id,
      adviceRevision: before === undefined ? 1 : before.adviceRevision + (changed.length > 0 ? 1 : 0),
      ...(changed.includes('preferredCareer') ? { chosenCareerId: null } : {}),
      updatedAt: tx.clock(),
    })
    await changeUser(tx.db, tx.actor.id, { profileCompleted: true })
    await audit(tx, {
      action: 'profile.saved',
      objectType: 'profile',
      objectId: tx.actor.id,
      details: { changedAdviceFields: changed.join(', ') },
    })
    return row
  })
}

function requireAge(ctx: SignedInContext, dob: string): void {
  const minimum = ctx.config.minimumAge
  if (hasAge(dob, minimum, ctx.clock())) return
  throw new AppError('invalid', { issues: [{ field: 'dob', rule: 'too_young', params: { minimum } }] })
}

function isSame(before: ProfileRow, after: Omit<ProfileAnswers, 'age'>, field: AdviceField): boolean {
  if (field === 'interestAnswers') return isDeepStrictEqual(before[field], after[field])
  if (field !== 'interestAreas') return before[field] === after[field]
  return [...before.interestAreas].sort().join() === [...after.interestAreas].sort().join()
}
