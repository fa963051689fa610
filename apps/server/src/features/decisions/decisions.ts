import { createHash } from 'node:crypto'
import type { Decisions } from '@milepost/advisor'
import type { CareerId } from '@milepost/contract/careers'
import type { Queryable } from '#db/client.ts'
import {
  type Correction,
  deleteRejection,
  findCorrections,
  findRejections,
  replaceCorrections,
  updateChosenCareer,
} from '#features/decisions/repository.ts'

/** In: a learner's profile. Out: what they decided about advice. A chosen career they have rejected since is no choice any more. */
export async function findDecisions(
  db: Queryable,
  profile: { readonly userId: string; readonly chosenCareerId: CareerId | null },
): Promise<Decisions> {
  const rejections = await findRejections(db, profile.userId)
  const isRejected = rejections.some(({ careerId }) => careerId === profile.chosenCareerId)
  return {
    chosenCareerId: isRejected ? null : profile.chosenCareerId,
    rejections: rejections.map(({ careerId, reason }) => ({ careerId, reason })),
    corrections: inOrder(await findCorrections(db, profile.userId)),
  }
}

/** Out: the decisions once a career is chosen, which is then not rejected any more. */
export function withChoice(decisions: Decisions, careerId: CareerId): Decisions {
  const rejections = decisions.rejections.filter((rejection) => rejection.careerId !== careerId)
  return { ...decisions, chosenCareerId: careerId, rejections }
}

/** Out: the decisions once a learner has said whether they know a skill. */
export function withCorrection(decisions: Decisions, correction: Correction): Decisions {
  const others = decisions.corrections.filter(({ skillId }) => skillId !== correction.skillId)
  return { ...decisions, corrections: inOrder([...others, correction]) }
}

/** Stores what `withChoice` says. */
export async function saveChoice(db: Queryable, userId: string, careerId: CareerId): Promise<void> {
  await updateChosenCareer(db, userId, careerId)
  await deleteRejection(db, userId, careerId)
}

/** Puts the chosen career and the corrections back to what they were. Rejections stay: they are about careers, not a roadmap. */
export async function restoreDecisions(
  db: Queryable,
  userId: string,
  decisions: Pick<Decisions, 'chosenCareerId' | 'corrections'>,
  now: Date,
): Promise<void> {
  await updateChosenCareer(db, userId, decisions.chosenCareerId)
  await replaceCorrections(db, userId, decisions.corrections, now)
}

/** Out: the same text for the same decisions, to find out whether advice was made from them. */
export function fingerprintOf(decisions: Decisions): string {
  return createHash('sha256').update(JSON.stringify(decisions)).digest('base64url')
}

/** By code point, so that every database's collation gives the same order. */
function inOrder(corrections: readonly Correction[]): Correction[] {
  return [...corrections]
    .sort((a, b) => (a.skillId < b.skillId ? -1 : 1))
    .map(({ skillId, known }) => ({ skillId, known }))
}
