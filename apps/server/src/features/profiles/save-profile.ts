import { isDeepStrictEqual } from 'node:util'
import { describeSkill } from '@milepost/advisor/knowledge'
import { hasAge } from '@milepost/contract/profiles/limits'
import type { HeardCorrection } from '@milepost/contract/profiles/reading'
import { type AdviceField, adviceFields, type ProfileAnswers } from '@milepost/contract/profiles/schema'
import { deadlineId } from '@milepost/contract/roadmaps/limits'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { upsertCorrection } from '#features/decisions/index.ts'
import { findProfile, type ProfileRow, upsertProfile } from '#features/profiles/repository.ts'
import { changeUser, lockUser } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Saves the caller's answers, and what they say was heard wrongly in them. The advice revision increments if advice depends on
 * a change; a new preferred career replaces an earlier choice, and a new date what was said about an earlier one.
 * @throws {AppError} 'invalid' below the minimum age, for a new date that is not ahead, and for an unknown skill
 */
export async function saveProfile(
  ctx: SignedInContext,
  answers: ProfileAnswers,
  corrections: readonly HeardCorrection[] = [],
): Promise<ProfileRow> {
  requireAge(ctx, answers.dob)
  requireKnownSkills(corrections)
  return transaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.actor.id)
    const before = await findProfile(tx.db, tx.actor.id)
    requireDayAhead(tx, answers.finishBy, before?.finishBy)
    const { age: _, ...fields } = answers
    const changed = before === undefined ? [] : adviceFields.filter((field) => !isSame(before, fields, field))
    const isSetAnew = answers.finishBy != null && answers.finishBy !== before?.finishBy
    const said: HeardCorrection[] = [
      ...corrections,
      ...(isSetAnew ? [{ skillId: deadlineId, requestIgnored: false }] : []),
    ]
    for (const correction of said) await upsertCorrection(tx.db, tx.actor.id, correction, tx.clock())
    const isOther = changed.length > 0 || corrections.length > 0
    const row = await upsertProfile(tx.db, {
      ...fields,
      userId: tx.actor.id,
      adviceRevision: before === undefined ? 1 : before.adviceRevision + (isOther ? 1 : 0),
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

/** A date that was saved before may have passed since. */
function requireDayAhead(ctx: SignedInContext, day: string | null | undefined, before: string | null | undefined) {
  if (day == null || day === before || day > ctx.clock().toISOString().slice(0, 10)) return
  throw new AppError('invalid', { issues: [{ field: 'finishBy', rule: 'day_ahead' }] })
}

function requireKnownSkills(corrections: readonly HeardCorrection[]): void {
  const unknown = corrections.findIndex(({ skillId }) => skillId !== deadlineId && describeSkill(skillId) === null)
  if (unknown < 0) return
  throw new AppError('invalid', { issues: [{ field: `corrections.${unknown}.skillId`, rule: 'one_of' }] })
}

function isSame(before: ProfileRow, after: Omit<ProfileAnswers, 'age'>, field: AdviceField): boolean {
  if (after[field] === undefined) return true
  if (field === 'interestAnswers') return isDeepStrictEqual(before[field], after[field])
  if (field !== 'interestAreas') return before[field] === after[field]
  return [...before.interestAreas].sort().join() === [...after.interestAreas].sort().join()
}
