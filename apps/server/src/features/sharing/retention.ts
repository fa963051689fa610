import type { Dependencies } from '#context.ts'
import { deleteSharesBefore } from '#features/sharing/repository.ts'

/** Deletes links that have expired. Out: how many. */
export function deleteExpiredShares(ctx: Pick<Dependencies, 'db' | 'clock'>): Promise<number> {
  return deleteSharesBefore(ctx.db, ctx.clock())
}
