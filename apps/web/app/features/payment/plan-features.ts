import type { PlanName, PlanTerms } from '@milepost/contract/plans'

/** The features on a plan's card, each with the plan term behind it. */
export const featureTerms = {
  basicRoadmaps: 'regenerateAtWill',
  advancedRoadmaps: 'regenerateAtWill',
  careerCoach: 'messagesADay',
  mentoring: 'mentoring',
  limitedCourses: 'openApplications',
  moreCourses: 'openApplications',
  unlimitedCourses: 'openApplications',
  smartSuggestions: 'smartSuggestions',
  prioritySupport: 'prioritySupport',
} as const satisfies Record<string, keyof PlanTerms>
export type PlanFeature = keyof typeof featureTerms

/** What each card names, in the order it does. Premium also has what Pro has. */
export const planFeatures: Readonly<Record<PlanName, readonly PlanFeature[]>> = {
  basic: ['basicRoadmaps', 'careerCoach', 'limitedCourses'],
  pro: ['advancedRoadmaps', 'careerCoach', 'moreCourses', 'smartSuggestions', 'prioritySupport'],
  premium: ['mentoring', 'careerCoach', 'unlimitedCourses'],
}
