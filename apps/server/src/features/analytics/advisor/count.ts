import type { Result } from '@milepost/advisor'
import type { AdvisorCountKind } from '@milepost/contract/analytics/limits'
import type { Dependencies } from '#context.ts'
import { addCounts } from '#features/analytics/advisor/repository.ts'

/**
 * Counts today's (UTC) advisor events, not linked to users. Call it last in the transaction: everyone updates the same
 * row.
 */
export async function countAdvisor(
  tx: Pick<Dependencies, 'db' | 'clock'>,
  counts: Readonly<Partial<Record<AdvisorCountKind, number>>>,
): Promise<void> {
  const day = tx.clock().toISOString().slice(0, 10)
  const rows = (Object.entries(counts) as [AdvisorCountKind, number][]).filter(([, count]) => count > 0)
  await addCounts(
    tx.db,
    rows.map(([kind, count]) => ({ day, kind, count })),
  )
}

/** Counts replies of the embedded engine that replaced a model's, by reason. */
export function fallbacksOf(
  results: readonly Pick<Result<unknown>, 'fallbackReason'>[],
): Partial<Record<AdvisorCountKind, number>> {
  const counts: Partial<Record<AdvisorCountKind, number>> = {}
  for (const { fallbackReason } of results) {
    if (fallbackReason === undefined) continue
    const kind = `fallback_${fallbackReason}` as const
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}
