import { type PlanName, plans, planTerms } from '@milepost/contract/plans'
import { describe, expect, test } from 'vitest'
import { featureTerms, type PlanFeature, planFeatures } from '#features/payment/plan-features.ts'

/** What the server's terms must say where a card names the feature. */
const holds: Record<PlanFeature, (plan: PlanName) => boolean> = {
  basicRoadmaps: (plan) => !planTerms[plan].regenerateAtWill,
  advancedRoadmaps: (plan) => planTerms[plan].regenerateAtWill,
  careerCoach: (plan) => planTerms[plan].messagesADay > 0,
  mentoring: (plan) => planTerms[plan].mentoring,
  limitedCourses: (plan) => planTerms[plan].openApplications !== null,
  moreCourses: (plan) => (planTerms[plan].openApplications ?? 0) > (planTerms.basic.openApplications ?? 0),
  unlimitedCourses: (plan) => planTerms[plan].openApplications === null,
  smartSuggestions: (plan) => planTerms[plan].smartSuggestions,
  prioritySupport: (plan) => planTerms[plan].prioritySupport,
}

describe.each(plans)('the card of %s', (plan) => {
  test.each(planFeatures[plan])('names %s only as the server’s terms have it', (feature) => {
    expect(holds[feature](plan)).toBe(true)
  })
})

test('what Premium leaves to Pro’s card it has as well', () => {
  const kept = planFeatures.pro.map((feature) => featureTerms[feature])
  expect(kept.filter((term) => planTerms.pro[term] === true && planTerms.premium[term] !== true)).toEqual([])
})
