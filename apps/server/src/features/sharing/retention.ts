import type { Dependencies } from '#context.ts'
import { deleteSharesBefore } from '#features/sharing/repository.ts'

/**
 * Deletes expired links.
 * @returns how many
 */
export function deleteExpiredShares(ctx: Pick<Dependencies, 'db' | 'clock'>): Promise<number> {
  return deleteSharesBefore(ctx.db, ctx.clock())
}
