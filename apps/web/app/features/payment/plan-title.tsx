import { Trans } from '@lingui/react/macro'
import type { PlanName } from '@milepost/contract/plans'

export function PlanTitle({ plan }: { plan: PlanName }) {
  switch (plan) {
    case 'basic':
      return <Trans>Basic</Trans>
    case 'pro':
      return <Trans>Pro</Trans>
    case 'premium':
      return <Trans>Premium</Trans>
  }
}

export function PlanDescription({ plan }: { plan: PlanName }) {
  switch (plan) {
    case 'basic':
      return <Trans>Access basic roadmap features</Trans>
    case 'pro':
      return <Trans>Premium roadmap & suggestions</Trans>
    case 'premium':
      return <Trans>Full access with mentoring</Trans>
  }
}

/** Who a plan is for. */
export function PlanAudience({ plan }: { plan: PlanName }) {
  switch (plan) {
    case 'basic':
      return <Trans>To find a career and follow your roadmap.</Trans>
    case 'pro':
      return <Trans>To compare roadmaps and apply to more courses.</Trans>
    case 'premium':
      return <Trans>To talk to a mentor along the way.</Trans>
  }
}
