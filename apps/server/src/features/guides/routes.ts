import { questionOfAnswer } from '@milepost/advisor/knowledge'
import { rateAnswer } from '@milepost/contract/guides/routes'
import { countAdvisor } from '#features/analytics/advisor/index.ts'
import { AppError } from '#http/errors.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerGuideRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, rateAnswer, async (ctx, { params: { answerId }, body: { useful } }) => {
    if (questionOfAnswer(answerId) === null) throw new AppError('not_found')
    await countAdvisor(ctx, { [useful ? `useful:${answerId}` : `not_useful:${answerId}`]: 1 })
    return undefined
  })
}
