import {
  generateCareer,
  getCareerDiagram,
  resetCardPositions,
  saveCardPositions,
} from '@milepost/contract/career-diagrams/routes'
import { presentDiagram } from '#features/career-diagrams/presenter.ts'
import { deletePositions, findPositions } from '#features/career-diagrams/repository.ts'
import { savePositions } from '#features/career-diagrams/save-positions.ts'
import { findSteps, type RoadmapRow, requireCurrentRoadmap, runRoadmapCommand } from '#features/roadmaps/index.ts'
import { type RouteRegistrar, registerRoute, type SignedInContext } from '#http/register-route.ts'

export function registerCareerDiagramRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, getCareerDiagram, async (ctx) => present(ctx, await requireCurrentRoadmap(ctx)))
  registerRoute(registrar, generateCareer, async (ctx, { body }) =>
    present(ctx, await runRoadmapCommand(ctx, { kind: body.regenerate === true ? 'regenerate' : 'make' })),
  )
  registerRoute(registrar, saveCardPositions, async (ctx, { body }) => ({
    positions: await savePositions(ctx, body.positions),
  }))
  registerRoute(registrar, resetCardPositions, async (ctx) => {
    await deletePositions(ctx.db, ctx.actor.id)
    return undefined
  })
}

async function present(ctx: SignedInContext, roadmap: RoadmapRow) {
  const steps = await findSteps(ctx.db, roadmap.id)
  return presentDiagram(ctx, roadmap, steps, await findPositions(ctx.db, ctx.actor.id))
}
