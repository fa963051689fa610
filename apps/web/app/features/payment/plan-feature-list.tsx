import { Trans } from '@lingui/react/macro'
import { type PlanName, planTerms } from '@milepost/contract/plans'
import { type PlanFeature, planFeatures } from '#features/payment/plan-features.ts'
import { Check } from '#ui/icons.ts'

/** What a plan has. */
export function PlanFeatureList({ plan }: { plan: PlanName }) {
  return (
    <ul className="grid content-start gap-3">
      {plan !== 'basic' && (
        <li className="font-semibold text-ink-soft">
          {plan === 'pro' ? <Trans>Everything in the free plan, and:</Trans> : <Trans>Everything in Pro, and:</Trans>}
        </li>
      )}
      {planFeatures[plan].map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Check className="mt-1 size-4 shrink-0 text-spruce" aria-hidden />
          <div className="grid gap-0.5">
            <span className="font-semibold">
              <FeatureName feature={feature} />
            </span>
            <FeatureMeaning feature={feature} plan={plan} />
          </div>
        </li>
      ))}
    </ul>
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
      return <Trans>A new roadmap when your answers or career change, up to twice a week</Trans>
    case 'advancedRoadmaps':
      return <Trans>A new roadmap whenever you like, with a preview before you switch</Trans>
    case 'careerCoach':
      return (
        <Trans>
          {messagesADay} assistant messages a day, answered by a coach (AI) where this Milepost is connected to one
        </Trans>
      )
    case 'mentoring':
      return <Trans>One-to-one sessions with a mentor, at a time that suits you</Trans>
    case 'limitedCourses':
    case 'moreCourses':
      return <Trans>Up to {openApplications} open course applications</Trans>
    case 'unlimitedCourses':
      return <Trans>Unlimited open course applications</Trans>
    case 'smartSuggestions':
      return <Trans>A course suggestion in your weekly email (turn it on in Settings)</Trans>
    case 'prioritySupport':
      return <Trans>We reply to your messages first</Trans>
  }
}
