import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import type { RejectionReason } from '@milepost/contract/recommendations/limits'
import type { Reason } from '@milepost/contract/recommendations/schema'
import type { AdviceDecisions } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'

/** Points for a career without the drawback of a rejected one: our own judgement. */
const hintPoints = 4
/** A roadmap this much shorter answers 'it takes too long'. */
const clearlyShorter = 0.85

const technicalKinds = new Set(['tool', 'concept'])

/** Share of a career's skills that are tools and concepts rather than practices and work with people, 0 to 1. */
function technicalShare(id: CareerId): number {
  const listed = (knowledge.careerSkills.get(id) ?? []).filter(({ weight }) => weight > 1)
  return listed.length === 0 ? 0 : listed.filter(({ skill }) => technicalKinds.has(skill.kind)).length / listed.length
}

function hoursOf(id: CareerId): number {
  const listed = knowledge.careerSkills.get(id) ?? []
  return listed.reduce((sum, { skill, weight }) => sum + (weight > 1 ? skill.hours : 0), 0)
}

const answers: Partial<Record<RejectionReason, (candidate: CareerId, rejected: CareerId) => boolean>> = {
  too_technical: (candidate, rejected) => technicalShare(candidate) < technicalShare(rejected) - 0.1,
  not_technical_enough: (candidate, rejected) => technicalShare(candidate) > technicalShare(rejected) + 0.1,
  takes_too_long: (candidate, rejected) => hoursOf(candidate) < clearlyShorter * hoursOf(rejected),
}

/**
 * Finds the rejected careers whose drawback another career does not have.
 *
 * @param decisions - The learner's decisions.
 * @param career - The other career.
 * @returns One reason for each of them.
 */
export function rejectionHints(decisions: AdviceDecisions | undefined, career: CareerId): Reason[] {
  const rejections = decisions?.rejections ?? []
  if (rejections.some(({ careerId }) => careerId === career)) return []
  return rejections
    .filter(({ careerId, reason }) => answers[reason]?.(career, careerId) ?? false)
    .map(({ careerId, reason }) => ({
      code: 'rejection_hint',
      field: null,
      quote: null,
      params: { career: careerTitleOf(careerId), reason },
      weight: hintPoints,
    }))
}
