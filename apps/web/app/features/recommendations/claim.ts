import type { CareerId } from '@milepost/contract/careers/limits'
import type { Advice } from '@milepost/contract/recommendations/schema'
import type { AdviceClaim } from '@milepost/contract/recommendations/texts'

/** What may be said of a career. Without advice nothing is claimed. */
export function claimOf(advice: Advice | undefined, careerId: CareerId): AdviceClaim {
  if (advice === undefined) return 'own'
  const { verdict, ranking } = advice.recommendation
  const [best] = ranking
  const isRejected = ranking.some((one) => one.careerId === careerId && one.rejected)
  if (isRejected) return 'own'
  if (verdict === 'clear') return best?.careerId === careerId ? 'clear' : 'own'
  return advice.chosenCareerId === careerId ? 'own' : verdict
}
