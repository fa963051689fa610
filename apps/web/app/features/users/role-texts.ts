import { useLingui } from '@lingui/react/macro'
import type { PlanName } from '@milepost/contract/plans'
import type { Role } from '@milepost/contract/roles'
import type { BadgeTone } from '#ui/badge.tsx'

/** What roles are called. */
export function useRoleNames(): Record<Role, string> {
  const { t } = useLingui()
  return { student: t`Student`, institution: t`Institution`, admin: t`Admin` }
}

/** What plans are called. */
export function usePlanNames(): Record<PlanName, string> {
  const { t } = useLingui()
  return { basic: t`Basic`, pro: t`Pro`, premium: t`Premium` }
}

export const roleTones: Record<Role, BadgeTone> = { student: 'plain', institution: 'spruce', admin: 'signal' }
