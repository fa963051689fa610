import { Trans } from '@lingui/react/macro'
import { type PlanName, planTerms } from '@milepost/contract/plans'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { type PlanFeature, planFeatures } from '#features/payment/plan-features.ts'

/** What a plan has. */
export function PlanFeatureList({ plan }: { plan: PlanName }) {
  return (
    <ul className="grid content-start gap-3">
      {planFeatures[plan].map((feature) => (
        <Line key={feature} icon={<Check className="mt-1 size-4 shrink-0 text-spruce" aria-hidden />}>
          <span className="font-semibold">
            <FeatureName feature={feature} />
          </span>
          <FeatureMeaning feature={feature} plan={plan} />
        </Line>
      ))}
      {plan === 'premium' && (
        <Line icon={<Check className="mt-1 size-4 shrink-0 text-spruce" aria-hidden />}>
          <span className="font-semibold">
            <Trans>Everything in Pro</Trans>
          </span>
        </Line>
      )}
    </ul>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      {icon}
      <div className="grid gap-0.5">{children}</div>
    </li>
  )
}

function FeatureName({ feature }: { feature: PlanFeature }) {
  switch (feature) {
    case 'basicRoadmaps':
      return <Trans>Basic Roadmaps</Trans>
    case 'advancedRoadmaps':
      return <Trans>Advanced Roadmaps</Trans>
    case 'careerCoach':
      return <Trans>AI Career Coach</Trans>
    case 'mentoring':
      return <Trans>1-on-1 Mentoring</Trans>
    case 'limitedCourses':
      return <Trans>Limited Courses</Trans>
    case 'moreCourses':
      return <Trans>More Courses</Trans>
    case 'unlimitedCourses':
      return <Trans>Unlimited Courses</Trans>
    case 'smartSuggestions':
      return <Trans>Smart Suggestions</Trans>
    case 'prioritySupport':
      return <Trans>Priority Support</Trans>
  }
}

function FeatureMeaning({ feature, plan }: { feature: PlanFeature; plan: PlanName }) {
  return (
    <p className="text-small text-ink-soft">
      <Meaning feature={feature} plan={plan} />
    </p>
  )
}

function Meaning({ feature, plan }: { feature: PlanFeature; plan: PlanName }) {
  const { messagesADay, openApplications } = planTerms[plan]
  switch (feature) {
    case 'basicRoadmaps':
      return <Trans>A new roadmap when your answers change or for another career, twice a week</Trans>
    case 'advancedRoadmaps':
      return <Trans>A new roadmap whenever you like, compared with yours before you take it</Trans>
    case 'careerCoach':
      return <Trans>{messagesADay} messages to the assistant a day</Trans>
    case 'mentoring':
      return <Trans>Ask for a session with a mentor at a time that suits you</Trans>
    case 'limitedCourses':
    case 'moreCourses':
      return <Trans>{openApplications} open applications to courses at a time</Trans>
    case 'unlimitedCourses':
      return <Trans>No limit to open applications to courses</Trans>
    case 'smartSuggestions':
      return <Trans>With the weekly summary, which you choose in your settings: a course to go on with</Trans>
    case 'prioritySupport':
      return <Trans>Your messages to us are answered first</Trans>
  }
}
