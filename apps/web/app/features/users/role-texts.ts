import { useLingui } from '@lingui/react/macro'
import type { Role } from '@milepost/contract/roles'
import type { BadgeTone } from '#ui/badge.tsx'

/** What roles are called. */
export function useRoleNames(): Record<Role, string> {
  const { t } = useLingui()
  return { student: t`Student`, institution: t`Institution`, admin: t`Admin` }
}

export const roleTones: Record<Role, BadgeTone> = { student: 'plain', institution: 'spruce', admin: 'signal' }
