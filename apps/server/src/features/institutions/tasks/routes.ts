import { getInstitutionTasks } from '@milepost/contract/institutions/routes'
import { canSeeUnpublished, institutionExists } from '#features/institutions/index.ts'
import { countWaiting, findRejected, findStarting } from '#features/institutions/tasks/repository.ts'
import { AppError } from '#http/errors.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

const maxNamed = 3
const daysAhead = 14
const day = 24 * 60 * 60 * 1000

export function registerInstitutionTaskRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, getInstitutionTasks, async (ctx, { params: { id } }) => {
    if (!canSeeUnpublished(ctx.actor, id)) throw new AppError('forbidden')
    if (!(await institutionExists(ctx.db, id))) throw new AppError('not_found')
    const now = ctx.clock().getTime()
    const [from, to] = [now, now + daysAhead * day].map((time) => new Date(time).toISOString().slice(0, 10))
    return {
      applications: await countWaiting(ctx.db, id),
      rejected: await findRejected(ctx.db, id, maxNamed),
      starting: await findStarting(ctx.db, id, { from: from ?? '', to: to ?? '', limit: maxNamed }),
    }
  })
}
