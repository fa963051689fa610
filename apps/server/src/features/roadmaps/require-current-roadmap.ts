import { findCurrentRoadmap, type RoadmapRow } from '#features/roadmaps/repository.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** @throws {AppError} 'not_found' before there is a roadmap */
export async function requireCurrentRoadmap(ctx: SignedInContext): Promise<RoadmapRow> {
  const row = await findCurrentRoadmap(ctx.db, ctx.actor.id)
  if (row === undefined) throw new AppError('not_found')
  return row
}
