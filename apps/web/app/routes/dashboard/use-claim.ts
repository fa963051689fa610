import type { CareerId } from '@milepost/contract/careers/limits'
import type { AdviceClaim } from '@milepost/contract/recommendations/texts'
import { useQuery } from '@tanstack/react-query'
import { adviceQuery } from '#features/recommendations/api.ts'
import { claimOf } from '#features/recommendations/claim.ts'
import { useCurrentUser } from '#lib/current-user.ts'

/** What may be said of the career that a roadmap leads to. */
export function useClaim(careerId: CareerId): AdviceClaim {
  const { id } = useCurrentUser()
  return claimOf(useQuery(adviceQuery(id)).data, careerId)
}
