import { createHash } from 'node:crypto'
import type { AdviceDecisions, PlanVariant } from '@milepost/advisor'
import type { CareerId } from '@milepost/contract/careers/limits'
import type { Queryable } from '#db/client.ts'
import {
  deleteRejection,
  findCorrections,
  findRejections,
  replaceCorrections,
  type SkillCorrection,
  type SkillCorrectionChange,
  updateChosenCareer,
  updateVariant,
} from '#features/decisions/repository.ts'

/** A learner's decisions about advice. A chosen career rejected later is no longer chosen. */
export async function findDecisions(
  db: Queryable,
  profile: {
    readonly userId: string
    readonly chosenCareerId: CareerId | null
    readonly variant: PlanVariant | null
  },
): Promise<AdviceDecisions> {
  const rejections = await findRejections(db, profile.userId)
  const isRejected = rejections.some(({ careerId }) => careerId === profile.chosenCareerId)
  return {
    chosenCareerId: isRejected ? null : profile.chosenCareerId,
    rejections: rejections.map(({ careerId, reason }) => ({ careerId, reason })),
    corrections: inOrder(await findCorrections(db, profile.userId)),
    ...(profile.variant !== null && { variant: profile.variant }),
  }
}

/** Chooses a career and removes its rejection. A variant was chosen for the career before. */
export function withChoice({ variant: _, ...decisions }: AdviceDecisions, careerId: CareerId): AdviceDecisions {
  const rejections = decisions.rejections.filter((rejection) => rejection.careerId !== careerId)
  return { ...decisions, chosenCareerId: careerId, rejections }
}

/** Chooses a variant, or with null the career's usual way. */
export function withVariantChoice(
  { variant: _, ...decisions }: AdviceDecisions,
  variant: PlanVariant | null,
): AdviceDecisions {
  return variant === null ? decisions : { ...decisions, variant }
}

/** Applies what a correction says. What was said about the skill before and it leaves out stays. */
export function withCorrection(decisions: AdviceDecisions, correction: SkillCorrectionChange): AdviceDecisions {
  const before = decisions.corrections.find(({ skillId }) => skillId === correction.skillId)
  const others = decisions.corrections.filter((other) => other !== before)
  return { ...decisions, corrections: inOrder([...others, { level: null, ...before, ...correction }]) }
}

/** Stores the result of `withChoice`. */
export async function saveChoice(db: Queryable, userId: string, careerId: CareerId): Promise<void> {
  await updateChosenCareer(db, userId, careerId)
  await updateVariant(db, userId, null)
  await deleteRejection(db, userId, careerId)
}

/** Lets the advice decide about the career again. */
export async function withdrawChoice(db: Queryable, userId: string): Promise<void> {
  await updateChosenCareer(db, userId, null)
}

/** Restores the chosen career, corrections and variant. Rejections stay, as they are about careers, not a roadmap. */
export async function restoreDecisions(
  db: Queryable,
  userId: string,
  decisions: Pick<AdviceDecisions, 'chosenCareerId' | 'corrections'> & { readonly variant: PlanVariant | null },
  now: Date,
): Promise<void> {
  await updateChosenCareer(db, userId, decisions.chosenCareerId)
  await updateVariant(db, userId, decisions.variant)
  await replaceCorrections(db, userId, decisions.corrections, now)
}

/** A stable text of the decisions, to find out whether advice was based on them. */
export function fingerprintOf(decisions: AdviceDecisions): string {
  return createHash('sha256').update(JSON.stringify(decisions)).digest('base64url')
}

/** By code point, so that the order doesn't depend on a database's collation. Without those that say nothing. */
function inOrder(corrections: readonly SkillCorrection[]): SkillCorrection[] {
  return [...corrections]
    .filter(({ level, requestIgnored, added }) => level !== null || requestIgnored || added)
    .sort((a, b) => (a.skillId < b.skillId ? -1 : 1))
    .map(({ skillId, level, requestIgnored, added }) => ({
      skillId,
      level,
      ...(requestIgnored && { requestIgnored }),
      ...(added && { added }),
    }))
}
